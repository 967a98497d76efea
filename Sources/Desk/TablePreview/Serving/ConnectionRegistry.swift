import NIOCore

/// The connections that are open. It belongs to the thread of the event loop.
final class ConnectionRegistry {
  let limits: ServerLimits
  private var connections: [ObjectIdentifier: PageConnection] = [:]
  /// Bytes of answers that wait for their readers.
  private(set) var waitingBytes = 0

  init(limits: ServerLimits) { self.limits = limits }

  var count: Int { connections.count }

  /// Makes room for a new connection: if there are too many, one that nothing is done for is closed. Those go first that never sent a whole
  /// request, whether they say nothing or speak slowly, then those that wait for another one; of these, the oldest. Returns whether there is
  /// room.
  func makeRoom() -> Bool {
    guard connections.count >= limits.connections else { return true }
    let unserved = connections.values.compactMap { known in known.unservedSince.map { (known, $0) } }
    let oldest = unserved.min { ($0.0.hasAsked ? 1 : 0, $0.1) < ($1.0.hasAsked ? 1 : 0, $1.1) }
    guard let (oldest, _) = oldest else { return false }
    oldest.close()
    return true
  }

  func add(_ connection: PageConnection) { connections[ObjectIdentifier(connection)] = connection }

  func remove(_ connection: PageConnection) { connections[ObjectIdentifier(connection)] = nil }

  /// Whether an answer of so many bytes may wait for its reader.
  func hasRoom(for bytes: Int) -> Bool { waitingBytes + bytes <= max(limits.waitingBytes, bytes) }

  func changeWaiting(by bytes: Int) { waitingBytes += bytes }

  /// Closes those that took too long for something, and keeps streams alive.
  func review(at now: NIODeadline) {
    for connection in Array(connections.values) { connection.review(at: now) }
  }

  func closeAll() {
    for connection in Array(connections.values) { connection.close() }
  }
}
