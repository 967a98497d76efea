import TableDiagnostics
import TableParsing

/// Finds the specs of a folder.
///
/// Every `.yaml` and `.yml` file is one, at any depth, in the order of the names. Files and folders whose name begins with a
/// dot or an underscore are not: `_common.yaml` is a part that specs include. A link is followed as long as it stays in the folder.
struct FolderSearch {
  private(set) var specs: [SpecFile] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private let root: String
  /// What links must not lead out of.
  private let inside: PathRules?
  private let kind: Kind
  private var visited: Set<FileIdentity> = []

  /// What is looked for.
  enum Kind {
    case specs
    /// Those that `compile` wrote.
    case layouts

    func isOne(_ name: String) -> Bool {
      switch self {
      case .specs: SpecFile.isSpec(name)
      case .layouts: name.hasSuffix(Stage.layout.suffix)
      }
    }

    fileprivate func stem(of name: String) -> String {
      self == .specs ? SpecFile.stem(of: name) : String(name.dropLast(Stage.layout.suffix.count))
    }
  }

  init(_ path: String, for kind: Kind = .specs) {
    self.kind = kind
    var root = path
    while root.count > 1 && root.hasSuffix("/") { root.removeLast() }
    self.root = root
    inside = DiskFiles().canonicalPath(root).map(PathRules.init(root:))
    search(root)
    if specs.isEmpty && problems.isEmpty {
      problems.append(
        Diagnostic(
          code: .folderWithoutSpecs, message: "there is no spec in the folder", range: SourceRange(file: path),
          help: "specs are .yaml and .yml files whose name begins with neither a dot nor an underscore"))
    }
  }

  /// Whether nothing is there, as far as all could be looked at.
  var isEmpty: Bool { specs.isEmpty && problems.allSatisfy { $0.code == .folderWithoutSpecs } }

  private mutating func search(_ folder: String) {
    let identity = FileIdentity(folder)
    // A link back up would go round for ever.
    if let identity, !visited.insert(identity).inserted { return }
    guard identity != nil, let entries = FolderEntries(folder) else {
      problems.append(
        Diagnostic(
          code: .unreadableFile, message: "the folder cannot be read: \(System.lastProblem)",
          range: SourceRange(file: folder)))
      return
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
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
      let below = path.dropFirst(root.hasSuffix("/") ? root.count : root.count + 1)
      specs.append(SpecFile(path: path, outputName: self.kind.stem(of: String(below)), root: root))
    // A build that leaves out a spec whose link broke should not pass for one that went well.
    case .missing where isSpec:
      problems.append(
        Diagnostic(code: .noSuchFile, message: "the link leads to no file", range: SourceRange(file: path)))
    case .unknown(let problem): problems.append(SpecFile(path: path, outputName: "").diagnostic(problem))
    case .file, .other, .missing: break
    }
  }

  /// Tells of a link out of the folder, which may lead to anything of the machine.
  private mutating func lead(out path: String, to target: String, _ kind: FileKind, isSpec: Bool) {
    if kind == .folder {
      warnings.append(.folderLeadsOut(of: root, from: path, to: target))
    } else if isSpec {
      problems.append(.specLeadsOut(of: root, from: path, to: target))
    }
  }
}
