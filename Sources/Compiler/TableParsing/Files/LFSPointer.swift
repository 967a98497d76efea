import TableDiagnostics
import TableSupport

/// What git has of a file whose contents are stored with Git LFS: a few lines of text.
///
/// They are `version` with an address, `oid sha256:` with 64 digits, and `size` in bytes, with possible lines for extensions
/// (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md).
package struct LFSPointer: Hashable, Sendable {
  /// The SHA-256 of the contents, in hexadecimal.
  package let oid: String
  /// In bytes.
  package let size: Int

  private static let mostBytes = 1024
  /// Those of versions before the first release too.
  private static let versions = [
    "https://git-lfs.github.com/spec/v1", "https://hawser.github.com/spec/v1", "http://git-media.io/v/2",
  ]

  /// Nil for the contents of a file.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count < Self.mostBytes, bytes.starts(with: "version http".utf8) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    func value(_ key: String) -> Substring? {
      lines.first { $0.hasPrefix(key + " ") }?.dropFirst(key.utf8.count + 1)
    }
    guard let version = value("version"), Self.versions.contains(String(version)), let oid = value("oid"),
      oid.hasPrefix("sha256:"), oid.utf8.count == 71,
      oid.utf8.dropFirst(7).allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let size = value("size").flatMap({ Int($0) }), size >= 0
    else { return nil }
    (self.oid, self.size) = (String(oid.dropFirst(7)), size)
  }
}

/// What is shown for images that Git LFS has not fetched, where the rest is compared all the same.
package final class UnfetchedImages: Sendable {
  private let counterpart: @Sendable (_ path: String, _ limit: Int) -> [UInt8]?
  private let found = Locked<Set<String>>([])

  /// - Parameter counterpart: the file at a canonical path on the other side of a comparison, if it is an image.
  package init(counterpart: @escaping @Sendable (_ path: String, _ limit: Int) -> [UInt8]?) {
    self.counterpart = counterpart
  }

  /// The canonical paths of the images that were missing.
  package var paths: Set<String> { found.withLock { $0 } }

  /// The bytes that stand for an image: those of the other side if they can be the same, or else bytes of the same size in pixels, which
  /// therefore differ from the other side's in nothing that is laid out. Without another side, it is a blank square.
  func standIn(for pointer: LFSPointer, at path: String, limit: Int) -> [UInt8] {
    _ = found.withLock { $0.insert(path) }
    let other = counterpart(path, limit).flatMap { LFSPointer($0) == nil ? $0 : nil }
    if let other, other.count == pointer.size { return other }
    // What follows the end of an image is not drawn, but makes other contents of it.
    return (other ?? Self.blank) + Array(pointer.oid.utf8)
  }

  /// A transparent PNG of 24 x 24 pixels.
  private static let blank: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x18, 0x00, 0x00, 0x00, 0x18, 0x01, 0x00, 0x00, 0x00, 0x00, 0xC8, 0x0C, 0x00, 0x55, 0x00, 0x00, 0x00, 0x02, 0x74,
    0x52, 0x4E, 0x53, 0x00, 0x00, 0x76, 0x93, 0xCD, 0x38, 0x00, 0x00, 0x00, 0x0C, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA,
    0x63, 0x60, 0xA0, 0x2D, 0x00, 0x00, 0x00, 0x60, 0x00, 0x01, 0xD8, 0x4E, 0xDB, 0x8B, 0x00, 0x00, 0x00, 0x00, 0x49,
    0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}

extension Diagnostic {
  /// A file that is a pointer.
  package static func notFetched(_ path: String) -> Diagnostic {
    Diagnostic(
      code: .notFetched, message: "the file is a Git LFS pointer: its contents have not been fetched",
      range: SourceRange(file: path), help: fetchHelp)
  }

  static let fetchHelp = "fetch the contents with 'git lfs pull', or check out with 'lfs: true'"
}
