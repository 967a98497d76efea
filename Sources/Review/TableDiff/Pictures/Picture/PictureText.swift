import TableDiagnostics
import TableEmission
import TableIR
import TableLayout

/// Texts beside and over pictures. They are measured in Inter, which comes first in the list of their fonts; other fonts are about
/// as wide.
extension SVGWriter {
  enum Anchor { case start, middle, end }

  mutating func pictureText(
    _ text: String, x: Double, y: Double, size: Double, weight: Double = 400, _ color: RGBA, anchor: Anchor = .start
  ) {
    begin("text")
    attribute("x", x)
    attribute("y", y)
    attribute("font-size", size)
    if weight != 400 { attribute("font-weight", weight) }
    switch anchor {
    case .start: break
    case .middle: attribute("text-anchor", literal: "middle")
    case .end: attribute("text-anchor", literal: "end")
    }
    fill(color)
    self.text(text)
    end()
  }

  /// Draws white text on a colour, as wide as needed. Returns the width.
  @discardableResult
  mutating func chip(_ text: String, x: Double, y: Double, size: Double = 10, _ color: RGBA) -> Double {
    let width = PictureText.width(text, size: size, weight: .semibold) + size
    let height = (size * 1.5).rounded()
    rect(LayoutRect(x: x, y: y, width: width, height: height), radius: height / 2, fill: color)
    pictureText(
      text, x: x + size / 2, y: y + height - size * 0.42, size: size, weight: 600, RGBA(hex: 0xFFFFFF))
    return width
  }
}

/// Text that is drawn beside a picture.
enum PictureText {
  static let families: StaticString =
    "Inter, 'Inter Variable', -apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"

  /// In points.
  static func width(_ text: String, size: Double, weight: FontWeight = .regular) -> Double {
    interAdvanceWidth(of: text, font: ResolvedFont(size: size, weight: weight))
  }

  /// Untrusted text on one line of a width, truncated if it is longer.
  static func fitted(_ text: String, size: Double, weight: FontWeight = .regular, width: Double) -> String {
    // No line has space for more, however narrow its letters.
    let safe = String(safeText(text).prefix(400))
    guard self.width(safe, size: size, weight: weight) > width else { return safe }
    let characters = Array(safe)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      let part = String(characters[..<middle]) + "…"
      if self.width(part, size: size, weight: weight) <= width { low = middle } else { high = middle - 1 }
    }
    return String(characters[..<low]) + "…"
  }
}
