import JSONReading
import TableIR
import TableLayout

extension LayoutDecoder {
  mutating func table(_ node: LayoutNode) throws(LayoutProblem) -> TableNode {
    var table = TableNode(
      style: try node.word("style"), frame: try node.frame(), contentSize: try node.size("contentSize"),
      background: try shapedFill(node, "background"), tintColor: .system(.systemBlue))
    table.className = try node.stringIfPresent("class")
    if let offset = try node.pointIfPresent("contentOffset") {
      table.visibleRect = Rect(
        x: offset.x, y: offset.y, width: table.frame.width, height: table.frame.height)
    }
    table.header = try supplementary(node, "header")
    guard node.member("sections") != nil else { throw node.missing("sections", "an array") }
    for section in try node.nodes("sections") { table.sections.append(try self.section(section)) }
    table.footer = try supplementary(node, "footer")
    if let index = try node.nodeIfPresent("sectionIndex") { table.sectionIndex = try sectionIndex(index) }
    return table
  }

  private func sectionIndex(_ node: LayoutNode) throws(LayoutProblem) -> SectionIndexNode {
    SectionIndexNode(
      frame: try node.frame(), titles: try labels(node, "titles"), background: try color(node, "background"),
      trackingBackground: try color(node, "trackingBackground"))
  }

  private mutating func section(_ node: LayoutNode) throws(LayoutProblem) -> SectionNode {
    let id = try node.string("id")
    var section = SectionNode(
      id: id, hasOwnID: !Section.looksMade(id), frame: try node.frame(), location: try location(node))
    section.header = try supplementary(node, "header")
    guard node.member("rows") != nil else { throw node.missing("rows", "an array") }
    let rows = try node.nodes("rows")
    section.rows.reserveCapacity(rows.count)
    // The corners of a card are told where they are its rows': those between are of the same card.
    var cardRadius = 0.0
    for row in rows {
      var cell = try cell(row)
      if cell.position == .middle { cell.cornerRadius = cardRadius } else { cardRadius = cell.cornerRadius }
      section.rows.append(cell)
    }
    section.footer = try supplementary(node, "footer")
    return section
  }

  private mutating func supplementary(_ owner: LayoutNode, _ key: String) throws(LayoutProblem) -> SupplementaryNode? {
    guard let node = try owner.nodeIfPresent(key) else { return nil }
    var supplementary = SupplementaryNode(frame: try node.frame(), location: try location(node))
    supplementary.className = try node.stringIfPresent("class")
    supplementary.isPinned = try node.bool("pinned")
    if node.member("background") != nil { supplementary.background = try shapedFill(node, "background") }
    supplementary.textLabel = try label(node, "textLabel", isTitle: true)
    supplementary.subviews = try subviews(node)
    return supplementary
  }
}
