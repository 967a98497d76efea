import TableIR

/// A checkmark, with its origin at the top left corner of its box.
struct Checkmark: Hashable {
  /// SF Symbols' `checkmark`, iOS 13 and later; else the image of iOS 7 to 12.
  var isSymbol: Bool
  /// The box in points.
  var size: LayoutSize
  var color: RGBA

  /// The line's three points in a glyph of a size, and its stroke, in points.
  private struct Glyph {
    var size: LayoutSize
    /// The box in which the glyph has this size.
    var box: LayoutSize
    var points: (LayoutPoint, LayoutPoint, LayoutPoint)
    var stroke: Double
  }

  /// SF Symbols' semibold checkmark at 17 pt, drawn after its shape.
  private static let symbol = Glyph(
    size: LayoutSize(width: 14.6, height: 14), box: LayoutSize(width: 19, height: 18),
    points: (LayoutPoint(x: 1.1, y: 7.9), LayoutPoint(x: 5.3, y: 12.8), LayoutPoint(x: 13.5, y: 1.1)), stroke: 2.1)
  /// 12.9 × 10 over all, a point below the top of its image of 14 × 11 and at its left: ios10-checkmarks-delete.
  private static let image = Glyph(
    size: LayoutSize(width: 14, height: 11), box: LayoutSize(width: 14, height: 11),
    points: (LayoutPoint(x: 0.75, y: 6.1), LayoutPoint(x: 4.2, y: 9.55), LayoutPoint(x: 12.15, y: 1.6)), stroke: 2)

  func write(to writer: inout SVGWriter, id: SVGID) {
    let glyph = isSymbol ? Self.symbol : Self.image
    // The glyph scales with its box, which the layout scales with the text size.
    let scale = min(size.width / glyph.box.width, size.height / glyph.box.height)
    let left = (size.width - glyph.size.width * scale) / 2
    let top = (size.height - glyph.size.height * scale) / 2
    func place(_ point: LayoutPoint) -> LayoutPoint { LayoutPoint(x: left + point.x * scale, y: top + point.y * scale) }
    var path = PathData()
    path.move(place(glyph.points.0).x, place(glyph.points.0).y)
    path.line(place(glyph.points.1).x, place(glyph.points.1).y)
    path.line(place(glyph.points.2).x, place(glyph.points.2).y)
    writer.begin("path")
    writer.id(id)
    writer.attribute("d", path: path)
    if isSymbol {
      writer.roundedLine(color, width: glyph.stroke * scale)
    } else {
      writer.line(color, width: glyph.stroke * scale)
    }
    writer.end()
  }
}
