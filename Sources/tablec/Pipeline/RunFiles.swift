import Locking
import TableParsing

/// The files of the machine, which a run keeps from its own outputs once it has read them.
struct RunFiles: SpecFiles {
  private let disk = DiskFiles()

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let bytes = try disk.read(path, limit: limit)
    FilesRead.note(path)
    return bytes
  }

  func canonicalPath(_ path: String) -> String? { disk.canonicalPath(path) }
}

/// The files that this run reads, by whatever names.
enum FilesRead {
  private static let identities = Locked<Set<FileIdentity>>([])

  static func note(_ path: String) {
    guard let identity = FileIdentity(path) else { return }
    identities.withLock { _ = $0.insert(identity) }
  }

  static func contain(_ identity: FileIdentity) -> Bool { identities.withLock { $0.contains(identity) } }
}
