import TableDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files whole or not at all: into a new file beside the old one, which then takes its place.
enum OutputFile {
  /// - Parameter error: the system's number of it.
  static func unwritable(_ path: String, _ error: Int32) -> Diagnostic {
    unwritable(path, String(cString: strerror(error)))
  }

  private static func unwritable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      code: .unwritableOutput, message: "the output cannot be written: \(reason)", range: SourceRange(file: path))
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    try makeFolder(of: path)
    var status = stat()
    guard stat(path, &status) == 0 else {
      try replace(path, with: bytes, mode: nil, path)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw unwritable(path, "it is a folder")
    case S_IFREG:
      // Renaming over a file asks only the folder for leave; a file that is protected is protected for a reason.
      guard access(path, W_OK) == 0 else { throw unwritable(path, errno) }
      try replace(linkTarget(path), with: bytes, mode: status.st_mode & 0o7777, path)
    // A device or a pipe has no old content to keep, and must not be replaced.
    default: try writeThrough(bytes, to: path)
    }
  }

  /// Removes a file; of a link the link alone.
  static func remove(_ path: String) throws(Diagnostic) {
    guard unlink(path) == 0 || errno == ENOENT else { throw unwritable(path, errno) }
  }

  /// - Parameters:
  ///   - mode: the permissions to keep; nil for those of a new file.
  ///   - shown: the path that a message names.
  private static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t?, _ shown: String
  ) throws(Diagnostic) {
    let (temporary, descriptor) = temporaryFile(beside: path)
    guard descriptor >= 0 else { throw unwritable(shown, errno) }
    if let mode { fchmod(descriptor, mode) }
    let isWritten = Terminal.writeAll(bytes, to: descriptor)
    let failure = errno
    let isClosed = close(descriptor) == 0
    guard isWritten && isClosed && rename(temporary, path) == 0 else {
      let reason = isWritten ? errno : failure
      unlink(temporary)
      throw unwritable(shown, reason)
    }
  }

  /// A new file in the folder of another: hidden, so that nothing takes it for an output, and with a short name, so that a
  /// long one still fits.
  private static func temporaryFile(beside path: String) -> (path: String, descriptor: Int32) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    var attempt = 0
    while true {
      let temporary = "\(folder).tablec-\(getpid())-\(attempt)"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 || errno != EEXIST || attempt == 99 { return (temporary, descriptor) }
      attempt += 1
    }
  }

  /// What a link means, so that the link stays and its file changes.
  private static func linkTarget(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    defer { close(descriptor) }
    guard Terminal.writeAll(bytes, to: descriptor) else { throw unwritable(path, errno) }
  }

  /// Makes the folders that lead to a file.
  private static func makeFolder(of path: String) throws(Diagnostic) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      index = path.index(after: slash)
      if folder.isEmpty || FileKind(folder) == .folder { continue }
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw unwritable(path, errno) }
    }
  }
}
