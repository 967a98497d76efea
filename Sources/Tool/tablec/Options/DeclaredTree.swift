import TableParsing
import TableSupport

/// The folder of `--root` with `--follow-links`: the user says that links in it may lead out of it.
///
/// Files that a run finds there, rather than those that specs name, are judged by it too.
enum DeclaredTree {
  private static let root = Locked<PathRules?>(nil)

  static func declare(_ folder: String) {
    let rules = PathRules.absolute(folder, files: DiskFiles()).map(PathRules.init(root:))
    root.withLock { $0 = rules }
  }

  /// Whether a path names something in the tree, if there is one.
  static func contains(_ path: String) -> Bool {
    guard let root = root.withLock({ $0 }), let whole = PathRules.absolute(path, files: DiskFiles()) else {
      return false
    }
    return root.contains(whole)
  }
}
