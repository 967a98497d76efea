import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws the index of a table over its rows, in the table's content space.
  mutating func drawSectionIndex(_ index: SectionIndexNode) {
    body.begin("g")
    body.translate(x: index.frame.x, y: index.frame.y)
    if let background = index.background {
      body.rect(
        LayoutRect(x: 0, y: 0, width: index.frame.width, height: index.frame.height), fill: palette[background])
    }
    for title in index.titles {
      switch title.text {
      case SectionIndex.search: drawMagnifyingGlass(title)
      case SectionIndex.bullet:
        body.circle(
          x: title.frame.midX, y: title.frame.midY, radius: title.frame.width / 2, fill: palette[title.color])
      default: drawLabel(title)
      }
    }
    body.end()
    body.newLine()
  }

  /// A ring and a handle in the middle of a title's frame, about as high as its capitals.
  private mutating func drawMagnifyingGlass(_ title: LabelNode) {
    let color = palette[title.color]
    let side = title.font.size * 0.8
    let (x, y) = (title.frame.midX - side / 2, title.frame.midY - side / 2)
    let stroke = title.font.size / 8
    let radius = side * 0.36
    body.beginCircle(x: x + radius + stroke / 2, y: y + radius + stroke / 2, radius: radius)
    body.line(color, width: stroke)
    body.end()
    var handle = PathData()
    let joint = radius * (1 + 0.5.squareRoot()) + stroke / 2
    handle.move(x + joint, y + joint)
    handle.line(x + side - stroke / 2, y + side - stroke / 2)
    body.begin("path")
    body.attribute("d", path: handle)
    body.roundedLine(color, width: stroke)
    body.end()
  }
}
