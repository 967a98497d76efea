import GitReading
import TableDiagnostics
import TableParsing

/// The disk, as folders are searched.
struct SearchedDisk: SearchedTree {
  let revision: GitFiles? = nil
  let mostPathBytes = Int.max
  private let root: String
  /// The rules for where links may lead.
  private let inside: PathRules?

  /// - Parameter root: the folder that is searched.
  init(_ root: String) {
    self.root = root
    inside = DiskFiles().canonicalPath(root).map(PathRules.init(root:))
  }

  func folder(at path: String) throws(Diagnostic) -> FileIdentity? {
    guard let identity = FileIdentity(path) else { throw unreadable(path) }
    return identity
  }

  func entries(of folder: FileIdentity, at path: String) throws(Diagnostic) -> [SearchedEntry<Bool>] {
    guard let entries = FolderEntries(path) else { throw unreadable(path) }
    let unreadable = entries.unreadable.map { SearchedEntry(name: $0.name, isText: false, entry: $0.isFolder) }
    return entries.names.map { SearchedEntry(name: $0, entry: false) } + unreadable
  }

  /// What the disk states along with a name, if the name does not lead to the entry.
  func isFolder(_ entry: SearchedEntry<Bool>, at path: String) -> Bool {
    entry.isText ? PathKind(path) == .folder : entry.entry
  }

  func target(
    of entry: Bool, in folder: FileIdentity, at path: String
  ) throws(Diagnostic) -> SearchedTarget<FileIdentity> {
    let kind = PathKind(path)
    if kind != .missing, SymbolicLink.isOne(path), !DeclaredTree.contains(path) {
      let target = SymbolicLink.target(of: path)
      guard let target, let inside, inside.contains(target) else {
        return .outside(target ?? "a path that is not in UTF-8", isFolder: kind == .folder)
      }
    }
    switch kind {
    case .folder: return try self.folder(at: path).map(SearchedTarget.folder) ?? .nothing
    case .file: return .file
    case .other: return .other
    case .missing: return .nothing
    case .unknown(let problem): throw SpecFile(path: path, outputName: "").diagnostic(problem)
    }
  }

  func excludablePath(_ path: String) -> String? {
    inside.map { PathRules.join($0.root, String(path.dropFirst(PathRules.join(root, "").count))) }
  }

  func path(of name: String, in folder: String) -> String { PathRules.join(folder, name) }

  private func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      code: .unreadableFile, message: "the folder cannot be read: \(System.lastProblem)", range: SourceRange(file: path)
    )
  }
}
