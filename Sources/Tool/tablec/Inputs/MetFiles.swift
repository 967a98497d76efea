import TableSupport

/// Files that this run has met, whatever their names.
final class MetFiles: Sendable {
  /// No output may overwrite one.
  static let read = MetFiles()
  /// A report must not replace one. What would be written is compared with some instead.
  static let written = MetFiles()

  /// The path by which each was met. The system gives the number of a file that is gone to another one.
  private let paths = Locked<[FileIdentity: String]>([:])

  func note(_ path: String) {
    guard let identity = FileIdentity(path) else { return }
    paths.withLock { $0[identity] = path }
  }

  func contain(_ identity: FileIdentity) -> Bool {
    paths.withLock { $0[identity] }.map { FileIdentity($0) == identity } ?? false
  }

  func contain(_ path: String) -> Bool { FileIdentity(path).map(contain) ?? false }
}
