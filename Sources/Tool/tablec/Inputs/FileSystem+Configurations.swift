import GitReading
import TableDiagnostics
import TableParsing

import TableSystem

extension GitFiles? {
  /// The name of the revision, for telling its folders from others; empty for the disk.
  var name: String { self?.shown("") ?? "" }
}

// Where configurations are searched for. In a revision, those that were committed apply, so that it compiles as it did then.
extension FileSystem {
  /// Whether there is something at a path, a link that leads to nothing included.
  /// - Parameter path: canonical but for its last component.
  func has(_ path: String) -> Bool {
    let isFound = canonicalPath(path) != nil
    return isFound || revision == nil && (PathKind(path) != .missing || SymbolicLink.isOne(path))
  }

  /// A canonical path as messages show it.
  func shown(_ path: String) -> String {
    guard let revision else { return WorkingFolder.relative(path) }
    let top = revision.repository.top == "/" ? "/" : revision.repository.top + "/"
    return revision.shown(path.hasPrefix(top) ? String(path.dropFirst(top.count)) : path)
  }

  /// Whether the search ends at a folder: the top of a repository or of the disk.
  func isTop(_ folder: String) -> Bool {
    if let revision { return folder == revision.repository.top || folder == "/" }
    var status = stat()
    return folder == "/" || lstat(path(of: ".git", in: folder), &status) == 0
  }

  /// Whether everyone can create files in a folder, such as `/tmp`: a configuration there may be anyone's.
  func isShared(_ folder: String) -> Bool {
    guard revision == nil else { return false }
    var status = stat()
    let everyone = S_ISVTX | S_IWOTH
    return stat(folder, &status) == 0 && status.st_mode & everyone == everyone
  }

  /// The problem with a configuration that is a link. Configurations are searched for in folders that nobody named, so a link may
  /// only lead to something in its own folder or below it.
  func linkProblem(_ path: String, _ shown: String) -> Diagnostic? {
    if revision == nil, !SymbolicLink.isOne(path) || DeclaredTree.contains(path) { return nil }
    guard let target = revision == nil ? SymbolicLink.target(of: path) : canonicalPath(path) else {
      return Diagnostic(
        code: .noSuchFile, message: "the configuration is a link that leads to no file", range: SourceRange(file: shown)
      )
    }
    guard !PathRules(root: folder(of: path)).contains(target) else { return nil }
    return Diagnostic(
      code: .linkOutside, message: "the configuration is not read: the link leads out of its folder, to \(target)",
      range: SourceRange(file: shown), help: "copy the file there, or remove the link")
  }
}
