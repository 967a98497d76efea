import TableIR
import TableLayout

extension LintScene {
  /// The sections that are there, with their rows, from top to bottom. Ids are unique and keep their order, so the two are one walk.
  func sections(_ visit: (LaidOutSection) -> Void) {
    var nodes = tree.table.sections.makeIterator()
    var node = nodes.next()
    for section in table.sections {
      guard let found = node, found.id == section.id else { continue }
      visit(LaidOutSection(scene: self, section: section, node: found, rows: rows(of: section, found)))
      node = nodes.next()
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

  /// The headers and footers that the spec says, from top to bottom.
  func supplementaries(_ visit: (LaidOutSupplementary) -> Void) {
    visitTable(table.header, tree.table.header, "header", visit)
    var nodes = tree.table.sections.makeIterator()
    var node = nodes.next()
    for section in table.sections {
      guard let found = node, found.id == section.id else { continue }
      for (view, viewNode, key) in [(section.header, found.header, "header"), (section.footer, found.footer, "footer")]
      {
        guard let view, let viewNode else { continue }
        visit(
          LaidOutSupplementary(
            scene: self, view: view, node: viewNode, name: "\(section.id).\(key)",
            holder: SpecPlace(section.location, [.key(key)])))
      }
      node = nodes.next()
    }
    visitTable(table.footer, tree.table.footer, "footer", visit)
  }

  private func visitTable(
    _ view: HeaderFooter?, _ node: SupplementaryNode?, _ name: String, _ visit: (LaidOutSupplementary) -> Void
  ) {
    guard let view, let node else { return }
    visit(
      LaidOutSupplementary(
        scene: self, view: view, node: node, name: "table.\(name)",
        holder: SpecPlace(nil, [name == "header" ? "tableHeader" : "tableFooter"])))
  }
}
