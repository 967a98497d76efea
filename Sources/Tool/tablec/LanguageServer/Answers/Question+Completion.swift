import SpecEditing
import TableIR
import TableLanguageServer
import TableSupport

extension Question {
  func completion() throws(ResponseError) -> OutgoingMessage.Content {
    let list = editor.completions(at: try offset())
    let range = range(list.range)
    let capabilities = capabilities
    return { writer in
      writer.object { writer in
        writer.member("isIncomplete", list.isIncomplete)
        writer.array("items") { writer in
          for item in list.items { item.write(to: &writer, replacing: range, capabilities) }
        }
      }
    }
  }
}

extension CompletionItem {
  fileprivate func write(
    to writer: inout JSONWriter, replacing range: TextRange, _ capabilities: ClientCapabilities
  ) {
    writer.object { writer in
      writer.member("label", label)
      writer.member("kind", kind.number)
      if let detail { writer.member("detail", detail) }
      if let text = shownDocumentation {
        writer.key("documentation")
        writer.markdown(text, asPlainText: !capabilities.markdownCompletion)
      }
      writer.member("filterText", filter)
      if !order.isEmpty { writer.member("sortText", order) }
      let usesSnippet = isSnippet && capabilities.snippets
      if usesSnippet { writer.member("insertTextFormat", 2) }
      writer.object("textEdit") { writer in
        writer.member("range", range)
        writer.member("newText", isSnippet && !usesSnippet ? Self.plain(insertion) : insertion)
      }
    }
  }

  /// For a colour, editors draw a swatch of a documentation that is a colour.
  private var shownDocumentation: String? {
    guard kind == .color, let color else { return documentation }
    return color.resolved(.light).hexString
  }

  /// A snippet without its placeholders: `${1:name}` becomes `name`.
  private static func plain(_ snippet: String) -> String {
    var text = ""
    var rest = snippet[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": if let next = rest.popFirst() { text.append(next) }
      case "$":
        if rest.first == "{" {
          rest.removeFirst()
          let body = rest.prefix { $0 != "}" }
          text += body.firstIndex(of: ":").map { body[body.index(after: $0)...] } ?? ""
          rest = rest.dropFirst(body.count + 1)
        } else {
          rest = rest.drop { $0.isNumber }
        }
      default: text.append(character)
      }
    }
    return text
  }
}

extension CompletionItem.Kind {
  /// The protocol's number: property, value, color, file, folder, reference, snippet, constant.
  fileprivate var number: Int {
    switch self {
    case .key: 10
    case .value: 12
    case .color: 16
    case .file: 17
    case .folder: 19
    case .reference: 18
    case .snippet: 15
    case .rule: 21
    }
  }
}
