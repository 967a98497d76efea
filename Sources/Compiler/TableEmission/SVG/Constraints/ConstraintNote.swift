import TableIR

/// Draws the number beside a constraint: small, with a backing.
enum ConstraintNote {
  /// In points.
  private static let fontSize = 6.0
  private static let height = 7.25
  private static let padding = 1.25
  private static let radius = 1.5
  /// The baseline below the top of the backing, in points.
  private static let baseline = 5.75

  /// Of the backing, in points.
  static func size(of text: String) -> LayoutSize {
    LayoutSize(width: FrameNote.width(of: text, fontSize: fontSize) + 2 * padding, height: height)
  }

  static func write(_ note: ConstraintSheet.PlacedNote, to writer: inout SVGWriter, _ style: ConstraintStyle) {
    guard note.isBadge else {
      writer.rect(note.frame, radius: radius, fill: style.backing)
      return writeText(note, to: &writer, style)
    }
    writer.begin("g")
    writer.begin("title")
    writer.text(note.node.text)
    writer.end()
    writeFrame(note, to: &writer, style)
    writeText(note, to: &writer, style)
    writer.end()
  }

  /// The frame of a constraint that has no line to be dashed.
  private static func writeFrame(
    _ note: ConstraintSheet.PlacedNote, to writer: inout SVGWriter, _ style: ConstraintStyle
  ) {
    writer.begin("rect")
    writer.frame(note.frame)
    writer.attribute("rx", radius)
    writer.fill(style.backing)
    writer.stroke(note.node.isBroken ? style.broken : style.line, width: ConstraintStyle.guideWidth)
    if note.node.isOptional { writer.attribute("stroke-dasharray", numbers: 2, 1.5) }
    writer.end()
  }

  private static func writeText(
    _ note: ConstraintSheet.PlacedNote, to writer: inout SVGWriter, _ style: ConstraintStyle
  ) {
    writer.newLine()
    writer.begin("text")
    writer.attribute("x", note.frame.midX)
    writer.attribute("y", note.frame.y + baseline)
    writer.attribute("text-anchor", literal: "middle")
    writer.attribute("font-size", fontSize)
    writer.attribute("font-weight", 600)
    writer.fill(note.node.isBroken ? style.broken : style.line)
    writer.text(note.text)
    writer.end()
  }
}
