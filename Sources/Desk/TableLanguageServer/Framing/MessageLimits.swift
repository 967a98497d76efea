import TableSupport

/// The limits for what a client sends. Reaching one never ends the server, unless the stream can no longer be divided into messages.
package struct MessageLimits: Hashable, Sendable {
  /// The longest header of a message, in bytes.
  package var headerBytes = 8 << 10
  /// The longest content of a message, in bytes. A longer one is skipped while it arrives.
  package var contentBytes = 32 << 20
  /// The maximum nesting of a message's JSON.
  package var depth = 64
  /// The number of messages that may wait to be handled; the client waits when there are more.
  package var waitingMessages = 4_096
  /// The total size of the messages that may wait, in bytes.
  package var waitingBytes = 64 << 20
  /// The number of documents that may be open.
  package var documents = 4_096
  /// The longest document, in bytes of UTF-8.
  package var documentBytes = 32 << 20
  /// The total size of all open documents, in bytes of UTF-8.
  package var allDocumentBytes = 256 << 20

  package init() {}

  var json: JSONLimits { JSONLimits(depth: depth, bytes: contentBytes) }
}
