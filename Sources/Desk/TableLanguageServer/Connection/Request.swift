import TableSupport

/// A request of the client that waits for its answer.
package struct Request: Sendable {
  package let id: RequestID
  package let method: String
  package let parameters: JSONValue
  /// The number of changes of the documents before it.
  package let stamp: Int

  /// Whether its answer depends on the text of a document, which its positions refer to.
  var isAboutText: Bool { method.hasPrefix("textDocument/") }

  /// The address of the document that it is about.
  package var uri: String? { parameters["textDocument"]?["uri"]?.string }
}
