import TableIR

extension TableImport {
  /// Adds what a cell is and shows to the mapping of a row or of a template.
  ///
  /// - Parameter id: Of the row that shows the cell.
  mutating func addRow(_ cell: XMLElement, id: String, to row: inout DraftMapping) {
    let mark = context.mark
    let declared = VariedElement(cell, views.traits)
    context.note(.row(id), from: cell)
    if let name = cell["customClass"], name.isClassName { row["class"] = .text(name) }
    // Cells of a xib without a table have none whose height could be theirs.
    let shared = table.kind == .cells ? nil : rowHeight
    if let height = declared.number("rowHeight"), height > 0, height != shared {
      row["height"] = .number(height)
    }
    // Interface Builder writes a level of 1 with a width of 0 for a cell that nobody indents.
    let indentationWidth = declared.number("indentationWidth") ?? 10
    if let level = declared.number("indentationLevel"), level > 0, indentationWidth != 0 {
      row["indentationLevel"] = .number(level.rounded())
      if indentationWidth != 10 { row["indentationWidth"] = .number(indentationWidth) }
    }
    addContent(of: cell, id: id, to: &row)
    addAccessories(of: declared, id: id, to: &row)
    row["layoutMargins"] = layoutMargins(ofCell: cell, isFollowed: row["accessory"] != nil)
    row["background"] = background(of: declared)
    row["separatorStyle"] = separator(ofCell: declared)
    addBehavior(of: declared, to: &row)
    loseAttributes(of: cell, .cell)
    row.comments += context.comments(since: mark)
  }

  /// The margins of a cell. Beside an accessory, a contentView has 8 at its end whatever its cell has.
  private func layoutMargins(ofCell cell: XMLElement, isFollowed: Bool) -> DraftValue? {
    guard let given = Insets(marginsOf: cell), keepsLayoutMargins(ofCell: cell) else { return nil }
    var margins = LayoutMargins(widerThanUIKits: given)
    if isFollowed { margins.trailing = nil }
    guard margins != LayoutMargins() else { return nil }
    return .list(
      [margins.top, margins.leading, margins.bottom, margins.trailing].map {
        DraftItem($0.map(DraftValue.number) ?? .text("standard"))
      })
  }

  /// Whether its contentView has the margins of a cell, as that of a row has.
  func keepsLayoutMargins(ofCell cell: XMLElement) -> Bool {
    let contentView = cell.children.first { $0.name == "tableViewCellContentView" }
    return contentView.map { RootMargins.preservesThoseOfCell($0, system: context.document.system) } ?? true
  }

  private func addBehavior(of cell: VariedElement, to row: inout DraftMapping) {
    if cell.flag("userInteractionEnabled") == false { row["userInteractionEnabled"] = .flag(false) }
    let style = cell["selectionStyle"]
    if style == "none" || table.element.flag("allowsSelection") == false {
      row["selectionStyle"] = .text("none")
    } else if let style, ios < 7, ["blue", "gray"].contains(style) {
      row["selectionStyle"] = .text(style)
    }
    if cell.flag("showsReorderControl") == true {
      var editing = DraftMapping()
      editing["style"] = .text("none")
      editing["reorder"] = .flag(true)
      if cell.flag("shouldIndentWhileEditing") == false { editing["indent"] = .flag(false) }
      row["editing"] = .mapping(editing)
    }
  }
}
