import TableIR
import TableLayout

extension LintScene {
  /// The index in the table of each visible section of the tree. Ids are unique and keep their order.
  var sections: [Int] {
    let nodes = tree.table.sections
    var found: [Int] = []
    for section in table.sections.indices
    where found.count < nodes.count && nodes[found.count].id == table.sections[section].id {
      found.append(section)
    }
    return found
  }

  /// The headers and footers that the spec declares, from top to bottom.
  func supplementaries(_ visit: (LaidOutSupplementary) -> Void) {
    self.visit(table.header, tree.table.header, "table.header", SpecPlace(nil, ["tableHeader"]), visit)
    for (node, section) in sections.enumerated() {
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
