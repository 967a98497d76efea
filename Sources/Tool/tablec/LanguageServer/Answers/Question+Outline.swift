import SpecEditing
import TableLanguageServer
import TableSupport

// What a document consists of: its outline, what can be folded, and the files that it names.
extension Question {
  func symbols() -> OutgoingMessage.Content {
    let symbols = editor.symbols()
    let isNested = capabilities.nestedSymbols
    return { writer in
      writer.array { writer in
        for symbol in symbols {
          if isNested { write(symbol, to: &writer) } else { writeFlat(symbol, in: nil, to: &writer) }
        }
      }
    }
  }

  private func write(_ symbol: SpecSymbol, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", symbol.shownName)
      if let detail = symbol.detail { writer.member("detail", detail) }
      writer.member("kind", symbol.kind.number)
      writer.member("range", range(symbol.range))
      writer.member("selectionRange", range(symbol.selection))
      guard !symbol.children.isEmpty else { return }
      writer.array("children") { writer in for child in symbol.children { write(child, to: &writer) } }
    }
  }

  private func writeFlat(_ symbol: SpecSymbol, in container: String?, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", symbol.shownName)
      writer.member("kind", symbol.kind.number)
      writer.key("location")
      writer.location((file.uri, range(symbol.range)))
      if let container { writer.member("containerName", container) }
    }
    for child in symbol.children { writeFlat(child, in: symbol.shownName, to: &writer) }
  }

  func foldingRanges() -> OutgoingMessage.Content {
    let ranges = editor.foldingRanges().map { (range: range($0.range), kind: $0.kind) }
    return { writer in
      writer.array { writer in
        for fold in ranges where fold.range.start.line < fold.range.end.line {
          writer.object { writer in
            writer.member("startLine", fold.range.start.line)
            writer.member("endLine", fold.range.end.line)
            writer.member("kind", fold.kind == .comment ? "comment" : "region")
          }
        }
      }
    }
  }

  func links() -> OutgoingMessage.Content {
    let links = editor.links().map {
      (range: range($0.range), uri: session.snapshot.uri(ofPath: $0.path), what: $0.what)
    }
    let hasTooltips = capabilities.linkTooltips
    return { writer in
      writer.array { writer in
        for link in links {
          writer.object { writer in
            writer.member("range", link.range)
            writer.member("target", link.uri)
            if hasTooltips { writer.member("tooltip", link.what) }
          }
        }
      }
    }
  }
}

extension SpecSymbol {
  /// Editors refuse an outline with an empty name.
  fileprivate var shownName: String { name.isEmpty ? "–" : name }
}

extension SpecSymbol.Kind {
  /// The protocol's number.
  fileprivate var number: Int {
    switch self {
    // Namespace, array, struct, class, field, event, package, object, key.
    case .table: 3
    case .section: 18
    case .row: 23
    case .template: 5
    case .header: 8
    case .appearance: 24
    case .environment: 4
    case .view: 19
    case .key: 20
    }
  }
}
