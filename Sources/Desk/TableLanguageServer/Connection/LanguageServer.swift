import TableSupport

/// What a language server says to its client. All but the changes of documents are handled by one thread, in the order of the messages.
package protocol LanguageServer: Sendable {
  /// Prepares the server for a client, and returns the result: the capabilities.
  func initialize(_ parameters: JSONValue, _ connection: Connection) throws(ResponseError) -> OutgoingMessage.Content
  /// The result of a request. The text of the documents is that of the moment; if it has changed since the request, the result is
  /// discarded, and the client is told so.
  func answer(_ request: Request) throws(ResponseError) -> OutgoingMessage.Content
  func receive(_ method: String, _ parameters: JSONValue)
  /// A document changed. Called at once, on the thread that reads, so it must not take long.
  func note(_ change: OpenDocuments.Change)
  /// `shutdown`: no further request comes.
  func shutDown()
}
