import TableSystem

/// What the system says about a file without reading it. Two signatures of a file are equal if it has not changed, except for changes within
/// a tick of the file system's clock, a few milliseconds.
struct FileSignature: Equatable {
  var device: UInt64
  var inode: UInt64
  var size: Int64
  var modified: Nanoseconds
  /// The last change of contents, name, mode or owner.
  var changed: Nanoseconds
  var mode: UInt32
  var links: UInt64

  var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
  var isLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }
  var isFile: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }

  /// The entry at a path, which may be a symbolic link itself; nil if there is none, or if it cannot be seen.
  init?(entryAt path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    mode = UInt32(status.st_mode)
    links = UInt64(truncatingIfNeeded: status.st_nlink)
    #if canImport(Darwin)
      modified = Nanoseconds(status.st_mtimespec)
      changed = Nanoseconds(status.st_ctimespec)
    #else
      modified = Nanoseconds(status.st_mtim)
      changed = Nanoseconds(status.st_ctim)
    #endif
  }
}
