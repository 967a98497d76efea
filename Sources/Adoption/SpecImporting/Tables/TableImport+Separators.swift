extension TableImport {
  /// The lines of a table: the word for their style, or a mapping; nil for UIKit's own.
  mutating func separator(of element: VariedElement) -> DraftValue? {
    var separator = DraftMapping()
    separator["color"] = views.color(element.property("separatorColor"), context: &context)
    separator["inset"] = inset(of: element)
    if let reference = element["separatorInsetReference"], reference != "fromCellEdges", separator["inset"] != nil {
      context.lose(
        "separatorInsetReference = \(reference)", of: element.element,
        because: "a spec's inset is from the edge of the cell",
        changesFrames: true)
    }
    let style = element["separatorStyle"] ?? "default"
    if style == "singleLineEtched", ios < 7 {
      context.lose(
        "separatorStyle = \(style)", of: element.element, because: "a spec has single lines only", changesFrames: false)
    }
    guard style == "none" else { return separator.entries.isEmpty ? nil : .mapping(separator) }
    // The insets also move the contents of rows without lines.
    separator["color"] = nil
    guard !separator.entries.isEmpty else { return .text(style) }
    separator["style"] = .text(style)
    return .mapping(separator)
  }

  /// The line below a cell, whose inset is its own.
  mutating func separator(ofCell cell: VariedElement) -> DraftValue? {
    guard let inset = inset(of: cell) else { return nil }
    var separator = DraftMapping()
    separator["inset"] = inset
    return .mapping(separator)
  }

  /// `[leading, trailing]`; nil if it is not set.
  private func inset(of element: VariedElement) -> DraftValue? {
    guard let inset = element.property("separatorInset"), let leading = inset.number("minX") else { return nil }
    let trailing = inset.number("maxX") ?? 0
    return trailing == 0 ? .number(leading) : .list([leading, trailing].map { DraftItem(.number($0)) })
  }
}
