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
    row["background"] = background(of: declared)
    row["separatorStyle"] = separator(ofCell: declared)
    addBehavior(of: declared, to: &row)
    loseAttributes(of: cell, .cell)
    row.comments += context.comments(since: mark)
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
