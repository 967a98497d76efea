import TableParsing

import TableSystem

/// What is at a path, with links followed.
enum PathKind: Equatable {
  case folder, file, other, missing
  /// The system does not report what it is.
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
enum SymbolicLink {
  static func isOne(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The canonical path that a link leads to; nil if it is not a link, leads to nothing, or leads to a path that is not in UTF-8.
  static func target(of path: String) -> String? { isOne(path) ? DiskFiles().canonicalPath(path) : nil }
}

/// The identity of a file: two paths with the same identity are the same file.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Nil if there is no file.
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
