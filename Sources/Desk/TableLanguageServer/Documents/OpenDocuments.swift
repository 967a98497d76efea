import TableSupport

/// The documents that are open in the editor. One thread changes them, in the order of the client's notifications; others take copies.
package final class OpenDocuments: Sendable {
  /// A document and what is known of it.
  package enum Entry: Sendable {
    case text(TextDocument)
    /// Its text is unknown, because an edit could not be applied. Replacing the whole text finds it again.
    case lost(languageID: String)
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// The number of changes so far.
    var stamp = 0
    var bytes = 0
  }

  private let state = Locked(State())
  private let limits: MessageLimits

  package init(limits: MessageLimits = MessageLimits()) {
    self.limits = limits
  }

  /// A change of the documents.
  package enum Change: Hashable, Sendable {
    case opened(String)
    case edited(String)
    case closed(String)
    case saved(String)
    /// Ignored, with the reason.
    case refused(String)

    /// The address of the document.
    package var uri: String? {
      switch self {
      case .opened(let uri), .edited(let uri), .closed(let uri), .saved(let uri): uri
      case .refused: nil
      }
    }
  }

  /// The number of changes so far.
  package var stamp: Int { state.withLock { $0.stamp } }

  /// All documents whose text is known, and the number of changes that led to them.
  package var all: (documents: [TextDocument], stamp: Int) {
    state.withLock { state in
      let documents = state.entries.values.compactMap { entry -> TextDocument? in
        guard case .text(let document) = entry else { return nil }
        return document
      }
      return (documents, state.stamp)
    }
  }

  /// The document with an address; nil if it is not open or its text is unknown.
  package func document(_ uri: String) -> TextDocument? {
    state.withLock { state in
      guard case .text(let document)? = state.entries[uri] else { return nil }
      return document
    }
  }

  /// Applies a notification of `textDocument/`; nil for one that does not change documents.
  package func apply(_ method: String, _ parameters: JSONValue, encoding: PositionEncoding) -> Change? {
    let document = parameters["textDocument"] ?? .null
    guard ["didOpen", "didChange", "didClose", "didSave"].contains(where: { method == "textDocument/" + $0 }) else {
      return nil
    }
    guard let uri = document["uri"]?.string else { return .refused("\(method): there is no document") }
    return state.withLock { state in
      switch method {
      case "textDocument/didOpen": open(uri, document, &state)
      case "textDocument/didChange":
        edit(uri, document, parameters["contentChanges"]?.array ?? [], encoding, &state)
      case "textDocument/didClose": close(uri, &state)
      default: state.entries[uri] == nil ? .refused("\(method): the document is not open") : .saved(uri)
      }
    }
  }

  private func open(_ uri: String, _ document: JSONValue, _ state: inout State) -> Change {
    guard let text = document["text"]?.string else { return .refused("didOpen: there is no text") }
    let size = size(of: uri, state)
    guard size != nil || state.entries.count < limits.documents else {
      return .refused("didOpen: more than \(limits.documents) documents are open")
    }
    let language = document["languageId"]?.string ?? ""
    state.stamp += 1
    state.bytes -= size ?? 0
    guard text.utf8.count <= limits.documentBytes, state.bytes + text.utf8.count <= limits.allDocumentBytes else {
      state.entries[uri] = .lost(languageID: language)
      return .refused("didOpen: the document is too large")
    }
    var opened = TextDocument(
      uri: uri, languageID: language, version: document["version"]?.integer ?? 0, text: text)
    opened.stamp = state.stamp
    state.bytes += opened.bytes.count
    state.entries[uri] = .text(opened)
    return .opened(uri)
  }

  private func edit(
    _ uri: String, _ document: JSONValue, _ changes: [JSONValue], _ encoding: PositionEncoding, _ state: inout State
  ) -> Change {
    guard let entry = state.entries[uri] else { return .refused("didChange: the document is not open") }
    state.stamp += 1
    var edited: TextDocument
    switch entry {
    case .text(let text): edited = text
    case .lost(let language):
      guard let first = changes.first, first["range"] == nil else {
        return .refused("didChange: the document's text is unknown")
      }
      edited = TextDocument(uri: uri, languageID: language, version: 0, text: "")
    }
    state.bytes -= size(of: uri, state) ?? 0
    // Without the copy in the dictionary, the bytes are changed where they are.
    state.entries[uri] = .lost(languageID: edited.languageID)
    let limit = min(limits.documentBytes, limits.allDocumentBytes - state.bytes)
    guard
      edited.apply(
        changes, version: document["version"]?.integer ?? edited.version + 1, encoding: encoding, limit: limit)
    else { return .refused("didChange: an edit could not be applied") }
    edited.stamp = state.stamp
    state.bytes += edited.bytes.count
    state.entries[uri] = .text(edited)
    return .edited(uri)
  }

  private func close(_ uri: String, _ state: inout State) -> Change {
    guard let size = size(of: uri, state) else { return .refused("didClose: the document is not open") }
    state.stamp += 1
    state.bytes -= size
    state.entries[uri] = nil
    return .closed(uri)
  }

  /// The bytes of a document; nil if it is not open.
  private func size(of uri: String, _ state: State) -> Int? {
    switch state.entries[uri] {
    case .text(let document): document.bytes.count
    case .lost: 0
    case nil: nil
    }
  }
}
