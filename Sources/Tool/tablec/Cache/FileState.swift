import TableParsing

import TableSystem

/// What the system says of a regular file without reading it. Whoever changes the file changes this, unless within one tick of the
/// clock of its disk.
struct FileState: Hashable, Sendable {
  /// The device, the number, the size in bytes, and the times of the last changes of the contents and of anything, in nanoseconds. The last
  /// one cannot be set.
  let numbers: [Int]

  static let count = 5

  init?(numbers: [Int]) {
    guard numbers.count == Self.count else { return nil }
    self.numbers = numbers
  }

  /// Nil for anything but a regular file; links are not followed.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (contents, anything) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (contents, anything) = (status.st_mtim, status.st_ctim)
    #endif
    numbers = [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size),
      Self.nanoseconds(contents), Self.nanoseconds(anything),
    ]
  }

  var size: Int { numbers[2] }

  /// Whether a change from now on will have another time. A disk whose times are whole hundredths of a second may only have whole
  /// seconds, or two.
  var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age = Self.nanoseconds(now) - numbers[4]
    return age > (numbers[4] % 10_000_000 == 0 ? 3_000_000_000 : 50_000_000)
  }

  private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }
}
