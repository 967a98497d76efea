import TableIR

/// Scrolls a table that is laid out: sets what the screen shows of it, and pins headers and footers.
///
/// The headers of a plain table float at its top and the footers at its bottom as long as their sections are on the screen
/// (Apple's Table View Programming Guide); the next section pushes a header away. The padding above a header (iOS 15) scrolls
/// away: a header is at the very top. No dump of a scrolled table was observed.
enum Scrolling {
  /// - Parameters:
  ///   - offset: the distance from the top of the content, in points; limited to its end.
  ///   - shrinkage: how much lower bars above the table become while it is scrolled, in points.
  static func scroll(
    _ table: inout TableNode, by offset: Double, shrinkage: Double, grid: PixelGrid, _ scope: some LayoutScope
  ) {
    let inset = table.adjustedContentInset
    let furthest = max(inset.top + table.contentSize.height + inset.bottom - table.frame.height, 0)
    let distance = min(max(offset, 0), furthest)
    let whole = LayoutRect(
      x: 0, y: grid.round(distance - inset.top), width: table.frame.width, height: table.frame.height)
    table.visibleRect = whole
    guard table.style == .plain else { return }
    let covered = inset.top - min(distance, shrinkage)
    let visible = LayoutRect(
      x: 0, y: whole.y + covered, width: whole.width, height: max(whole.height - covered - inset.bottom, 0))
    for index in table.sections.indices {
      let section = table.sections[index]
      let scope = scope.subject(section.id, "section '\(section.id)'", at: section.location)
      pin(&table.sections[index], in: visible, scope)
    }
  }

  private static func pin(_ section: inout SectionNode, in visible: LayoutRect, _ scope: some LayoutScope) {
    guard section.frame.maxY > visible.y, section.frame.y < visible.maxY else { return }
    let rowsTop = section.header?.frame.maxY ?? section.frame.y
    if let header = section.header {
      let lowest = section.frame.maxY - header.frame.height
      let y = max(header.frame.y, min(visible.y, lowest))
      section.header?.pin(at: y, scope.view("header"))
    }
    if let footer = section.footer {
      let y = min(footer.frame.y, max(visible.maxY - footer.frame.height, rowsTop))
      section.footer?.pin(at: y, scope.view("footer"))
    }
  }
}

extension SupplementaryNode {
  fileprivate mutating func pin(at y: Double, _ scope: some LayoutScope) {
    guard y != frame.y else { return }
    frame.y = y
    isPinned = true
    scope.move(to: y, "kept on the screen while the table is scrolled")
  }
}
