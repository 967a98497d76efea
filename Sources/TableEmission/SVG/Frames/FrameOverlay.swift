import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws the frames of every row's views over the picture, and the key to their colours below it.
  mutating func drawFrames(of table: TableNode) {
    for section in table.sections {
      for row in section.rows { drawFrames(of: row) }
    }
    FrameLegend.write(to: &body, top: contentSize.height, width: contentSize.width)
    body.newLine()
  }

  private mutating func drawFrames(of cell: CellNode) {
    let content = cell.contentView.offsetBy(x: cell.frame.x, y: cell.frame.y)
    body.begin("g")
    body.attribute("data-frames", escaping: cell.id)
    body.outline(content, as: .contentView)
    for label in [cell.textLabel, cell.detailTextLabel] {
      if let label { body.outline(label.frame.offsetBy(x: content.x, y: content.y), as: .label) }
    }
    for view in cell.subviews { body.outline(view.frame.offsetBy(x: content.x, y: content.y), as: .subview) }
    let image = cell.imageView?.frame.offsetBy(x: content.x, y: content.y)
    if let image { body.outline(image, as: .imageView) }
    let accessory = cell.accessoryView?.frame.offsetBy(x: cell.frame.x, y: cell.frame.y)
    if let accessory { body.outline(accessory, as: .accessoryView) }
    drawNotes(in: cell.frame, content: content, image: image, accessory: accessory)
    body.end()
    body.newLine()
  }

  /// Places the notes in the row's corners, where they meet neither each other nor a line of text in the middle: the
  /// contentView's at its top left, the imageView's at the bottom left, the accessoryView's at the bottom right.
  private mutating func drawNotes(in cell: Rect, content: Rect, image: Rect?, accessory: Rect?) {
    let bottom = cell.maxY - FrameNote.height - 0.5
    FrameNote(.contentView, size: content.size).write(to: &body, x: content.x + 0.5, y: content.y + 0.5)
    var occupied = cell.x
    if let image {
      let note = FrameNote(.imageView, size: image.size)
      let x = max(min(image.x, cell.maxX - note.width), cell.x)
      note.write(to: &body, x: x, y: bottom)
      occupied = x + note.width + 1
    }
    if let accessory {
      let note = FrameNote(.accessoryView, size: accessory.size)
      let x = max(min(accessory.maxX, cell.maxX) - note.width, cell.x)
      // A row too narrow for both has the second one above the first.
      let y = x < occupied && image != nil ? bottom - FrameNote.height - 0.5 : bottom
      note.write(to: &body, x: x, y: y)
    }
  }
}
