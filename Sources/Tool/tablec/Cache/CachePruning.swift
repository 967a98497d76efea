import TableParsing

import TableSystem

/// Bounds the size of a cache: the files that were not used for longest are removed.
struct CachePruning {
  let folder: String
  /// The most that files together have, in bytes.
  var mostBytes = 1 << 30
  var mostFiles = 200_000

  static let version = "v\(CacheKey.format)"
  /// What follows an entry's name in that of its outputs.
  static let outputSuffix = ".out"

  private struct File {
    var below: String
    var size: Int
    /// In seconds.
    var time: Int
  }

  /// Notes that a file is used.
  static func touch(_ path: String) { _ = utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) }

  func prune() {
    var files = files
    var (size, count) = (files.reduce(0) { $0 + $1.size }, files.count)
    guard size > mostBytes || count > mostFiles else { return }
    files.sort { ($0.time, $0.below) < ($1.time, $1.below) }
    // Some more than necessary, so that the next run need not.
    for file in files where size > mostBytes / 5 * 4 || count > mostFiles / 5 * 4 {
      try? OutputFile.remove(OutputPlace(named: folder, below: file.below))
      size -= file.size
      count -= 1
    }
  }

  private var files: [File] {
    let base = OutputPlace(named: folder, below: Self.version).path
    return (FolderEntries(base)?.names ?? []).filter { $0.utf8.count == 2 }.flatMap { part in
      (FolderEntries("\(base)/\(part)")?.names ?? []).compactMap { name -> File? in
        var status = stat()
        guard lstat("\(base)/\(part)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG, !name.hasPrefix(".")
        else { return nil }
        #if canImport(Darwin)
          let time = status.st_mtimespec.tv_sec
        #else
          let time = status.st_mtim.tv_sec
        #endif
        return File(below: "\(Self.version)/\(part)/\(name)", size: Int(status.st_size), time: Int(time))
      }
    }
  }
}
