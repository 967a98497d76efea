import TableSystem

/// A pipe between processes. A child closes its ends unless they are passed to it.
struct Pipe {
  let reading: Descriptor
  let writing: Descriptor

  /// Nil with `errno` set if the system cannot create a pipe.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    guard let reading = Descriptor(taking: ends[0]) else {
      close(ends[1])
      return nil
    }
    guard let writing = Descriptor(taking: ends[1]) else { return nil }
    self.reading = reading
    self.writing = writing
  }
}

/// An open file, which is closed when this object is released.
final class Descriptor {
  let number: Int32

  /// Takes ownership of a descriptor, and prevents children from inheriting it. A descriptor with the number of a standard stream, which
  /// the system assigns if that stream was closed, is duplicated to a higher number.
  /// - Returns: nil with `errno` set, and the descriptor closed, if this fails.
  init?(taking number: Int32) {
    if number > STDERR_FILENO {
      self.number = number
      guard fcntl(number, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    } else {
      self.number = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      let failure = errno
      close(number)
      errno = failure
      guard self.number >= 0 else { return nil }
    }
  }

  deinit {
    if number >= 0 { close(number) }
  }

  /// For `write(from:)`.
  func prepareForWriting() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      _ = fcntl(number, F_SETNOSIGPIPE, 1)
    #endif
  }

  /// Appends the available bytes; false at the end.
  func read(into bytes: inout [UInt8]) -> Bool {
    let room = 1 << 16
    var isEnd = false
    bytes.append(
      contentsOf: [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = systemRead(number, buffer.baseAddress, room)
        isEnd = got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN)
        count = max(got, 0)
      })
    return !isEnd
  }

  /// Writes as many bytes as there is room for, and removes them; false if nobody reads the pipe any more.
  func write(from bytes: inout ArraySlice<UInt8>) -> Bool {
    let (written, failure) = withoutPipeSignal { () -> (Int, Int32) in
      let written = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      return (written, errno)
    }
    guard written < 0 else {
      bytes = bytes.dropFirst(written)
      return true
    }
    return failure == EINTR || failure == EAGAIN
  }
}

/// `read(2)`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// `write(2)`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

/// Prevents a write to a pipe that nobody reads from ending the process.
private func withoutPipeSignal(_ body: () -> (Int, Int32)) -> (Int, Int32) {
  #if canImport(Darwin)
    // Prepared for writing, the pipe makes no signal; it could be sent to any thread.
    return body()
  #else
    // The signal is sent to this thread: it is blocked here, and consumed if it occurred.
    var (held, old, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&held)
    sigaddset(&held, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &held, &old)
    let result = body()
    if result.1 == EPIPE, result.0 < 0 {
      sigpending(&pending)
      if sigismember(&pending, SIGPIPE) == 1 {
        var signal: Int32 = 0
        sigwait(&held, &signal)
      }
    }
    pthread_sigmask(SIG_SETMASK, &old, nil)
    return result
  #endif
}
