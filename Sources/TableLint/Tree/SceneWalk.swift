import TableIR
import TableLayout

extension LintScene {
  /// The visible sections with their rows, from top to bottom. Ids are unique and keep their order, so one walk covers both trees.
  func sections(_ visit: (LaidOutSection) -> Void) {
    pairs { visit(LaidOutSection(scene: self, section: $0, node: $1, rows: rows(of: $0, $1))) }
  }

  private func pairs(_ visit: (Section, SectionNode) -> Void) {
    var nodes = tree.table.sections[...]
    for section in table.sections {
      if let node = nodes.first, node.id == section.id { visit(section, nodes.removeFirst()) }
    }
  }

  private func rows(of section: Section, _ node: SectionNode) -> [LaidOutRow] {
    var index = 0
    var rows: [LaidOutRow] = []
    rows.reserveCapacity(node.rows.count)
    for row in section.rows where index < node.rows.count && node.rows[index].id == row.id {
      let variant = row.variants.firstIndex { $0.conditions.hold(in: environment) }
      rows.append(
        LaidOutRow(
          scene: self, section: section, row: variant.map { row.variants[$0].row } ?? row, variant: variant,
          cell: node.rows[index]))
      index += 1
    }
    return rows
  }

  /// The headers and footers that the spec declares, from top to bottom.
  func supplementaries(_ visit: (LaidOutSupplementary) -> Void) {
    self.visit(table.header, tree.table.header, "table.header", SpecPlace(nil, ["tableHeader"]), visit)
    pairs { section, node in
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
