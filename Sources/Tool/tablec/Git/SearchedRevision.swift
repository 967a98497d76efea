import GitReading
import TableDiagnostics
import TableParsing

/// A revision, as folders are searched.
struct SearchedRevision: SearchedTree {
  private let files: GitFiles
  let mostPathBytes: Int
  /// The folder that is searched, with links followed.
  private let top: GitTree.Found?

  /// About 250,000 files: more than large repositories have. Git stores a folder once however often it appears in others, so a few
  /// kilobytes can contain ten million files; and links can make each path as long as git allows.
  static let mostPathBytes = 16 << 20

  /// - Parameter root: the folder that is searched, with the revision.
  init(_ files: GitFiles, root: String, mostPathBytes: Int) {
    (self.files, self.mostPathBytes) = (files, mostPathBytes)
    top = try? files.tree.find(Self.inside(root, files))
  }

  var revision: GitFiles? { files }

  func folder(at path: String) throws(Diagnostic) -> GitTree.Found? { try find(path) }

  func entries(
    of folder: GitTree.Found, at path: String
  ) throws(Diagnostic) -> [SearchedEntry<GitObjects.Entry>] {
    do throws(GitObjects.Problem) {
      return try files.tree.entries(folder).sorted { $0.name < $1.name }
        .map { SearchedEntry(name: $0.name, isText: $0.isText, isFollowed: $0.kind == .link, entry: $0) }
    } catch {
      throw error.diagnostic(of: path)
    }
  }

  func isFolder(_ entry: SearchedEntry<GitObjects.Entry>, at path: String) -> Bool { entry.entry.kind == .folder }

  func target(
    of entry: GitObjects.Entry, in folder: GitTree.Found, at path: String
  ) throws(Diagnostic) -> SearchedTarget<GitTree.Found> {
    // The target of a link is looked up from the top.
    guard let found = entry.kind == .link ? try find(path) : folder.child(entry) else { return .nothing }
    if let top, !top.path.isEmpty, found.path != top.path, !found.path.hasPrefix(top.path + "/") {
      return .outside(files.shown(found.path), isFolder: found.kind == .folder)
    }
    switch found.kind {
    case .folder: return .folder(found)
    case .file: return .file
    case .submodule: return .submodule
    case .link: return .other
    }
  }

  func excludablePath(_ path: String) -> String? { PathRules.join(files.repository.top, Self.inside(path, files)) }

  func path(of name: String, in folder: String) -> String { files.path(of: name, in: folder) }

  private func find(_ path: String) throws(Diagnostic) -> GitTree.Found? {
    do throws(GitObjects.Problem) { return try files.tree.find(Self.inside(path, files)) } catch {
      throw error.diagnostic(of: path)
    }
  }

  /// A path from the top of the revision.
  private static func inside(_ path: String, _ files: GitFiles) -> String {
    String(path.dropFirst(files.shown("").count))
  }
}

extension SpecFile {
  /// The bytes of the spec in a revision.
  func read(limit: Int, from files: GitFiles) throws(Diagnostic) -> [UInt8] {
    do throws(GitObjects.Problem) { return try files.bytes(path, limit: limit) } catch {
      throw error.diagnostic(of: path)
    }
  }
}

extension GitObjects.Problem {
  /// - Parameter path: with its revision.
  func diagnostic(of path: String) -> Diagnostic {
    switch self {
    case .file(let problem): SpecFile(path: path, outputName: "").diagnostic(problem)
    case .absent(let id):
      Diagnostic(
        code: .objectAbsent, message: "git's object \(id) is not in this clone", range: SourceRange(file: path),
        help: "fetch all missing objects with 'git fetch --refetch --no-filter', or only this one with 'git show \(id)'"
      )
    }
  }
}
