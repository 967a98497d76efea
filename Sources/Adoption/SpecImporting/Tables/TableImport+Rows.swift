extension TableImport {
  /// Adds what a cell is and shows to the mapping of a row or of a template.
  ///
  /// - Parameter id: Of the row that shows the cell.
  mutating func addRow(_ cell: XMLElement, id: String, to row: inout DraftMapping) {
    let lost = context.losses.count
    let declared = VariedElement(cell, views.traits)
    context.note(.row(id), from: cell)
    if let name = cell["customClass"], name.isClassName { row["class"] = .text(name) }
    // The cell of a xib has no table whose height could be its own.
    let shared = cell == table.element ? nil : rowHeight
    if let height = declared.number("rowHeight"), height > 0, height != shared {
      row["height"] = .number(height)
    }
    if let level = declared.number("indentationLevel"), level > 0 {
      row["indentationLevel"] = .number(level.rounded())
      if let width = declared.number("indentationWidth"), width != 10 { row["indentationWidth"] = .number(width) }
    }
    addContent(of: cell, id: id, to: &row)
    addAccessories(of: declared, id: id, to: &row)
    row["background"] = background(of: declared)
    row["separatorStyle"] = separator(ofCell: declared)
    addBehavior(of: declared, to: &row)
    loseAttributes(of: cell, .cell)
    row.comments += context.comments(since: lost)
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
