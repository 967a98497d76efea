import TableParsing

/// What a row or a section shows, in a line.
enum RowSummary {
  /// The text of a declared row or section.
  static func text(of place: PlacedMention) -> String? {
    let node = place.mention.node
    // A template is its key's value, and a row without an id is the node itself.
    if place.text.tree.nodes[node].isKey {
      return place.text.tree.value(ofKey: node).flatMap { text(of: $0, in: place.text) }
    }
    if place.mention.range.isEmpty { return text(of: node, in: place.text) }
    guard let parent = place.text.tree.parent(node) else { return nil }
    return text(of: parent, in: place.text)
  }

  static func text(of node: Int, in text: SpecText) -> String? {
    let tree = text.tree
    if tree.nodes[node].kind == .scalar { return short(text.text(of: node)) }
    guard tree.nodes[node].kind == .mapping else { return nil }
    for name in ["text", "title", "header", "label"] {
      guard let value = text.value(of: name, in: node) else { continue }
      return tree.nodes[value].kind == .alias ? nil : self.text(of: value, in: text)
    }
    return nil
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
