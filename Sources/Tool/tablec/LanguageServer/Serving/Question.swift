import SpecEditing
import TableLanguageServer
import TableSupport

/// A request about a document.
struct Question {
  let server: SpecServer
  let session: ServerSession
  let file: EditorFile
  let parameters: JSONValue

  var document: TextDocument { file.document }
  var encoding: PositionEncoding { session.encoding }
  var capabilities: ClientCapabilities { server.capabilities }

  /// - Throws: If the document is not open.
  init(_ request: Request, _ server: SpecServer) throws(ResponseError) {
    guard let uri = request.uri else { throw .invalidParams("textDocument") }
    let session = server.session
    guard let file = session.snapshot.files[uri] else {
      throw ResponseError(.requestFailed, "the document is not open")
    }
    (self.server, self.session, self.file, parameters) = (server, session, file, request.parameters)
  }

  /// Whether anything is known about the document: it belongs to a project of specs.
  var isOurs: Bool { file.role != .other }

  var editor: SpecEditor { server.texts.editor(file, session) }

  /// The offset that the question is about, in bytes.
  func offset() throws(ResponseError) -> Int {
    guard let position = TextPosition(parameters["position"]) else { throw .invalidParams("position") }
    return document.offset(of: position, encoding)
  }

  /// The span that the question is about, in bytes.
  func span() throws(ResponseError) -> Range<Int> {
    guard let range = TextRange(parameters["range"]) else { throw .invalidParams("range") }
    return document.span(of: range, encoding)
  }

  func range(_ span: Range<Int>) -> TextRange { document.range(of: span, encoding) }

  /// The address of a file, and the range of a span in it.
  func place(_ location: TextLocation) -> (uri: String, range: TextRange) {
    if location.path == file.path { return (file.uri, range(location.range)) }
    // A picture has no lines.
    guard let other = location.range == 0..<0 ? nil : session.document(at: location.path) else {
      let start = TextPosition(line: 0, character: 0)
      return (session.snapshot.uri(ofPath: location.path), TextRange(start: start, end: start))
    }
    return (other.uri, other.range(of: location.range, encoding))
  }
}

extension JSONWriter {
  mutating func location(_ place: (uri: String, range: TextRange)) {
    object { writer in
      writer.member("uri", place.uri)
      writer.member("range", place.range)
    }
  }

  mutating func markdown(_ text: String, asPlainText: Bool = false) {
    object { writer in
      writer.member("kind", asPlainText ? "plaintext" : "markdown")
      writer.member("value", text)
    }
  }
}
