import NIOCore

/// What one server gives to all who connect to it, however they behave.
package struct ServerLimits: Sendable {
  /// Connections that are open at once. Another one takes the place of the one that has been idle longest, or is turned away.
  package var connections = 256
  /// Seconds from the first byte of a request to its last header.
  package var requestSeconds = 5
  /// Seconds without a request until a connection is closed.
  package var idleSeconds = 30
  /// Seconds in which a reader takes nothing of what waits for it, until the connection is closed.
  package var stalledSeconds = 20
  /// Seconds between two signs of life of a stream without events: the page tells soon that the server hangs.
  package var heartbeatSeconds = 3
  /// Bytes of the path and query, of a header, and of all headers together.
  package var targetBytes = 8 << 10
  package var headerBytes = 8 << 10
  package var headersBytes = 16 << 10
  package var headers = 64
  package var queryItems = 256
  /// Bytes of answers that wait for their readers, over all connections.
  package var waitingBytes = 128 << 20
  /// Names of events of a stream that can wait at once, each with its newest data.
  package var waitingEvents = 16
  /// Requests that are answered at the same time.
  package var workers = 3
  /// Ports that are tried, from the one that was asked for.
  package var ports = 20

  package init() {}
}
