import GitReading
import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import TableSupport

/// The configurations of a run: for each spec, the nearest `.tablec.yaml` above it, read once.
///
/// Problems with them are collected until they are reported.
final class RunConfiguration {
  private var found: [String: Search] = [:]
  /// What the configurations of folders on the disk depend on, by the folders.
  private var inputs: [String: SpecInputs] = [:]
  private var bags: [DiagnosticBag] = []
  private var troubles: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  private let parser: ConfigurationParser
  /// Where configurations on the disk are read from.
  private let disk: FileSystem
  /// The user's own folder: what is above it belongs to others.
  private let home = Terminal.environment("HOME").flatMap { $0.isEmpty ? nil : DiskFiles().canonicalPath($0) }
  /// More than any configuration needs.
  private static let mostBytes = 1 << 20

  /// What a search came to, and what it read and looked for.
  private struct Search {
    var found: Found?
    /// What was read in the folder, and looked for in it.
    var inputs = SpecInputs()
    /// The folder above, as a key of the searches, if that was searched, too.
    var above: String?
  }

  /// - Parameter files: those of the disk, if texts can take their place.
  init(parser: ConfigurationParser, files: FileSystem = .run) {
    self.parser = parser
    disk = files
  }

  /// The configuration for a spec; an empty one if there is none, or if it cannot be read, which is reported.
  func configuration(for spec: SpecFile, reporter: inout Reporter) -> Found {
    defer { report(to: &reporter) }
    return configuration(for: spec)
  }

  /// - Parameter revision: the files of a revision that the spec is in; nil if it is on the disk.
  func configuration(for spec: SpecFile, in revision: GitFiles? = nil) -> Found {
    // Standard input and pipes belong to the working folder.
    let path = revision == nil && !spec.hasPlace ? "./-" : spec.path
    return configuration(ofFolder: files(of: revision).folder(of: path), of: spec.path, in: revision)
  }

  /// The configuration for the files of a folder.
  /// - Parameters:
  ///   - subject: the path that a problem is reported with.
  ///   - revision: the files of a revision that the folder is in; nil if it is on the disk.
  func configuration(ofFolder folder: String, of subject: String, in revision: GitFiles? = nil) -> Found {
    do throws(FileProblem) {
      let canonical = if let revision { revision.canonicalPath(folder) } else { try DiskFiles().resolve(folder) }
      guard let canonical else { return .none }
      return search(canonical, files(of: revision)).found ?? .none
    } catch {
      troubles.append(
        Diagnostic(
          code: .unreadableFile, message: "its configuration cannot be searched for: \(error.reason)",
          range: SourceRange(file: subject)))
      return .none
    }
  }

  /// What the configuration of a spec on the disk depends on: its file with those that it names, and the paths at which there was none.
  func inputs(for spec: SpecFile) -> SpecInputs {
    let folder = spec.hasPlace ? PathRules.folder(of: spec.path) : "."
    guard let canonical = DiskFiles().canonicalPath(folder) else { return SpecInputs() }
    if let known = inputs[canonical] { return known }
    var all = SpecInputs()
    var search: Search? = search(canonical, disk)
    while let here = search {
      all.merge(here.inputs)
      search = here.above.flatMap { found[$0] }
    }
    inputs[canonical] = all
    return all
  }

  /// Reports the problems that were found since the last call.
  func report(to reporter: inout Reporter) {
    for trouble in troubles { reporter.addTrouble(trouble) }
    for bag in bags { reporter.add(bag) }
    for warning in warnings { reporter.addWarning(warning) }
    (troubles, bags, warnings) = ([], [], [])
  }

  /// Reports problems without changing the status of the run.
  func mention(to reporter: inout Reporter) {
    for problem in troubles + bags.flatMap(\.diagnostics) + warnings { reporter.addWarning(problem) }
    (troubles, bags, warnings) = ([], [], [])
  }

  /// Takes a problem with something that a configuration names.
  func note(_ problem: Diagnostic) { troubles.append(problem) }

  // MARK: Searching

  private func files(of revision: GitFiles?) -> FileSystem { revision.map { FileSystem($0) } ?? disk }

  private func search(_ folder: String, _ files: FileSystem) -> Search {
    var passed: [(key: String, missing: String)] = []
    var (folder, result) = (folder, Search())
    var above: String?
    while true {
      let key = files.revision.name + folder
      if let known = found[key] {
        (result, above) = (known, key)
        break
      }
      let base = folder.hasSuffix("/") ? folder : folder + "/"
      let misnamed = base + ConfigurationParser.misnamedFileName
      if files.has(misnamed), !files.isShared(folder) {
        warnings.append(.configurationMisnamed(files.shown(misnamed)))
      }
      if files.has(base + ConfigurationParser.fileName), !files.isShared(folder) {
        let log = ReadLog(.hash)
        result.found = read(base, files, log)
        result.inputs = log.inputs
        found[key] = result
        above = key
        break
      }
      passed.append((key, base + ConfigurationParser.fileName))
      if files.isTop(folder) || folder == home { break }
      folder = files.folder(of: folder)
    }
    // A folder without a configuration has that of the folder above it.
    for (key, missing) in passed.reversed() {
      (result.inputs, result.above) = (SpecInputs(), above)
      result.inputs.noteLookup(missing, nil)
      found[key] = result
      above = key
    }
    return result
  }

  /// - Parameter log: takes what the configuration consists of. Where its root and its output folder are is looked up apart from that.
  private func read(_ folder: String, _ place: FileSystem, _ log: ReadLog) -> Found? {
    let files = place.logged(in: log)
    let path = folder + ConfigurationParser.fileName
    _ = files.canonicalPath(path)
    let shown = files.shown(path)
    if let problem = files.linkProblem(path, shown) {
      troubles.append(problem)
      return nil
    }
    do throws(FileProblem) {
      let bytes = try files.read(path, limit: Self.mostBytes)
      var (bag, parser) = (DiagnosticBag(), parser)
      parser.files = files
      let configuration = parser.configuration(bytes, path: shown, diagnostics: &bag)
      bags.append(bag)
      guard let configuration else { return nil }
      var result = Found(configuration: configuration, folder: folder, shown: shown, files: place)
      result.places = parser.places(in: bytes, path: shown)
      func noteAbsent(_ names: [String], of key: String, under section: String, help: (String) -> String) {
        for name in names where !Glob.isPattern(name) && place.canonicalPath(folder + name) == nil {
          warnings.append(
            Diagnostic(
              code: .noSuchFile, severity: .warning,
              message: "'\(key)' names \(name.quotedForMessage), which does not exist",
              range: result.places[section] ?? SourceRange(file: shown), help: help(name)))
        }
      }
      noteAbsent(configuration.exclude.filter(SpecFile.isSpec), of: "exclude", under: "exclude") {
        "a pattern such as '**/\($0)' is looked for in all folders"
      }
      noteAbsent(configuration.diff.policy.flatMap(\.specs), of: "policy", under: "diff.policy") { _ in
        "write the path of a folder, or of a file with its suffix, from the configuration's folder"
      }
      do throws(Diagnostic) { result.root = try result.wantedRoot() } catch { troubles.append(error) }
      return result
    } catch {
      troubles.append(
        Diagnostic(
          code: .unreadableFile, message: "the configuration cannot be read: \(error.reason)",
          range: SourceRange(file: shown)))
      return nil
    }
  }
}

/// The working folder of a run.
enum WorkingFolder {
  /// The problem with its name.
  static var problem: Diagnostic? {
    guard DiskFiles().canonicalPath(".") == nil else { return nil }
    return Diagnostic(
      code: .folderNotUTF8,
      message:
        "the path of the working folder is not in UTF-8: no configuration is found, and no file that specs include or name",
      range: SourceRange(file: "."), help: "rename the folder to a name in UTF-8, or work in another folder")
  }

  /// A path relative to the working folder if it is below it; otherwise the path itself.
  static func relative(_ path: String) -> String {
    guard let here = DiskFiles().canonicalPath(".") else { return path }
    let base = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }

  /// A path from the root of the disk.
  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : PathRules.join(DiskFiles().canonicalPath(".") ?? "/", path)
  }

  /// The path of a canonical folder from the working folder, with a trailing slash; empty for the working folder, and with `../` for a
  /// folder above it.
  static func way(to folder: String) -> String {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    guard let here = DiskFiles().canonicalPath(".").map({ $0.hasSuffix("/") ? $0 : $0 + "/" }) else { return base }
    guard here.hasPrefix(base) else { return relative(base) }
    return String(repeating: "../", count: here.dropFirst(base.count).split(separator: "/").count)
  }
}

extension FileProblem {
  /// In words, for use after a colon.
  var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .unreadable(let reason): reason
    }
  }
}

extension LimitOptions {
  /// The configurations of a run, within the limits.
  var configurations: RunConfiguration { configurations() }

  /// - Parameter files: those of the disk, if texts can take their place.
  func configurations(over files: FileSystem = .run) -> RunConfiguration {
    RunConfiguration(parser: configurationParser, files: files)
  }

  var configurationParser: ConfigurationParser {
    ConfigurationParser(words: .all, profiles: MetricsProfile.all, options: parserOptions)
  }
}
