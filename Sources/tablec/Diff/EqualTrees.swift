import GitReading
import Locking
import TableParsing

/// Tells which specs of two revisions are equal without reading them: git has one id for a folder with all that is in it, and a spec
/// reads nothing outside its root.
final class EqualTrees: Sendable {
  /// The root that the command line names, if any.
  private let root: String?
  private let known = Locked<[Roots: Bool]>([:])

  private struct Roots: Hashable {
    var old: String
    var new: String
  }

  init(root: String?) {
    self.root = root
  }

  func containEqually(_ old: DiffEntry, _ new: DiffEntry) -> Bool {
    guard let before = old.files as? GitFiles, let after = new.files as? GitFiles else { return false }
    let roots = Roots(old: old.root(root), new: new.root(root))
    if let known = known.withLock({ $0[roots] }) { return known }
    let areEqual = before.hasEqualFolder(roots.old, at: roots.new, in: after)
    known.withLock { $0[roots] = areEqual }
    return areEqual
  }
}

extension DiffEntry {
  /// The folder that everything it reads is in.
  /// - Parameter chosen: the one that the command line names.
  func root(_ chosen: String?) -> String { chosen ?? spec.settings?.root ?? spec.root ?? files.folder(of: spec.path) }
}

extension GitFiles {
  fileprivate func hasEqualFolder(_ path: String, at other: String, in others: GitFiles) -> Bool {
    guard let (mine, theirs) = try? (folder(path), others.folder(other)), let mine, let theirs,
      mine.id == theirs.id, mine.path == theirs.path
    else { return false }
    // Links and submodules may lead through what is outside.
    return (try? tree.hasOnlyFiles(mine)) ?? false
  }
}
