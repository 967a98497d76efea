import TableIR
import TableLayout

extension SVGCanvas {
  mutating func drawTable(_ table: TableNode) {
    drawFill(table.background, in: CornerShape(size: bounds.size, radius: 0), x: bounds.x, y: bounds.y)
    body.newLine()
    if let header = table.header { drawSupplementary(header) }
    for section in table.sections where !isFull && shows(section.frame) { drawSection(section) }
    for line in table.emptyRows { drawSeparator(line) }
    if let footer = table.footer { drawSupplementary(footer) }
    if isScrolled { for section in table.sections { drawPinned(of: section) } }
    if let index = table.sectionIndex { drawSectionIndex(index) }
    for bar in table.bars { drawView(bar, at: LayoutPoint(x: 0, y: bounds.y)) }
  }

  private mutating func drawSection(_ section: SectionNode) {
    if let header = section.header, !header.isPinned { drawSupplementary(header) }
    drawBackgrounds(of: section.rows)
    for row in section.rows where !isFull && shows(row.frame) { drawCell(row) }
    if let footer = section.footer, !footer.isPinned { drawSupplementary(footer) }
  }

  /// Draws pinned headers and footers, above what scrolls below them.
  private mutating func drawPinned(of section: SectionNode) {
    if let header = section.header, header.isPinned { drawSupplementary(header) }
    if let footer = section.footer, footer.isPinned { drawSupplementary(footer) }
  }

  /// Draws a header or footer, in the table's content space.
  private mutating func drawSupplementary(_ node: SupplementaryNode) {
    guard node.background != nil || node.textLabel != nil || !node.subviews.isEmpty, shows(node.frame) else { return }
    body.begin("g")
    body.translate(x: node.frame.x, y: node.frame.y)
    if let background = node.background {
      drawFill(background, in: CornerShape(size: node.frame.size, radius: 0), x: 0, y: 0)
    } else if node.isPinned, node.textLabel != nil {
      // UIKit blurs what scrolls below a pinned title; here it is covered.
      drawFill(
        ShapedFill.color(.system(.systemBackground)), in: CornerShape(size: node.frame.size, radius: 0), x: 0, y: 0)
    }
    if let label = node.textLabel { drawLabel(label) }
    for view in node.subviews { drawView(view) }
    body.end()
    body.newLine()
  }

  /// Draws the plain backgrounds of rows. Neighbours with the same colour become one card: there are fewer elements,
  /// and no seam is visible between them where a viewer's pixels differ from the device's.
  private mutating func drawBackgrounds(of rows: [CellNode]) {
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, rows[end].continuesCard(of: rows[end - 1]) { end += 1 }
      drawCard(of: rows[start..<end])
      start = end
    }
  }

  /// Draws one plain background behind rows that touch.
  private mutating func drawCard(of rows: ArraySlice<CellNode>) {
    guard let first = rows.first, let last = rows.last, first.hasPlainColor else { return }
    let height = last.frame.maxY - first.frame.y
    let shape = CornerShape(
      size: LayoutSize(width: first.backgroundView.width, height: height), radius: first.cornerRadius,
      roundsTop: first.position.isTop, roundsBottom: last.position.isBottom, isContinuous: era.hasSymbols)
    drawFill(first.background, in: shape, x: first.frame.x + first.backgroundView.x, y: first.frame.y)
    body.newLine()
  }
}

extension CellNode {
  /// True if this row's background has the same plain colour as that of the row above it and touches it: a row that is swiped open draws
  /// its own.
  fileprivate func continuesCard(of above: CellNode) -> Bool {
    guard hasPlainColor, above.hasPlainColor else { return false }
    // Edges are on whole pixels; rounding errors are far below one pixel.
    let touches = (frame.y - above.frame.maxY).magnitude < 0.001
    return background == above.background && touches && frame.x == above.frame.x
      && frame.width == above.frame.width && cornerRadius == above.cornerRadius && !above.position.isBottom
      && holdsItsCorners && above.holdsItsCorners
  }

  /// Whether the corners that it rounds fit in it. Each cell cuts its own and no others: beside a last row of height 0 the corners of a
  /// group stay square, and the line above that row is within them.
  private var holdsItsCorners: Bool { position == .middle || frame.height >= cornerRadius }
}

extension RowPosition {
  /// True for the first row of a section.
  var isTop: Bool { self == .top || self == .single }
  /// True for the last row of a section.
  var isBottom: Bool { self == .bottom || self == .single }
}
