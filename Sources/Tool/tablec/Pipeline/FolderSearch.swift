import GitReading
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
  /// The folders that were searched, by their paths.
  private(set) var folders: [String] = []
  let root: String
  /// The rules for where links may lead.
  private let inside: PathRules?
  private let kind: Kind
  private let exclusion: Exclusion?
  private var visited: Set<FileIdentity> = []
  /// What is still to be looked at, the next one last; the levels between the root and its folder.
  private var waiting: [(path: String, isSpec: Bool, depth: Int)] = []

  /// The levels of folders below the one that is named: several times as many as projects have, and few enough for what asks for the
  /// folders above each folder.
  static let mostDepth = 256

  /// What is looked for.
  enum Kind {
    case specs
    /// Layouts that `compile` wrote.
    case layouts
    /// Dumps of an app's views.
    case dumps

    static let dumpSuffix = ".txt"
    /// Files of known changes.
    case knownChanges
    /// Everything that the formatter writes: specs, parts of specs, and configurations.
    case formatted
    /// Storyboards and xibs.
    case documents
    /// What documents of Interface Builder refer to, and they themselves.
    case project

    func isOne(_ name: String) -> Bool {
      switch self {
      case .specs, .knownChanges, .formatted: SpecFile.isSpec(name)
      case .layouts: name.hasSuffix(Stage.layout.suffix)
      case .dumps: name.hasSuffix(Self.dumpSuffix)
      case .documents: ImportSource.isDocument(name)
      case .project: true
      }
    }

    /// Whether a name is looked at, and not hidden or a part of specs.
    func looksAt(_ name: String) -> Bool {
      if self == .formatted, name.hasPrefix("_") || name == ConfigurationParser.fileName { return true }
      if self == .documents || self == .project { return !name.hasPrefix(".") }
      return !name.hasPrefix(".") && !name.hasPrefix("_")
    }

    func stem(of name: String) -> String {
      switch self {
      case .specs, .knownChanges, .formatted: SpecFile.stem(of: name)
      case .layouts: String(name.dropLast(Stage.layout.suffix.count))
      case .dumps: String(name.dropLast(Self.dumpSuffix.count))
      case .documents, .project: name
      }
    }

    /// What the command looks for, in messages.
    fileprivate var noun: String {
      switch self {
      case .specs, .layouts: "spec"
      case .dumps: "dump"
      case .knownChanges: "file of known changes"
      case .formatted, .project: "file"
      case .documents: "storyboard or xib"
      }
    }
    fileprivate var suffixes: String { self == .dumps ? Self.dumpSuffix : ".yaml and .yml" }
    /// What is found, in messages.
    fileprivate var rule: String {
      self == .documents
        ? "storyboards and xibs are .storyboard and .xib files whose name does not begin with a dot"
        : "\(noun)s are \(suffixes) files whose name begins with neither a dot nor an underscore"
    }
  }

  /// - Parameter exclusion: what is skipped.
  init(_ path: String, for kind: Kind = .specs, except exclusion: Exclusion? = nil) {
    self.kind = kind
    self.exclusion = exclusion
    let before = exclusion?.count ?? 0
    root = DiskFiles().plainPath(path)
    inside = DiskFiles().canonicalPath(root).map(PathRules.init(root:))
    search(root, depth: 0)
    while let next = waiting.popLast() { look(at: next.path, isSpec: next.isSpec, depth: next.depth) }
    if specs.isEmpty && problems.isEmpty {
      problems.append(
        Diagnostic(
          code: .folderWithoutSpecs, message: "there is no \(kind.noun) in the folder", range: SourceRange(file: path),
          help: (exclusion?.count ?? 0) > before
            ? "everything in it is excluded, by 'exclude' in \(ConfigurationParser.fileName) or by --exclude"
            : kind.rule))
    }
  }

  /// Whether the folder has no specs, and all of it could be searched.
  var isEmpty: Bool { specs.isEmpty && problems.allSatisfy { $0.code == .folderWithoutSpecs } }

  /// Lists what is in a folder as the next to be looked at.
  private mutating func search(_ folder: String, depth: Int) {
    guard depth <= Self.mostDepth else {
      // One of many such folders is enough to know.
      if !problems.contains(where: { $0.code == .tooLargeForSearch }) {
        problems.append(.tooLargeForSearch(root, "its folders are nested too deeply", at: folder))
      }
      return
    }
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
    folders.append(folder)
    let base = DiskFiles().path(of: "", in: folder)
    let names = entries.names.filter { kind.looksAt($0) && !excludes($0, in: folder) }
    waiting += names.reversed().map { (base + $0, kind.isOne($0), depth) }
    for entry in entries.unreadable where kind.looksAt(entry.name) {
      if entry.isFolder { warnings.append(.folderNotUTF8(base + entry.name)) }
      if !entry.isFolder && kind.isOne(entry.name) { problems.append(.nameNotUTF8(base + entry.name)) }
    }
  }

  private func excludes(_ name: String, in folder: String) -> Bool {
    guard let exclusion, let inside else { return false }
    let below = folder == root ? "" : folder.dropFirst(DiskFiles().path(of: "", in: root).count)
    let base = below.isEmpty ? inside.root : DiskFiles().path(of: String(below), in: inside.root)
    return exclusion.excludes(DiskFiles().path(of: name, in: base), in: folder) {
      guard kind == .specs else { return nil }
      if PathKind(DiskFiles().path(of: name, in: folder)) == .folder { return .folder }
      return kind.isOne(name) ? .spec : nil
    }
  }

  private mutating func look(at path: String, isSpec: Bool, depth: Int) {
    let kind = PathKind(path)
    if kind != .missing, SymbolicLink.isOne(path), !DeclaredTree.contains(path) {
      let target = SymbolicLink.target(of: path)
      guard let target, let inside, inside.contains(target) else {
        return lead(out: path, to: target ?? "a path that is not in UTF-8", kind, isSpec: isSpec)
      }
    }
    switch kind {
    case .folder: search(path, depth: depth + 1)
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
  private mutating func lead(out path: String, to target: String, _ kind: PathKind, isSpec: Bool) {
    if kind == .folder {
      warnings.append(.folderLeadsOut(of: root, from: path, to: target))
    } else if isSpec {
      problems.append(.specLeadsOut(of: root, from: path, to: target, noun: self.kind.noun))
    }
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - root: the folder that is searched.
  ///   - path: where the search ended.
  static func tooLargeForSearch(_ root: String, _ reason: String, at path: String) -> Diagnostic {
    Diagnostic(
      code: .tooLargeForSearch, message: "the folder cannot be searched: \(reason)", range: SourceRange(file: root),
      notes: [Note(message: "the search ended at \(path.quotedForMessage)")],
      help: "name the folder below it that contains the specs")
  }
}
