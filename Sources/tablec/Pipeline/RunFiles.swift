import Locking
import TableParsing

/// The files of the machine. Once a run has read one, no output of it may overwrite the file.
struct RunFiles: SpecFiles {
  private let disk = DiskFiles()

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let bytes = try disk.read(path, limit: limit)
    FilesRead.note(path)
    return bytes
  }

  func canonicalPath(_ path: String) -> String? { disk.canonicalPath(path) }
}

/// The files that this run reads, whatever their names.
enum FilesRead {
  private static let identities = Locked<Set<FileIdentity>>([])

  static func note(_ path: String) {
    guard let identity = FileIdentity(path) else { return }
    identities.withLock { _ = $0.insert(identity) }
  }

  static func contain(_ identity: FileIdentity) -> Bool { identities.withLock { $0.contains(identity) } }
}

/// The files that this run has written, whatever their names: a report must not replace one of them.
enum FilesWritten {
  private static let identities = Locked<Set<FileIdentity>>([])

  static func note(_ path: String) {
    guard let identity = FileIdentity(path) else { return }
    identities.withLock { _ = $0.insert(identity) }
  }

  static func contain(_ path: String) -> Bool {
    guard let identity = FileIdentity(path) else { return false }
    return identities.withLock { $0.contains(identity) }
  }
}
