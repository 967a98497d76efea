import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws a cell without its plain background, in a group at the cell's origin.
  mutating func drawCell(_ cell: CellNode) {
    let shape = cornerShape(of: cell)
    let clip = cell.isClipped ? definitions.id(of: .clip(shape)) : nil
    body.begin("g")
    body.attribute("data-row", escaping: cell.id)
    body.translate(x: cell.frame.x, y: cell.frame.y)
    if let clip { body.attribute("clip-path", url: clip) }
    drawBackgrounds(of: cell, shape: shape)
    drawContent(of: cell)
    if let accessory = cell.accessoryView { drawAccessory(accessory, isHighlighted: cell.showsSelection) }
    for accessory in cell.otherAccessories { drawAccessory(accessory, isHighlighted: cell.showsSelection) }
    if let control = cell.editingControl { drawEditingControl(control, isSelected: cell.isSelected) }
    if let control = cell.reorderControl { drawReorderControl(control) }
    if let separator = cell.topSeparator { drawSeparator(separator) }
    // A selected row hides its line: ios16-multiselect-390, ios13.5-14-multiselect-375; not before (ios9-multiselect-320).
    if let separator = cell.separator, !(cell.showsSelection && era.hasSymbols) { drawSeparator(separator) }
    if let swipe = cell.swipeActions { drawSwipeActions(swipe) }
    body.end()
    body.newLine()
  }

  /// Draws backgrounds other than plain colours, and the selected background over them.
  private mutating func drawBackgrounds(of cell: CellNode, shape: CornerShape) {
    if !cell.hasPlainColor { drawFill(cell.background, in: shape, x: cell.backgroundView.x, y: 0) }
    if cell.showsSelection { drawFill(cell.selectedBackground, in: shape, x: cell.backgroundView.x, y: 0) }
  }

  private mutating func drawContent(of cell: CellNode) {
    let origin = LayoutPoint(x: cell.contentView.x, y: cell.contentView.y)
    if let image = cell.imageView {
      let shown = cell.showsSelection ? image.highlightedImage ?? image.image : image.image
      drawImage(shown, in: image.frame.offsetBy(x: origin.x, y: origin.y))
    }
    if let label = cell.textLabel { drawLabel(label, at: origin, isHighlighted: cell.showsSelection) }
    if let label = cell.detailTextLabel { drawLabel(label, at: origin, isHighlighted: cell.showsSelection) }
    for view in cell.subviews { drawView(view, at: origin, isHighlighted: cell.showsSelection) }
  }

  mutating func drawSeparator(_ separator: SeparatorNode) {
    body.rect(separator.frame, fill: palette[separator.color])
  }

  private func cornerShape(of cell: CellNode) -> CornerShape {
    CornerShape(
      size: cell.backgroundView.size, radius: cell.cornerRadius, roundsTop: cell.position.isTop,
      roundsBottom: cell.position.isBottom, isContinuous: era.hasSymbols)
  }
}

extension CellNode {
  /// Whether its background is only a colour, which is drawn as part of its card unless the row is moved.
  var hasPlainColor: Bool {
    guard !isSwiped, case .color = background.fill else { return false }
    return background.isPlain
  }

  private var isSwiped: Bool { swipeActions?.openEdge != nil }

  /// True if it is swiped open, so that moved contents must not leave it, or if an image or a view may extend into a rounded corner.
  /// Nothing else reaches the corners, and a clip for each row would only make a picture larger.
  fileprivate var isClipped: Bool {
    if isSwiped { return true }
    guard cornerRadius > 0, position != .middle else { return false }
    if let imageView, reachesCorner(imageView.frame) { return true }
    return subviews.contains { reachesCorner($0.frame) }
  }

  /// True if a frame in the contentView's space covers part of a corner's square.
  private func reachesCorner(_ child: LayoutRect) -> Bool {
    let child = child.offsetBy(x: contentView.x, y: contentView.y)
    let beside = child.x < cornerRadius || child.maxX > frame.width - cornerRadius
    let above = position.isTop && child.y < cornerRadius
    let below = position.isBottom && child.maxY > frame.height - cornerRadius
    return beside && (above || below)
  }
}
