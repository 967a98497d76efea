import TableParsing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path, with links followed.
enum FileKind: Equatable {
  case folder, file, other, missing
  /// Whatever it is, the system does not tell of it.
  case unknown(FileProblem)

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let problem = FileProblem(failure: errno)
      self = problem == .missing ? .missing : .unknown(problem)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }
}

/// A link and what it leads to.
enum FileLink {
  static func isOne(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The canonical path of what a link leads to; nil for what is none, and for a link that leads to nothing or to a path
  /// that is not in UTF-8.
  static func target(of path: String) -> String? { isOne(path) ? DiskFiles().canonicalPath(path) : nil }
}

/// A file whatever it is called: two paths with one identity are one file.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Nil where there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
