import TableDiagnostics
import TableParsing

/// The configurations of a run: for each spec the nearest `.tablec.yaml` above it, read once.
struct RunConfiguration {
  /// A configuration, and the folder that its paths start from.
  struct Found {
    var configuration: ProjectConfiguration
    /// With a slash at its end; empty for the working folder.
    var folder: String
  }

  private var found: [String: Found?] = [:]
  private let parser: ConfigurationParser
  private let files = DiskFiles()
  /// More than any configuration has.
  private static let mostBytes = 1 << 20

  init(parser: ConfigurationParser) {
    self.parser = parser
  }

  /// The configuration for a spec; an empty one where there is none, or where it cannot be read, which is told.
  mutating func configuration(for spec: SpecFile, reporter: inout Reporter) -> Found {
    // What comes from the standard input or a pipe belongs to the folder that one is in.
    let path = spec.canBeReadAgain ? spec.path : "./-"
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard let canonical = files.canonicalPath(folder.isEmpty ? "/" : folder) else { return Self.none }
    return search(canonical, reporter: &reporter) ?? Self.none
  }

  private static let none = Found(configuration: ProjectConfiguration(), folder: "")

  private mutating func search(_ folder: String, reporter: inout Reporter) -> Found? {
    if let known = found[folder] { return known }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let path = base + ConfigurationParser.fileName
    var result: Found?
    if FileKind(path) == .missing {
      let parent = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) }
      if folder != "/", let parent { result = search(parent, reporter: &reporter) }
    } else {
      result = read(path, base, reporter: &reporter)
    }
    found[folder] = .some(result)
    return result
  }

  private func read(_ path: String, _ folder: String, reporter: inout Reporter) -> Found? {
    let shown = WorkingFolder.relative(path)
    do throws(FileProblem) {
      let bytes = try files.read(path, limit: Self.mostBytes)
      var bag = DiagnosticBag()
      let configuration = parser.configuration(bytes, path: shown, diagnostics: &bag)
      reporter.add(bag)
      return configuration.map { Found(configuration: $0, folder: folder) }
    } catch {
      reporter.addTrouble(
        Diagnostic(
          code: .unreadableFile, message: "the configuration cannot be read: \(error.reason)",
          range: SourceRange(file: shown)))
      return nil
    }
  }
}

/// The folder that a run is in.
enum WorkingFolder {
  /// A path as people there would write it: without the folder where it is below it.
  static func relative(_ path: String) -> String {
    guard let here = DiskFiles().canonicalPath(".") else { return path }
    let base = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}

extension FileProblem {
  /// In words, to stand after a colon.
  var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .unreadable(let reason): reason
    }
  }
}
