import GitReading
import TableDiagnostics
import TableParsing
import TableSupport

/// A pattern at a place: a folder, and the pattern for paths below it.
struct PlacedGlob {
  /// Without a trailing slash, except for `/` itself.
  private let folder: String
  /// Nil if everything in the folder matches, and the folder itself.
  private let glob: Glob?

  /// - Parameters:
  ///   - pattern: a valid pattern.
  ///   - base: the absolute folder that it is relative to.
  init?(_ pattern: String, in base: String) {
    let parts = Glob.parts(of: pattern)
    folder = PathRules.normalized(parts.folder.hasPrefix("/") ? parts.folder : base + "/" + parts.folder)
    do throws(GlobProblem) { glob = parts.below.isEmpty ? nil : try Glob(path: parts.below) } catch { return nil }
  }

  /// Whether an absolute path matches, or a folder that it is in.
  func matches(_ path: String, work: WorkMeter) -> Bool {
    let base = folder == "/" ? "/" : folder + "/"
    guard path.hasPrefix(base) else { return glob == nil && path == folder }
    return glob?.matchesPathOrFolder(String(path.dropFirst(base.count)), work: work) ?? true
  }
}

/// What is skipped where a folder or a pattern leads to it: the patterns of `--exclude` and of configurations.
final class Exclusion {
  let configurations: RunConfiguration
  private let ofFlags: [PlacedGlob]
  /// Whether configurations exclude files that are named, too.
  private let concernsNamed: Bool
  /// The patterns of configurations, by the folders of these.
  private var ofConfigurations: [String: [PlacedGlob]] = [:]
  /// The configurations of folders.
  private var found: [String: RunConfiguration.Found] = [:]
  /// Of matching patterns.
  let work: WorkMeter
  /// How many files and folders were skipped.
  private(set) var count = 0
  /// The specs and folders that configurations excluded.
  private(set) var leftOut = LeftOut()

  init(_ patterns: [String], concernsNamed: Bool = false, configurations: RunConfiguration, work: WorkMeter) {
    (self.concernsNamed, self.configurations) = (concernsNamed, configurations)
    self.work = work
    let here = DiskFiles().canonicalPath(".") ?? "/"
    ofFlags = patterns.compactMap { PlacedGlob($0, in: here) }
  }

  /// - Parameters:
  ///   - path: absolute; links in it may not be resolved below the folder that was named.
  ///   - folder: the folder of the path, as it is named there.
  ///   - kind: what is at the path, if that is to be reported; asked only where a configuration excludes it.
  func excludes(
    _ path: String, in folder: String, _ revision: GitFiles? = nil, kind: () -> Kind? = { nil }
  ) -> Bool {
    if !ofFlags.contains(where: { $0.matches(path, work: work) }) {
      guard let configuration = excludingConfiguration(path, folder, revision) else { return false }
      if let kind = kind() { leftOut.note(path, isFolder: kind == .folder, excludedBy: configuration) }
    }
    count += 1
    return true
  }

  /// What is excluded.
  enum Kind { case spec, folder }

  /// Whether a file that was named by its own path is skipped: only by a flag beside it, or if one says that configurations do it.
  func excludesNamed(_ path: String) -> Bool {
    let folder = PathRules.folder(of: path)
    guard concernsNamed || !ofFlags.isEmpty, let canonical = DiskFiles().canonicalPath(folder) else { return false }
    let whole = PathRules.join(canonical, path.lastPathComponent)
    if ofFlags.contains(where: { $0.matches(whole, work: work) }) { return true }
    guard concernsNamed, let configuration = excludingConfiguration(whole, folder, nil) else { return false }
    leftOut.note(whole, isFolder: false, excludedBy: configuration)
    return true
  }

  /// The path of the configuration that excludes a path, as messages show it.
  private func excludingConfiguration(_ path: String, _ folder: String, _ revision: GitFiles?) -> String? {
    let key = revision.name + folder
    let configuration = found[key] ?? configurations.configuration(ofFolder: folder, of: folder, in: revision)
    found[key] = configuration
    guard !configuration.configuration.exclude.isEmpty else { return nil }
    let globs =
      ofConfigurations[revision.name + configuration.folder]
      ?? configuration.configuration.exclude.compactMap { PlacedGlob($0, in: configuration.folder) }
    ofConfigurations[revision.name + configuration.folder] = globs
    return globs.contains { $0.matches(path, work: work) } ? configuration.shown : nil
  }

  /// The problem with patterns that take too much work.
  var problem: Diagnostic? {
    guard work.isSpent else { return nil }
    return Diagnostic(
      code: .tooMuchWork, message: "matching the patterns for specs exceeds the work limit",
      range: SourceRange(file: "."),
      help: "use fewer and shorter patterns, or raise the limit with --max-work if they are yours")
  }
}
