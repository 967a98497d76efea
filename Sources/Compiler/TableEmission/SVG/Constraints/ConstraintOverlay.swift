import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws the constraints of rows, headers and footers over the picture, if the layouter recorded them.
  mutating func drawConstraints(of table: TableNode) {
    let rows = boundsBetweenPinned(of: table)
    drawInPictureFonts { canvas in
      if let header = table.header { canvas.drawConstraints(of: header) }
      for section in table.sections where canvas.shows(section.frame) {
        if let header = section.header { canvas.drawConstraints(of: header) }
        for row in section.rows { canvas.drawConstraints(of: row, in: rows) }
        if let footer = section.footer { canvas.drawConstraints(of: footer) }
      }
      if let footer = table.footer { canvas.drawConstraints(of: footer) }
    }
  }

  /// The part of the picture that is not covered by a pinned header or footer.
  private func boundsBetweenPinned(of table: TableNode) -> LayoutRect {
    let headers = table.sections.compactMap(\.header).filter(\.isPinned)
    let footers = table.sections.compactMap(\.footer).filter(\.isPinned)
    let top = headers.reduce(bounds.y) { max($0, min($1.frame.maxY, bounds.maxY)) }
    let bottom = footers.reduce(bounds.maxY) { min($0, max($1.frame.y, top)) }
    return LayoutRect(x: bounds.x, y: top, width: bounds.width, height: bottom - top)
  }

  private mutating func drawConstraints(of cell: CellNode, in bounds: LayoutRect) {
    guard !cell.constraints.isEmpty, let room = cell.frame.intersection(bounds) else { return }
    let content = cell.contentView.offsetBy(x: cell.frame.x, y: cell.frame.y)
    let origin = LayoutPoint(x: content.x, y: content.y)
    // Contents that are moved out of a row that is swiped open are clipped there.
    let scene = ConstraintScene(
      room: room, bounds: cell.swipeActions?.openEdge == nil ? bounds : room, over: cell.subviews, at: origin)
    body.begin("g")
    body.attribute("data-constraints", escaping: cell.id)
    draw(cell.constraints, at: origin, in: scene)
    body.end()
    body.newLine()
  }

  private mutating func drawConstraints(of view: SupplementaryNode) {
    guard !view.constraints.isEmpty, shows(view.frame), let room = view.frame.intersection(bounds) else { return }
    let origin = LayoutPoint(x: view.frame.x, y: view.frame.y)
    body.begin("g")
    draw(
      view.constraints, at: origin,
      in: ConstraintScene(room: room, bounds: bounds, over: view.subviews, at: origin))
    body.end()
    body.newLine()
  }

  private mutating func draw(_ constraints: [ConstraintNode], at origin: LayoutPoint, in scene: ConstraintScene) {
    ConstraintSheet(constraints, at: origin, in: scene).write(to: &body, ConstraintStyle(palette.userInterfaceStyle))
  }
}
