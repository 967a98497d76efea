import NIOCore

/// The connections that are open. It belongs to the thread of the event loop.
final class ConnectionRegistry {
  let limits: ServerLimits
  private var connections: [ObjectIdentifier: PageConnection] = [:]
  /// Bytes of answers that wait for their readers.
  private(set) var waitingBytes = 0

  init(limits: ServerLimits) { self.limits = limits }

  var count: Int { connections.count }

  /// Makes room for a new connection: if there are too many, the one that has been idle longest is closed. Returns whether there is room.
  func makeRoom() -> Bool {
    guard connections.count >= limits.connections else { return true }
    let idle = connections.values.compactMap { known in known.idleSince.map { (known, $0) } }
    guard let (oldest, _) = idle.min(by: { $0.1 < $1.1 }) else { return false }
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
