import TableEmission
import TableIR

/// What is drawn beside a row: a bar, and a sign that says it without colour.
enum RowMark: Hashable {
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

  /// How wide the strip beside the picture is that it stands in, in points.
  static let width = 16.0

  /// Draws it at the left of a picture whose left edge is at 0.
  func write(to writer: inout SVGWriter, y: Double, height: Double) {
    let color = color(.sheet)
    writer.rect(Rect(x: -5, y: y + 0.5, width: 3, height: max(height - 1, 1)), radius: 1.5, fill: color)
    writer.pictureText(sign, x: -10.5, y: y + height / 2 + 4, size: 12, weight: 700, color, anchor: .middle)
  }
}
