import TableLanguageServer
import TableSupport

/// Edits of documents, open or not.
struct WorkspaceEdit {
  private struct Edit: Hashable {
    var range: TextRange
    var text: String
  }

  /// By document.
  private var edits: [String: [Edit]] = [:]
  private let snapshot: EditorSnapshot

  init(_ session: ServerSession) {
    snapshot = session.snapshot
  }

  var isEmpty: Bool { edits.isEmpty }

  mutating func add(_ range: TextRange, _ text: String, in uri: String) {
    edits[uri, default: []].append(Edit(range: range, text: text))
  }

  /// - Parameter isVersioned: whether the editor can be told which version of each document the edits are for.
  func write(to writer: inout JSONWriter, isVersioned: Bool) {
    let sorted = edits.sorted { $0.key < $1.key }
    writer.object { writer in
      guard isVersioned else {
        writer.object("changes") { writer in
          for (uri, edits) in sorted {
            writer.key(escaping: uri)
            Self.write(edits, to: &writer)
          }
        }
        return
      }
      writer.array("documentChanges") { writer in
        for (uri, edits) in sorted {
          writer.object { writer in
            writer.object("textDocument") { writer in
              writer.member("uri", uri)
              writer.key("version")
              if let file = snapshot.files[uri] { writer.integer(file.document.version) } else { writer.null() }
            }
            writer.key("edits")
            Self.write(edits, to: &writer)
          }
        }
      }
    }
  }

  private static func write(_ edits: [Edit], to writer: inout JSONWriter) {
    writer.array { writer in
      for edit in edits {
        writer.object { writer in
          writer.member("range", edit.range)
          writer.member("newText", edit.text)
        }
      }
    }
  }
}
