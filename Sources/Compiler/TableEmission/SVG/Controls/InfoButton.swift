import TableIR

/// A detail button: an i in a ring, or a disc with a chevron, with its origin at the top left corner of its box.
struct InfoButton: Hashable {
  var style: Style
  /// The box in points.
  var size: LayoutSize
  var color: RGBA

  enum Style {
    /// The blue disc of iOS 6, with a white rim and a white chevron: it is visible on the blue of a selected row too.
    case disc
    /// The image of iOS 7 to 12.
    case image
    /// SF Symbols' `info.circle`, iOS 13 and later.
    case symbol
  }

  /// The glyph is drawn in a square of 22 units: the size of the image of iOS 7 to 12, and of the symbol's ring at 17 pt.
  private static let unit = 22.0

  func write(to writer: inout SVGWriter, id: SVGID) {
    let ring = min(size.width, size.height)
    let scale = ring / Self.unit
    writer.begin("g")
    writer.id(id)
    writer.translate(x: (size.width - ring) / 2, y: (size.height - ring) / 2, thenScaleX: scale, y: scale)
    switch style {
    case .disc: writeDisc(to: &writer)
    case .image: writeImage(to: &writer)
    case .symbol: writeSymbol(to: &writer)
    }
    writer.end()
  }

  /// Drawn after its shape. The faint line around the rim represents its shadow, which separates it from a white row.
  private func writeDisc(to writer: inout SVGWriter) {
    writer.circle(x: 11, y: 11, radius: 11, fill: RGBA(hex: 0x000000, opacity: 0.25))
    writer.circle(x: 11, y: 11, radius: 10.5, fill: RGBA(hex: 0xFFFFFF))
    writer.circle(x: 11, y: 11, radius: 8.75, fill: color)
    var chevron = PathData()
    chevron.move(9, 6.75)
    chevron.line(13.25, 11)
    chevron.line(9, 15.25)
    writer.begin("path")
    writer.attribute("d", path: chevron)
    writer.line(RGBA(hex: 0xFFFFFF), width: 2.25)
    writer.end()
  }

  private func writeSymbol(to writer: inout SVGWriter) {
    writer.beginCircle(x: 11, y: 11, radius: 10.2)
    writer.line(color, width: 1.6)
    writer.end()
    writer.circle(x: 10.8, y: 6.6, radius: 1.35, fill: color)
    var letter = PathData()
    letter.move(9.2, 9.9)
    letter.line(11.2, 9.9)
    letter.line(11.2, 15.8)
    letter.move(8.9, 15.9)
    letter.line(13.4, 15.9)
    writer.begin("path")
    writer.attribute("d", path: letter)
    writer.roundedLine(color, width: 1.5)
    writer.end()
  }

  private func writeImage(to writer: inout SVGWriter) {
    writer.beginCircle(x: 11, y: 11, radius: 10.5)
    writer.line(color, width: 1)
    writer.end()
    writer.circle(x: 11, y: 6, radius: 1.2, fill: color)
    var letter = PathData()
    letter.move(9, 9.25)
    letter.line(11.25, 9.25)
    letter.line(11.25, 16)
    letter.move(8.75, 16)
    letter.line(13.75, 16)
    writer.begin("path")
    writer.attribute("d", path: letter)
    writer.line(color, width: 1.3)
    writer.end()
  }
}
