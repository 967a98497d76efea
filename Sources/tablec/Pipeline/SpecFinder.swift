import TableDiagnostics
import TableParsing

/// A spec to compile, and the name of its outputs.
struct SpecFile: Equatable {
  /// `-` for standard input.
  var path: String
  /// The path of its outputs below the output folder, without a suffix: `forms/login` for `Specs/forms/login.yaml`.
  var outputName: String
  /// The folder argument that it was found in, which is its root.
  var root: String?

  /// The name of an output below the output folder.
  func outputName(of stage: Stage, in environment: String?) -> String {
    outputName + (environment.map { "." + $0 } ?? "") + stage.suffix
  }

  private static let suffixes = [".yaml", ".yml"]

  init(path: String, outputName: String, root: String? = nil) {
    (self.path, self.outputName, self.root) = (path, outputName, root)
  }

  /// A file that an argument names: `a.yaml` for `./a.yaml`.
  init(named argument: String) {
    let path = DiskFiles().plainPath(argument)
    self.init(path: path, outputName: Self.stem(of: path.split(separator: "/").last.map(String.init) ?? path))
  }

  /// Whether a file with this name is a spec if it is found in a folder rather than named.
  static func isSpec(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }

  static func stem(of name: String) -> String {
    suffixes.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }
}

/// Finds the specs that path arguments name.
struct SpecFinder {
  private(set) var specs: [SpecFile] = []
  private var found: Set<FoundSpec> = []

  private struct FoundSpec: Hashable {
    var outputName: String
    var identity: FileIdentity?
  }

  /// Finds the specs, and reports paths that do not exist.
  init(_ paths: [String], reporter: inout Reporter) {
    if let problem = WorkingFolder.problem { reporter.addWarning(problem) }
    for path in paths { add(path, &reporter) }
  }

  private mutating func add(_ path: String, _ reporter: inout Reporter) {
    if path == "-" {
      append(SpecFile(path: path, outputName: "stdin"))
      return
    }
    switch FileKind(path) {
    case .folder:
      let search = FolderSearch(path)
      for problem in search.problems { reporter.addTrouble(problem) }
      for warning in search.warnings { reporter.addWarning(warning) }
      for spec in search.specs { append(spec) }
    case .missing:
      reporter.addTrouble(
        NameBytes.ofArgument(path).map { .nameNotUTF8(NameBytes.shown($0)) }
          ?? Diagnostic(code: .noSuchFile, message: "there is no such file or folder", range: SourceRange(file: path)))
    case .unknown(let problem): reporter.addTrouble(SpecFile(path: path, outputName: "").diagnostic(problem))
    case .file, .other:
      append(SpecFile(named: path))
    }
  }

  /// A spec that is named twice (`a.yaml ./a.yaml`, or a folder and a file in it) is compiled once.
  private mutating func append(_ spec: SpecFile) {
    let key = FoundSpec(outputName: spec.outputName, identity: FileIdentity(spec.path))
    if found.insert(key).inserted { specs.append(spec) }
  }
}
