import TableIR

/// The key to the overlay's colours, in a strip below the table.
enum FrameLegend {
  /// In points; added to the picture's height.
  static let height = 20.0
  private static let margin = 8.0
  private static let gap = 9.0
  private static let swatch = LayoutSize(width: 11, height: 8)

  static func write(to writer: inout SVGWriter, top: Double, width: Double) {
    writer.rect(LayoutRect(x: 0, y: top, width: width, height: height), fill: RGBA(hex: 0xFFFFFF))
    writer.rect(LayoutRect(x: 0, y: top, width: width, height: 0.5), fill: RGBA(hex: 0xC6C6C8))
    var x = margin
    for kind in FrameKind.allCases {
      let middle = top + height / 2
      writer.outline(
        LayoutRect(x: x, y: middle - swatch.height / 2, width: swatch.width, height: swatch.height), as: kind, .light)
      x += swatch.width + 3
      FrameNote.write(kind.name, color: kind.color, to: &writer, x: x, y: middle - FrameNote.height / 2)
      x += FrameNote.width(of: kind.name) + gap
    }
    let unit = "points"
    FrameNote.write(
      unit, color: RGBA(hex: 0x6C6C70), to: &writer, x: max(x, width - margin - FrameNote.width(of: unit)),
      y: top + (height - FrameNote.height) / 2)
  }
}
