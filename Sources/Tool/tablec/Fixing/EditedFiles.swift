import TableParsing

/// Files as they will be after edits that are not written yet.
struct EditedFiles {
  /// With the texts of the edits over those of the disk.
  private(set) var files = FileSystem.run
  /// By the places of their texts: a file may be named in several ways.
  private var edited: [String: Edited] = [:]

  struct Edited {
    /// As a message names it.
    var path: String
    var original: [UInt8]
    var bytes: [UInt8]
  }

  /// Replaces the contents of a file.
  mutating func edit(_ path: String, from original: [UInt8], to bytes: [UInt8]) {
    edited[files.key(of: path), default: Edited(path: path, original: original, bytes: bytes)].bytes = bytes
    files.set(bytes, at: path)
  }

  /// The files that differ from the disk, in the order of their paths.
  var changed: [Edited] { edited.values.filter { $0.bytes != $0.original }.sorted { $0.path < $1.path } }
}
