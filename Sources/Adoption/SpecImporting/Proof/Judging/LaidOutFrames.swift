import TableIR
import TableLayout

/// The frames of a laid-out table by the parts of an import, each in the space of its superview.
struct LaidOutFrames {
  private(set) var frames: [ImportOrigin.Part: LayoutRect] = [:]

  init(_ table: TableNode) {
    add(table.header, as: .tableHeader)
    add(table.footer, as: .tableFooter)
    for section in table.sections {
      add(section.header, as: .sectionHeader(section.id))
      add(section.footer, as: .sectionFooter(section.id))
      for row in section.rows { add(row) }
    }
  }

  subscript(part: ImportOrigin.Part) -> LayoutRect? { frames[part] }

  private mutating func add(_ row: CellNode) {
    frames[.row(row.id)] = row.frame
    func name(_ property: String) -> ImportOrigin.Part { .rowView(row: row.id, property: property) }
    frames[name("contentView")] = row.contentView
    frames[name("textLabel")] = row.textLabel?.frame
    frames[name("detailTextLabel")] = row.detailTextLabel?.frame
    frames[name("imageView")] = row.imageView?.frame
    frames[name("accessoryView")] = row.accessoryView?.frame
    add(row.subviews + (row.accessoryView?.subviews ?? [])) { .view(row: row.id, id: $0) }
  }

  private mutating func add(_ node: SupplementaryNode?, as part: ImportOrigin.Part) {
    guard let node else { return }
    frames[part] = node.frame
    add(node.subviews) { .headerFooterView(owner: part, id: $0) }
  }

  private mutating func add(_ views: [ViewNode], part: (String) -> ImportOrigin.Part) {
    for view in views {
      if let id = view.id { frames[part(id)] = view.frame }
      add(view.subviews, part: part)
    }
  }
}
