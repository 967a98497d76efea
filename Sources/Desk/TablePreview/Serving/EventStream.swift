import TableSupport

/// The events that one reader gets, until it leaves.
///
/// Nothing piles up for a reader that is slow: of the events of a name that it has not been sent, it gets the newest one. Events of different
/// names keep their order.
package final class EventStream: Sendable {
  private struct State {
    var waiting: [(event: String, data: [UInt8])] = []
    var isClosed = false
    var isWoken = false
    var whenClosed: [@Sendable () -> Void] = []
  }

  private let state = Locked(State())
  private let limit: Int
  /// Tells the connection that something waits, at most once until it takes that.
  private let wake: @Sendable () -> Void

  init(limit: Int, wake: @escaping @Sendable () -> Void) {
    (self.limit, self.wake) = (limit, wake)
  }

  /// Sends an event, from any thread, without waiting for anything. Afterwards, `data` of this name that was not sent yet will not be. Lines of
  /// `data` stay lines; a name with a line break is not sent.
  package func send(event: String, data: [UInt8]) {
    guard !event.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return }
    let mustWake = state.withLock { state in
      guard !state.isClosed else { return false }
      if let index = state.waiting.firstIndex(where: { $0.event == event }) {
        state.waiting[index].data = data
      } else {
        if state.waiting.count >= limit { state.waiting.removeFirst() }
        state.waiting.append((event, data))
      }
      defer { state.isWoken = true }
      return !state.isWoken
    }
    if mustWake { wake() }
  }

  /// Whether the reader has left, or the server has stopped.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Calls `body` once when the reader has left, or at once if it has; on the thread of a worker, or on this one.
  package func whenClosed(_ body: @escaping @Sendable () -> Void) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.whenClosed.append(body) }
      return state.isClosed
    }
    if isClosed { body() }
  }

  /// The event that has waited longest.
  func next() -> (event: String, data: [UInt8])? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isWoken = false
        return nil
      }
      return state.waiting.removeFirst()
    }
  }

  /// Ends the stream. Returns what is to be called then.
  func close() -> [@Sendable () -> Void] {
    state.withLock { state in
      defer {
        state.isClosed = true
        state.waiting = []
        state.whenClosed = []
      }
      return state.whenClosed
    }
  }

  /// An event as server-sent events have it.
  static func written(event: String, data: [UInt8]) -> [UInt8] {
    var bytes = [UInt8]()
    bytes.reserveCapacity(event.utf8.count + data.count + 32)
    bytes += "event: \(event)\n".utf8
    bytes += "data: ".utf8
    if data.contains(where: { $0 == 10 || $0 == 13 }) {
      // A line break of any kind begins a line of data.
      var wasReturn = false
      for byte in data {
        defer { wasReturn = byte == 13 }
        if byte == 10, wasReturn { continue }
        if byte == 10 || byte == 13 { bytes += "\ndata: ".utf8 } else { bytes.append(byte) }
      }
    } else {
      bytes += data
    }
    bytes.append(10)
    bytes.append(10)
    return bytes
  }
}
