import SpecImporting
import TableDiagnostics
import TableParsing
import TableSupport
import ViewDumps

/// A file to import.
struct ImportSource: Sendable {
  var file: SpecFile
  /// The path in its project, which the spec names.
  var inside: String
  var project: InterfaceProject?
  /// The folder of its specs below the output folder; empty for a file that was named.
  var folder = ""
  /// Whether the file was named, and not found in a folder.
  var isNamed: Bool

  /// The path as messages show it.
  var path: String { file.path }

  /// The last part of the path, without a suffix.
  var stem: String {
    let name = path == "-" ? "stdin" : path.lastPathComponent
    return name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
  }

  /// The largest file that is read, in bytes.
  static let mostBytes = 64 << 20
  static let suffixes = [".storyboard", ".xib"]

  static func isDocument(_ name: String) -> Bool { suffixes.contains { name.hasSuffix($0) } }

  /// Whether bytes are XML, or a dump of views.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    // The page source of a UI test is XML, too.
    if DumpParser.isPageSource(bytes) { return false }
    // XML in UTF-16 begins with a byte order mark.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
    let text = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    return text.starts(with: "<?xml".utf8) || text.starts(with: "<document".utf8) || text.starts(with: "<archive".utf8)
  }
}

/// Finds the documents and dumps that path arguments name.
struct ImportFinder {
  private(set) var sources: [ImportSource] = []
  private let projects: ImportProjects
  private let exclusion: Exclusion
  private var found: Set<FileIdentity> = []

  init(_ paths: [String], except exclusion: Exclusion, reporter: inout Reporter) {
    self.exclusion = exclusion
    projects = ImportProjects(except: exclusion)
    for path in paths { add(path, &reporter) }
  }

  private mutating func add(_ path: String, _ reporter: inout Reporter) {
    guard path != "-" else {
      return sources.append(
        ImportSource(file: SpecFile(path: path, outputName: ""), inside: "standard input", isNamed: true))
    }
    switch PathKind(path) {
    case .folder: search(path, &reporter)
    case .missing:
      reporter.addTrouble(
        NameBytes.ofArgument(path).map { .nameNotUTF8(NameBytes.shown($0)) }
          ?? Diagnostic(
            code: .noSuchFile, message: "there is no such file or folder", range: SourceRange(file: path),
            help: "name a storyboard, a xib, a dump of an app's views, or a folder"))
    case .unknown(let problem): reporter.addTrouble(SpecFile(path: path, outputName: "").diagnostic(problem))
    case .file, .other: append(SpecFile(named: path), folder: "", isNamed: true)
    }
  }

  private mutating func search(_ path: String, _ reporter: inout Reporter) {
    let search = FolderSearch(path, for: .documents, except: exclusion)
    for problem in search.problems { reporter.addTrouble(problem) }
    for warning in search.warnings { reporter.addWarning(warning) }
    for file in search.specs { append(file, folder: Self.folder(of: file.outputName), isNamed: false) }
  }

  private mutating func append(_ file: SpecFile, folder: String, isNamed: Bool) {
    if let identity = FileIdentity(file.path), !found.insert(identity).inserted { return }
    var source = ImportSource(file: file, inside: file.path, folder: folder, isNamed: isNamed)
    if ImportSource.isDocument(file.path) {
      let (files, project) = projects.project(of: file.root ?? Self.home(of: file.path))
      source.project = project
      source.inside = files.inside(file.path)
      if !isNamed, project.isTranslation(source.inside) { return }
    } else {
      source.inside = file.path.lastPathComponent
    }
    sources.append(source)
  }

  /// The folder of a document, above that of its language.
  private static func home(of path: String) -> String {
    let folder = PathRules.folder(of: path)
    return folder.hasSuffix(".lproj") ? PathRules.folder(of: folder) : folder
  }

  /// The folder of a document below the one that was named, without that of its language.
  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
