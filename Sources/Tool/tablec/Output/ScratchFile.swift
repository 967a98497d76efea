import TableSystem

/// A file for what a run cannot keep in memory. It has no name, so that nothing remains of it however the run ends.
final class ScratchFile: @unchecked Sendable {
  private let descriptor: Int32
  private var size = 0

  /// The folder for temporary files.
  static var folder: String { Terminal.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  /// Nil if the folder for temporary files takes none.
  init?() {
    var template = Array("\(Self.folder)/tablec-XXXXXX".utf8CString)
    descriptor = template.withUnsafeMutableBufferPointer { $0.baseAddress.map { mkstemp($0) } ?? -1 }
    guard descriptor >= 0 else { return nil }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Adds bytes; for one thread at a time.
  /// - Returns: where they begin; nil if the disk does not take them.
  func append(_ bytes: [UInt8]) -> Int? {
    guard lseek(descriptor, off_t(size), SEEK_SET) >= 0, Terminal.writeAll(bytes, to: descriptor) else { return nil }
    defer { size += bytes.count }
    return size
  }

  /// Nil if they cannot be read. For any thread.
  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while done < count, let base = buffer.baseAddress {
        let got = pread(descriptor, base + done, count - done, off_t(offset + done))
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { break }
        done += got
      }
      initialized = done
    }
    return done == count ? bytes : nil
  }
}
