import TableParsing
import TableSupport

/// Files as they will be after edits that are not written yet.
final class EditedFiles: SpecFiles {
  private let disk = RunFiles()
  /// By canonical path: a file may be named in several ways.
  private let files = Locked<[String: Edited]>([:])

  struct Edited: Sendable {
    /// As a message names it.
    var path: String
    var original: [UInt8]
    var bytes: [UInt8]
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if let edited = files.withLock({ $0[key(path)] }) {
      guard edited.bytes.count <= limit else { throw .tooLarge(limit: limit) }
      return edited.bytes
    }
    return try disk.read(path, limit: limit)
  }

  func canonicalPath(_ path: String) -> String? { disk.canonicalPath(path) }

  /// Replaces the contents of a file.
  func edit(_ path: String, from original: [UInt8], to bytes: [UInt8]) {
    let key = key(path)
    files.withLock { files in
      let first = files[key] ?? Edited(path: path, original: original, bytes: bytes)
      files[key] = Edited(path: first.path, original: first.original, bytes: bytes)
    }
  }

  /// The files that differ from the disk, in the order of their paths.
  var changed: [Edited] {
    files.withLock { $0.values.filter { $0.bytes != $0.original }.sorted { $0.path < $1.path } }
  }

  private func key(_ path: String) -> String { disk.canonicalPath(path) ?? path }
}
