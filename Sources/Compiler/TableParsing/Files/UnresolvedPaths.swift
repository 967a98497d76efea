import TableSupport

/// The paths of this run that the disk gave no answer about. They were taken for missing, so what was found with them is incomplete.
package enum UnresolvedPaths {
  private static let known = Locked<(path: String, problem: FileProblem)?>(nil)

  static func note(_ path: String, _ problem: FileProblem) {
    known.withLock { if $0 == nil { $0 = (path, problem) } }
  }

  /// The first of them.
  package static var first: (path: String, problem: FileProblem)? { known.withLock { $0 } }
}
