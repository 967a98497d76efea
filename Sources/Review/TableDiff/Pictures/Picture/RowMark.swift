import TableEmission
import TableIR

/// A mark beside a row: a bar, and a sign that does not depend on colour.
enum RowMark: String, Hashable {
  case added, removed, moved, changed

  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .moved: "↕"
    case .changed: "~"
    }
  }

  func color(_ colors: PictureColors) -> RGBA {
    switch self {
    case .added: colors.added
    case .removed: colors.old
    case .moved, .changed: colors.new
    }
  }

  /// The width of the strip of marks beside the picture, in points.
  static let width = 16.0

  /// Draws it at the left of a picture whose left edge is at 0.
  func write(to writer: inout SVGWriter, y: Double, height: Double) {
    let color = color(.sheet)
    writer.begin("g")
    // A page that may be dark sets its own colours.
    writer.attribute("data-mark", escaping: rawValue)
    writer.fill(color)
    writer.begin("rect")
    writer.frame(LayoutRect(x: -5, y: y + 0.5, width: 3, height: max(height - 1, 1)))
    writer.attribute("rx", 1.5)
    writer.end()
    writer.begin("text")
    writer.attribute("x", -10.5)
    writer.attribute("y", y + height / 2 + 4)
    writer.attribute("font-size", 12)
    writer.attribute("font-weight", 700)
    writer.attribute("text-anchor", literal: "middle")
    writer.text(sign)
    writer.end()
    writer.end()
  }
}
