import TableParsing
import TableSupport

/// The files of the machine. Once a run has read one, no output of it may overwrite the file.
struct RunFiles: SpecFiles {
  private let disk = DiskFiles()

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let bytes = try disk.read(path, limit: limit)
    MetFiles.read.note(path)
    return bytes
  }

  func canonicalPath(_ path: String) -> String? { disk.canonicalPath(path) }
}

/// Files that this run has met, whatever their names.
final class MetFiles: Sendable {
  /// No output may overwrite one.
  static let read = MetFiles()
  /// A report must not replace one.
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
