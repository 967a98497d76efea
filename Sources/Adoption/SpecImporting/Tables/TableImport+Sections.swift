extension TableImport {
  /// The sections of a static table, and one of the cells that have no place yet: prototypes, and those of a xib.
  mutating func sections() -> [DraftItem] {
    var sections: [DraftItem] = []
    for section in table.sections { sections.append(DraftItem(.mapping(self.section(section)))) }
    let cells = table.kind == .fixed ? table.looseCells : table.cells
    guard !cells.isEmpty else { return sections }
    var section = DraftMapping()
    let isPrototypes = table.kind == .prototypes && !table.ownCells.isEmpty
    section["id"] = .text(ids.free(isPrototypes ? "prototypes" : "cells"))
    section["rows"] = .list(rows(cells))
    return sections + [DraftItem(.mapping(section))]
  }

  private mutating func section(_ element: XMLElement) -> DraftMapping {
    var mapping = DraftMapping()
    let id = ids.section(element)
    mapping["id"] = .text(id)
    context.note(.section(id), from: element)
    if let title = document.string("headerTitle", of: element) {
      mapping["header"] = .text(title)
      context.note(.sectionHeader(id), from: element)
    }
    if let title = document.string("footerTitle", of: element) {
      mapping["footer"] = .text(title)
      context.note(.sectionFooter(id), from: element)
    }
    mapping["rows"] = .list(rows(element.child("cells").map { Array($0.children) } ?? []))
    return mapping
  }

  private mutating func rows(_ cells: [XMLElement]) -> [DraftItem] {
    var rows: [DraftMapping] = []
    for cell in cells {
      var row = DraftMapping()
      row["id"] = .text(ids.row(cell))
      row["variants"] = addVariedRow(cell, id: ids.row(cell), to: &row)
      rows.append(row)
    }
    return (repeatsRows ? RepeatedRows.shortened(rows) : rows).map { DraftItem(.mapping($0)) }
  }
}
