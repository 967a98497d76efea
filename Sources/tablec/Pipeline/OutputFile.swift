#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files whole or not at all: into a new file beside the old one, which then takes its place.
enum OutputFile {
  struct Problem: Error {
    var path: String
    var reason: String
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    try makeFolder(of: path)
    // A device or a pipe has no old content to keep, and must not be replaced.
    var status = stat()
    if stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG {
      if status.st_mode & S_IFMT == S_IFDIR { throw Problem(path: path, reason: "it is a folder") }
      try writeThrough(bytes, to: path)
      return
    }
    let temporary = "\(path).tablec-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw problem(path) }
    let isWritten = Terminal.writeAll(bytes, to: descriptor)
    let failure = errno
    let isClosed = close(descriptor) == 0
    guard isWritten && isClosed && rename(temporary, path) == 0 else {
      let reason = isWritten ? errno : failure
      unlink(temporary)
      throw Problem(path: path, reason: String(cString: strerror(reason)))
    }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(Problem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(path) }
    defer { close(descriptor) }
    guard Terminal.writeAll(bytes, to: descriptor) else { throw problem(path) }
  }

  /// Makes the folders that lead to a file.
  private static func makeFolder(of path: String) throws(Problem) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      index = path.index(after: slash)
      if folder.isEmpty || FileKind(folder) == .folder { continue }
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw problem(path) }
    }
  }

  private static func problem(_ path: String) -> Problem {
    Problem(path: path, reason: String(cString: strerror(errno)))
  }
}

/// What stands at a path.
enum FileKind: Equatable {
  case folder, file, other, missing

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }
}
