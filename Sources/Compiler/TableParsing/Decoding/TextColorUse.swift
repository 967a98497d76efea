import TableDiagnostics
import TableIR
import YAMLSyntax

/// Whether `text` can be a colour in the place that is being read.
enum TextColorPlace {
  /// In a table, a section, a header or a footer, outside a row.
  case outside
  /// In a view of a row, or in a rule for such views.
  case view
  /// In the text itself, or in a rule for labels, which includes the text.
  case text
  /// In a row, but not in one of its views.
  case row
}

extension SpecDecoder {
  /// Reads what is in a place.
  func reading<Result>(in place: TextColorPlace, _ body: () -> Result) -> Result {
    let outer = textColorPlace
    textColorPlace = place
    defer { textColorPlace = outer }
    return body()
  }

  /// The colour of a row's text, or nil with a diagnostic if there is none.
  func readTextColor(_ node: NodeID) -> Color? {
    let problem: String
    switch textColorPlace {
    case .view:
      effects.usesTextColors = true
      return .text
    case .outside: problem = "there is no row here"
    case .text: problem = "this is the text itself"
    case .row: problem = "only views of a row can have it"
    }
    report(
      .noTextColor, "\(subjectText) cannot be the colour of the row's text", at: node, label: problem,
      help: "write a colour: \"#rrggbb\", or one of UIKit's names such as label")
    return nil
  }

  /// Reports views that use the colour of the row's text in a row without text.
  func checkTextColors(of row: Row, at entry: NodeID) {
    guard effects.usesTextColors, row.text == nil, row.followsText else { return }
    let own = textColor(in: entry)
    report(
      .noTextColor, "this row has no text to take the colour 'text' from",
      at: own ?? firstKey(of: tree.resolved(entry)),
      label: own == nil ? "a view of its template has the colour 'text'" : nil,
      help: "give the row a 'text', or write the colour itself")
  }

  /// The first node in a mapping that uses `text` as a colour.
  private func textColor(in node: NodeID) -> NodeID? {
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .sequence:
      for element in tree.elements(of: node) {
        if let found = textColor(in: element) { return found }
      }
    case .mapping:
      for (key, value) in tree.pairs(of: node) {
        let name = tree.scalar(key) ?? ""
        if isWord(value, "text"), name == "background" || name.hasSuffix("olor") { return value }
        if let found = textColor(in: value) { return found }
      }
    case .scalar, .alias: break
    }
    return nil
  }
}

extension Key {
  /// The same key, with its value read as in a place.
  func reading(in place: TextColorPlace) -> Key {
    var key = self
    let read = read
    key.read = { decoder, node, owner in decoder.reading(in: place) { read(decoder, node, &owner) } }
    return key
  }
}
