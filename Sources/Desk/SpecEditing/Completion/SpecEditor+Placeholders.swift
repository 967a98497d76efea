extension SpecEditor {
  /// The placeholders of a repeated row, after an open brace in one of its texts; nil for any other place.
  func placeholderCompletions(at offset: Int) -> CompletionList? {
    guard let node = tree.node(at: offset), tree.nodes[node].kind == .scalar, !tree.nodes[node].isKey else {
      return nil
    }
    let content = tree.contentRange(of: node)
    var start = offset
    while start > content.lowerBound, Self.continuesPlaceholder(text.bytes[start - 1]) { start -= 1 }
    guard start > content.lowerBound, text.bytes[start - 1] == .openBrace else { return nil }
    guard let names = placeholders(around: node) else { return nil }
    var end = offset
    while end < content.upperBound, Self.continuesPlaceholder(text.bytes[end]) { end += 1 }
    let isClosed = end < content.upperBound && text.bytes[end] == .closeBrace
    let items = names.enumerated().map { index, name in
      CompletionItem(
        name, .value, detail: "placeholder", insertion: isClosed ? name : name + "}", order: Self.number(index))
    }
    return CompletionList(range: start..<end, items: items)
  }

  private static func continuesPlaceholder(_ byte: UInt8) -> Bool {
    byte == .dot || ConstraintViewNames.startsWord(byte) || (48...57).contains(byte)
  }

  /// The names that the row around a node has values for; nil if it is not repeated.
  private func placeholders(around node: Int) -> [String]? {
    var parent = tree.parent(node)
    while let index = parent {
      if text.mapping(of: index)?.name == "row" {
        if text.value(of: "repeat", in: index) != nil { return ["index", "number"] }
        guard let each = text.value(of: "each", in: index) else { return nil }
        return ["index", "number"] + items(of: each)
      }
      parent = tree.parent(index)
    }
    return nil
  }

  /// `item`, or `item.name` for each key of the first element.
  private func items(of each: Int) -> [String] {
    guard let first = text.elements(of: each).first, tree.nodes[first].kind == .mapping else { return ["item"] }
    return text.pairs(of: first).map { "item.\(text.text(of: $0.key))" }
  }
}
