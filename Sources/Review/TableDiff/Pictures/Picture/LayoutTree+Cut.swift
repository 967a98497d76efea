import TableIR
import TableLayout

extension LayoutTree {
  /// The same table with only some of its slots, drawn only within a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the visible rectangle, in the table's content space.
  ///   - slots: the slots of `all` that are kept.
  func cut(to rect: LayoutRect, slots: Range<Int>, of all: TableSlots, name: String) -> LayoutTree {
    var tree = self
    tree.name = name
    tree.table.visibleRect = LayoutRect(x: 0, y: rect.y, width: table.frame.width, height: rect.height)
    let kept = all.slots[slots]
    if !kept.contains(where: { $0.kind == .tableHeader }) { tree.table.header = nil }
    if !kept.contains(where: { $0.kind == .tableFooter }) { tree.table.footer = nil }
    tree.table.sections = Self.sections(of: table, kept, rect)
    if let index = table.sectionIndex, !index.frame.meets(rect) { tree.table.sectionIndex = nil }
    // They are where the screen begins, and not where the rectangle does.
    tree.table.bars = table.bars.map { bar in
      var bar = bar
      bar.frame.y += table.screen.y - rect.y
      return bar
    }
    return tree
  }

  private static func sections(of table: TableNode, _ slots: ArraySlice<TableSlots.Slot>, _ rect: LayoutRect)
    -> [SectionNode]
  {
    var sections: [SectionNode] = []
    var last: Int?
    /// Begins an empty section, unless it has already begun.
    func open(_ index: Int) -> Bool {
      guard table.sections.indices.contains(index) else { return false }
      guard last != index else { return true }
      last = index
      let section = table.sections[index]
      var empty = SectionNode(
        id: section.id, hasOwnID: section.hasOwnID, frame: section.frame, location: section.location)
      if let header = section.header, header.isPinned, header.frame.meets(rect) { empty.header = header }
      sections.append(empty)
      return true
    }
    for slot in slots {
      switch slot.kind {
      case .tableHeader, .tableFooter, .bar: break
      case .header(let index):
        if open(index) { sections[sections.count - 1].header = table.sections[index].header }
      case .footer(let index):
        if open(index) { sections[sections.count - 1].footer = table.sections[index].footer }
      case .row(let row):
        guard open(row.section), table.sections[row.section].rows.indices.contains(row.row) else { continue }
        sections[sections.count - 1].rows.append(table.sections[row.section].rows[row.row])
      }
    }
    return sections
  }
}

extension LayoutRect {
  /// Whether two rectangles overlap vertically.
  func meets(_ other: LayoutRect) -> Bool { y < other.maxY && maxY > other.y }
}
