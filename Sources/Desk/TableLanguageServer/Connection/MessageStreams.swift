import TableSupport

import TableSystem

/// The stream to the client. A message is written whole, whichever thread sends it.
final class MessageOutput: Sendable {
  /// The descriptor, or nil after the client went away.
  private let descriptor: Locked<Int32?>

  init(_ descriptor: Int32) {
    self.descriptor = Locked(descriptor)
  }

  func send(_ message: OutgoingMessage) {
    descriptor.withLock { descriptor in
      guard let open = descriptor else { return }
      if !Self.write(message.bytes, to: open) { descriptor = nil }
    }
  }

  /// Waits until the message that is being written is complete, and writes no other.
  func close() {
    descriptor.withLock { $0 = nil }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0 && errno == EINTR { continue }
        if written < 0 && errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, 1_000)
          continue
        }
        guard written > 0 else { return false }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }
}

/// The stream from the client.
struct MessageInput {
  enum Piece {
    case bytes([UInt8])
    case end
    /// Nothing has come for a while.
    case nothing
  }

  let descriptor: Int32

  private static let size = 1 << 16

  /// - Parameter patience: How long to wait, in milliseconds.
  func read(patience: Int32) -> Piece {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let status = poll(&ready, 1, patience)
    if status == 0 || status < 0 && errno == EINTR { return .nothing }
    guard status > 0 else { return .end }
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.size) { buffer, count in
      result = systemRead(descriptor, buffer.baseAddress, Self.size)
      count = max(result, 0)
    }
    if result < 0 { return errno == EINTR || errno == EAGAIN ? .nothing : .end }
    return result == 0 ? .end : .bytes(bytes)
  }
}

/// `write(2)` and `read(2)`, which are shadowed by the methods of the same names.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
