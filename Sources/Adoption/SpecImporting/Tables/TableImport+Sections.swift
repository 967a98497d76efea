extension TableImport {
  /// The sections of a static table.
  mutating func fixedSections() -> [DraftItem] {
    let sections = table.element.child("sections").map { Array($0.children) } ?? []
    var items: [DraftItem] = []
    for section in sections { items.append(DraftItem(.mapping(self.section(section)))) }
    return items
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
    let cells = element.child("cells").map { Array($0.children) } ?? []
    var rows: [DraftItem] = []
    for cell in cells {
      var row = DraftMapping()
      row["id"] = .text(ids.row(cell))
      row["variants"] = addVariedRow(cell, id: ids.row(cell), to: &row)
      rows.append(DraftItem(.mapping(row)))
    }
    mapping["rows"] = .list(rows)
    return mapping
  }

  /// A template for each prototype, and a section that shows one of each.
  mutating func addPrototypes(_ cells: [XMLElement], to spec: inout DraftMapping) {
    guard !cells.isEmpty else {
      spec["sections"] = .list([])
      return
    }
    var templates = DraftMapping()
    var rows: [DraftItem] = []
    for cell in cells {
      let id = ids.row(cell)
      var template = DraftMapping()
      let variants = addVariedRow(cell, id: id, to: &template)
      templates[id] = .mapping(template)
      var row = DraftMapping()
      row["id"] = .text(id)
      row["use"] = .text(id)
      row["variants"] = variants
      rows.append(DraftItem(.mapping(row)))
    }
    spec["templates"] = .mapping(templates)
    var section = DraftMapping()
    section["id"] = .text("prototypes")
    section["rows"] = .list(rows)
    spec["sections"] = .list([DraftItem(.mapping(section))])
  }
}
