import TableIR
import TableLayout

extension LintScene {
  /// The visible sections with their rows, from top to bottom. Ids are unique and keep their order, so one walk covers both trees.
  func sections(_ visit: (LaidOutSection) -> Void) {
    pairs { visit(LaidOutSection(scene: self, rows: rows(of: $0, $1))) }
  }

  /// Visits the indices of the visible sections, in the table and in the tree.
  private func pairs(_ visit: (_ section: Int, _ node: Int) -> Void) {
    let nodes = tree.table.sections
    var node = 0
    for section in table.sections.indices
    where node < nodes.count && nodes[node].id == table.sections[section].id {
      visit(section, node)
      node += 1
    }
  }

  private func rows(of section: Int, _ node: Int) -> [LaidOutRow] {
    let (declared, cells) = (table.sections[section].rows, tree.table.sections[node].rows)
    var rows: [LaidOutRow] = []
    rows.reserveCapacity(cells.count)
    var grounds = RowGrounds(of: self)
    for index in declared.indices where rows.count < cells.count && cells[rows.count].id == declared[index].id {
      let row = LaidOutRow(
        scene: self, section: section, row: index, cells: cells, cell: rows.count, previous: grounds)
      rows.append(row)
      grounds = row.grounds
    }
    return rows
  }

  /// The headers and footers that the spec declares, from top to bottom.
  func supplementaries(_ visit: (LaidOutSupplementary) -> Void) {
    self.visit(table.header, tree.table.header, "table.header", SpecPlace(nil, ["tableHeader"]), visit)
    pairs { section, node in
      let (section, node) = (table.sections[section], tree.table.sections[node])
      let place = SpecPlace(section.location)
      self.visit(section.header, node.header, "\(section.id).header", place.at("header"), visit)
      self.visit(section.footer, node.footer, "\(section.id).footer", place.at("footer"), visit)
    }
    self.visit(table.footer, tree.table.footer, "table.footer", SpecPlace(nil, ["tableFooter"]), visit)
  }

  private func visit(
    _ view: HeaderFooter?, _ node: SupplementaryNode?, _ name: String, _ holder: SpecPlace,
    _ visit: (LaidOutSupplementary) -> Void
  ) {
    guard let view, let node else { return }
    visit(LaidOutSupplementary(scene: self, view: view, node: node, name: name, holder: holder))
  }
}
