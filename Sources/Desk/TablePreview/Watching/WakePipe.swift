import TableSystem

/// Reads what a descriptor has, without blocking if it does not block. (The name `read` is taken where this is used.)
func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// Wakes a thread that waits for a descriptor.
struct WakePipe: Sendable {
  let output: Int32
  private let input: Int32

  /// Nil if the process has no descriptors left.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (output, input) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes, too.
    _ = write(input, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while readBytes(output, &bytes, bytes.count) > 0 {}
  }

  func closeBoth() {
    close(output)
    close(input)
  }
}
