import TableDiagnostics
import TableParsing

/// Finds the specs of a folder.
///
/// Every `.yaml` and `.yml` file is a spec, at any depth, sorted by name. Files and folders whose name begins with a dot or an
/// underscore are skipped: `_common.yaml` is for specs to include. A link is followed if it leads to something in the folder.
struct FolderSearch {
  private(set) var specs: [SpecFile] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private let root: String
  /// The rules for where links may lead.
  private let inside: PathRules?
  private let kind: Kind
  private var visited: Set<FileIdentity> = []

  /// What is looked for.
  enum Kind {
    case specs
    /// Layouts that `compile` wrote.
    case layouts
    /// Files of known changes.
    case knownChanges

    func isOne(_ name: String) -> Bool {
      switch self {
      case .specs, .knownChanges: SpecFile.isSpec(name)
      case .layouts: name.hasSuffix(Stage.layout.suffix)
      }
    }

    fileprivate func stem(of name: String) -> String {
      self == .layouts ? String(name.dropLast(Stage.layout.suffix.count)) : SpecFile.stem(of: name)
    }
  }

  init(_ path: String, for kind: Kind = .specs) {
    self.kind = kind
    root = DiskFiles().plainPath(path)
    inside = DiskFiles().canonicalPath(root).map(PathRules.init(root:))
    search(root)
    if specs.isEmpty && problems.isEmpty {
      problems.append(
        Diagnostic(
          code: .folderWithoutSpecs, message: "there is no spec in the folder", range: SourceRange(file: path),
          help: "specs are .yaml and .yml files whose name begins with neither a dot nor an underscore"))
    }
  }

  /// Whether the folder has no specs, and all of it could be searched.
  var isEmpty: Bool { specs.isEmpty && problems.allSatisfy { $0.code == .folderWithoutSpecs } }

  private mutating func search(_ folder: String) {
    let identity = FileIdentity(folder)
    // A link to a folder above would be followed forever.
    if let identity, !visited.insert(identity).inserted { return }
    guard identity != nil, let entries = FolderEntries(folder) else {
      problems.append(
        Diagnostic(
          code: .unreadableFile, message: "the folder cannot be read: \(System.lastProblem)",
          range: SourceRange(file: folder)))
      return
    }
    let base = DiskFiles().path(of: "", in: folder)
    for name in entries.names where !name.hasPrefix(".") && !name.hasPrefix("_") {
      look(at: base + name, isSpec: kind.isOne(name))
    }
    for entry in entries.unreadable where !entry.name.hasPrefix(".") && !entry.name.hasPrefix("_") {
      if entry.isFolder { warnings.append(.folderNotUTF8(base + entry.name)) }
      if !entry.isFolder && kind.isOne(entry.name) { problems.append(.nameNotUTF8(base + entry.name)) }
    }
  }

  private mutating func look(at path: String, isSpec: Bool) {
    let kind = FileKind(path)
    if kind != .missing, FileLink.isOne(path) {
      let target = FileLink.target(of: path)
      guard let target, let inside, inside.contains(target) else {
        return lead(out: path, to: target ?? "a path that is not in UTF-8", kind, isSpec: isSpec)
      }
    }
    switch kind {
    case .folder: search(path)
    case .file where isSpec:
      let below = path.dropFirst(DiskFiles().path(of: "", in: root).count)
      specs.append(SpecFile(path: path, outputName: self.kind.stem(of: String(below)), root: root))
    // A build that skips a spec because its link is broken should not appear to succeed.
    case .missing where isSpec:
      problems.append(
        Diagnostic(code: .noSuchFile, message: "the link leads to no file", range: SourceRange(file: path)))
    case .unknown(let problem): problems.append(SpecFile(path: path, outputName: "").diagnostic(problem))
    case .file, .other, .missing: break
    }
  }

  /// Reports a link out of the folder, which may lead anywhere on the machine.
  private mutating func lead(out path: String, to target: String, _ kind: FileKind, isSpec: Bool) {
    if kind == .folder {
      warnings.append(.folderLeadsOut(of: root, from: path, to: target))
    } else if isSpec {
      let noun = self.kind == .knownChanges ? "file of known changes" : "spec"
      problems.append(.specLeadsOut(of: root, from: path, to: target, noun: noun))
    }
  }
}
