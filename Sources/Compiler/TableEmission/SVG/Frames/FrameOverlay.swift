import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws the frames of every row's views over the picture, and the key to their colours below it.
  mutating func drawFrames(of table: TableNode) {
    drawInPictureFonts { canvas in
      for section in table.sections {
        for row in section.rows where canvas.shows(row.frame) { canvas.drawFrames(of: row) }
      }
      FrameLegend.write(to: &canvas.body, top: canvas.bounds.maxY, width: canvas.bounds.width)
      canvas.body.newLine()
    }
  }

  /// Draws notes in the default fonts of pictures: a custom font is for the table, not for notes, and an embedded one may lack their
  /// digits.
  mutating func drawInPictureFonts(_ draw: (inout SVGCanvas) -> Void) {
    guard ownFont != nil else { return draw(&self) }
    body.begin("g")
    body.fontFamilies(embedded: nil, named: nil, others: typeface.familyList)
    body.newLine()
    draw(&self)
    body.end()
    body.newLine()
  }

  private mutating func drawFrames(of cell: CellNode) {
    let userInterfaceStyle = palette.userInterfaceStyle
    let content = cell.contentView.offsetBy(x: cell.frame.x, y: cell.frame.y)
    body.begin("g")
    body.attribute("data-frames", escaping: cell.id)
    body.outline(content, as: .contentView, userInterfaceStyle)
    for label in [cell.textLabel, cell.detailTextLabel] {
      if let label { body.outline(label.frame.offsetBy(x: content.x, y: content.y), as: .label, userInterfaceStyle) }
    }
    for view in cell.subviews { outline(view, at: LayoutPoint(x: content.x, y: content.y)) }
    let image = cell.imageView?.frame.offsetBy(x: content.x, y: content.y)
    if let image { body.outline(image, as: .imageView, userInterfaceStyle) }
    let accessory = cell.accessoryView?.frame.offsetBy(x: cell.frame.x, y: cell.frame.y)
    if let accessory { body.outline(accessory, as: .accessoryView, userInterfaceStyle) }
    for other in cell.otherAccessories {
      body.outline(other.frame.offsetBy(x: cell.frame.x, y: cell.frame.y), as: .accessoryView, userInterfaceStyle)
    }
    drawNotes(in: cell.frame, content: content, image: image, accessory: accessory)
    body.end()
    body.newLine()
  }

  /// Outlines a subview and its subviews.
  private mutating func outline(_ view: ViewNode, at origin: LayoutPoint) {
    let frame = view.frame.offsetBy(x: origin.x, y: origin.y)
    body.outline(frame, as: .subview, palette.userInterfaceStyle)
    for view in view.subviews { outline(view, at: LayoutPoint(x: frame.x, y: frame.y)) }
  }

  /// Places the notes in the row's corners, where they meet neither each other nor a line of text in the middle: the
  /// imageView's at the top left, the contentView's at its top right, the accessoryView's at the bottom
  /// right, beside it.
  private mutating func drawNotes(in cell: LayoutRect, content: LayoutRect, image: LayoutRect?, accessory: LayoutRect?)
  {
    let top = cell.y + 0.5
    let bottom = cell.maxY - FrameNote.height - 0.5
    let contentNote = FrameNote(.contentView, size: content.size)
    let contentX = max(content.maxX - contentNote.width - 0.5, cell.x)
    contentNote.write(to: &body, x: contentX, y: top)
    if let image {
      let note = FrameNote(.imageView, size: image.size)
      let x = max(min(image.x, cell.maxX - note.width), cell.x)
      note.write(to: &body, x: x, y: x + note.width < contentX ? top : bottom)
    }
    if let accessory {
      let note = FrameNote(.accessoryView, size: accessory.size)
      // From right to left, the accessory is before the content.
      let isLeading = accessory.midX < content.midX
      note.write(to: &body, x: isLeading ? accessory.maxX + 1 : max(accessory.x - note.width - 1, cell.x), y: bottom)
    }
  }
}
