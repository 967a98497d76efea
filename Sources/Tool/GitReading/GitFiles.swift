import TableParsing

/// The files of a commit: specs, and the files that they include and name. The working tree is not read.
///
/// A path is written as in git, `HEAD~1:Specs/contacts.yaml`, relative to the top of the repository. Any other path is a path on the
/// disk, such as that of `--root`, and means the file at that path in the commit. The canonical path is where the file would be if the
/// commit were checked out. Of a file that is stored with Git LFS, the contents are read if the repository has them, or else the pointer.
package struct GitFiles: SpecFiles {
  package let repository: GitRepository
  package let revision: GitRevision
  package let tree: GitTree

  package init(_ repository: GitRepository, _ revision: GitRevision) {
    self.repository = repository
    self.revision = revision
    tree = GitTree(objects: repository.objects, id: revision.tree, top: repository.top)
  }

  /// A path relative to the top of the repository, as messages show it.
  package func shown(_ path: String) -> String { "\(revision.name):\(path)" }

  /// The path of a file that would be at a canonical path if the commit were checked out, as messages show it.
  package func shown(ofDisk path: String) -> String { shown(fromTop(path) ?? path) }

  /// Whether a path names this revision.
  package func owns(_ path: String) -> Bool { path.hasPrefix(revision.name + ":") }

  package func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    do throws(GitObjects.Problem) { return try bytes(path, limit: limit) } catch { throw error.ofFile }
  }

  /// The bytes of a file.
  package func bytes(_ path: String, limit: Int) throws(GitObjects.Problem) -> [UInt8] {
    guard let found = try find(path) else { throw .file(.missing) }
    switch found.kind {
    case .folder: throw .file(.isFolder)
    // Links have been followed, and files in a submodule are in another repository.
    case .link, .submodule: throw .file(.missing)
    case .file: return try repository.contents(of: found.id, limit: limit)
    }
  }

  package func canonicalPath(_ path: String) -> String? {
    guard let found = try? find(path), found.kind != .submodule else { return nil }
    if found.path.isEmpty { return repository.top }
    return (repository.top == "/" ? "" : repository.top) + "/" + found.path
  }

  /// The folder at a path, with links followed; nil if there is none.
  package func folder(_ path: String) throws(GitObjects.Problem) -> GitTree.Found? {
    guard let found = try find(path), found.kind == .folder else { return nil }
    return found
  }

  package func names(in folder: String) -> [String] {
    (try? self.folder(folder)).flatMap { $0 }.flatMap { try? tree.entries($0).map(\.name) } ?? []
  }

  /// The file at a path, with links followed; nil if there is none, or if it cannot be looked up.
  package func file(_ path: String) -> GitTree.Found? {
    guard let found = try? find(path), found.kind == .file else { return nil }
    return found
  }

  package func folder(of path: String) -> String {
    guard owns(path) else { return PathRules.folder(of: path) }
    // The slash may be part of the revision: `origin/main:a.yaml`.
    let inside = path.dropFirst(revision.name.count + 1)
    return inside.lastIndex(of: "/").map { shown(String(inside[..<$0])) } ?? shown("")
  }

  package func path(of name: String, in folder: String) -> String {
    folder == shown("") ? folder + name : PathRules.join(folder, name)
  }

  package func withoutDots(_ path: String) -> String {
    guard owns(path) else { return PathRules.withoutDots(path) }
    // The top of the commit is where paths begin, so that `..` does not lead into the name of the revision.
    let plain = PathRules.withoutDots(String(path.dropFirst(revision.name.count + 1)))
    return shown(plain == "." ? "" : plain)
  }

  private func find(_ path: String) throws(GitObjects.Problem) -> GitTree.Found? {
    guard let inside = fromTop(path) else { return nil }
    return try tree.find(inside)
  }

  /// The path relative to the top, with dots and links not resolved.
  private func fromTop(_ path: String) -> String? {
    if owns(path) { return String(path.dropFirst(revision.name.count + 1)) }
    guard path.hasPrefix("/") else { return repository.prefix + path }
    if path == repository.top { return "" }
    let base = repository.top.hasSuffix("/") ? repository.top : repository.top + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : nil
  }
}
