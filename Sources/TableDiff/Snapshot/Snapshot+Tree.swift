import JSONWriting
import TableIR
import TableLayout

extension Snapshot {
  /// A laid-out table, to be compared.
  ///
  /// - Parameter knowledge: `spec` for one that was laid out in this run, `layoutJSON` for one that was read back.
  public init(_ tree: LayoutTree, knowledge: Knowledge = .spec) {
    let words = LookWords(assets: tree.assets)
    let table = tree.table
    var values = [ViewSnapshot.Value(.kind, table.style.rawValue)]
    values.append(.init(.background, words.fill(table.background.fill)))
    values.append(.init(.tintColor, words.color(table.tintColor)))
    if let name = table.className { values.append(.init(.className, name)) }
    if let index = table.sectionIndex {
      values.append(.init(.text, index.titles.map(\.text).joined(separator: " ")))
    }
    self.init(
      name: tree.name, environment: tree.environment, metrics: tree.metrics, scale: tree.environment.scale,
      contentSize: table.contentSize, table: ViewSnapshot(name: "table", frame: table.frame, values: values),
      header: table.header.map(SupplementarySnapshot.init), footer: table.footer.map(SupplementarySnapshot.init),
      sections: table.sections.map(SectionSnapshot.init), knowledge: knowledge, files: tree.files, tree: tree)
  }
}

extension SectionSnapshot {
  init(_ section: SectionNode) {
    self.init(
      id: section.hasOwnID ? section.id : nil, name: section.id, frame: section.frame,
      header: section.header.map(SupplementarySnapshot.init), footer: section.footer.map(SupplementarySnapshot.init),
      rows: section.rows.map(RowSnapshot.init), location: section.location)
  }
}

extension SupplementarySnapshot {
  init(_ node: SupplementaryNode) {
    self.init(frame: node.frame, content: .node(node), location: node.location)
  }
}

extension RowSnapshot {
  init(_ cell: CellNode) {
    self.init(
      id: cell.id.isMadeForRow ? nil : cell.id, name: cell.id, frame: cell.frame, content: .cell(cell),
      location: cell.location)
  }
}
