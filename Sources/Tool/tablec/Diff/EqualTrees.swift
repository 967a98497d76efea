import GitReading
import TableParsing
import TableSupport

/// Tells which specs of two revisions are equal without parsing them: git has one id for a folder with all that is in it, and a spec
/// reads nothing outside its root.
final class EqualTrees: Sendable {
  /// The root that the command line names, if any.
  private let root: String?
  /// The largest file that is searched for names, in bytes.
  private let limit: Int
  private let known = Locked<[Roots: Locked<Comparison?>]>([:])

  private struct Roots: Hashable {
    var old: String
    var new: String
  }

  private enum Comparison: Sendable {
    case equal
    /// Some files are different.
    case different(ChangedNames)
    /// Nothing is known.
    case unknown
  }

  init(root: String?, limit: Int) {
    (self.root, self.limit) = (root, limit)
  }

  /// Whether two specs and everything that they read are equal. False if that takes more than their trees to tell.
  func containEqually(_ old: DiffEntry, _ new: DiffEntry) -> Bool {
    guard let before = old.files.revision, let after = new.files.revision else { return false }
    switch comparison(Roots(old: old.root(root), new: new.root(root)), before, after) {
    case .equal: return true
    case .unknown: return false
    case .different(let names):
      guard let file = before.file(old.spec.path), let other = after.file(new.spec.path), file.id == other.id,
        file.path == other.path
      else { return false }
      return !names.canBeRead(by: file)
    }
  }

  private func comparison(_ roots: Roots, _ old: GitFiles, _ new: GitFiles) -> Comparison {
    // The first that asks compares, and the others wait for it.
    let place = known.withLock { known in
      let place = known[roots] ?? Locked(nil)
      known[roots] = place
      return place
    }
    return place.withLock { found in
      let comparison = found ?? compare(roots, old, new)
      found = comparison
      return comparison
    }
  }

  private func compare(_ roots: Roots, _ old: GitFiles, _ new: GitFiles) -> Comparison {
    // Links and submodules may lead through what is outside.
    guard let (mine, theirs) = try? (old.folder(roots.old), new.folder(roots.new)), let mine, let theirs,
      mine.path == theirs.path, (try? old.tree.hasOnlyFiles(mine)) == true
    else { return .unknown }
    if mine.id == theirs.id { return .equal }
    guard (try? new.tree.hasOnlyFiles(theirs)) == true,
      let names = try? ChangedNames(mine, in: old.tree, theirs, in: new.tree, limit: limit)
    else { return .unknown }
    return .different(names)
  }
}

extension DiffEntry {
  /// The folder that everything it reads is in.
  /// - Parameter chosen: the one that the command line names.
  func root(_ chosen: String?) -> String { chosen ?? spec.settings?.root ?? spec.root ?? files.folder(of: spec.path) }
}
