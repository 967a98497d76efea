import TableIR
import TableSupport

/// A small text with a light backing: `contentView 362.67×44`.
struct FrameNote {
  /// In points.
  static let fontSize = 7.0
  static let height = 8.5
  private static let padding = 1.5
  /// The baseline below the top of the backing, in points.
  private static let baseline = 6.75

  let text: String
  let kind: FrameKind

  init(_ kind: FrameKind, size: LayoutSize) {
    self.kind = kind
    var bytes = Array(kind.name.utf8)
    bytes.append(UInt8(ascii: " "))
    bytes.appendDecimal(Self.rounded(size.width))
    bytes.append(contentsOf: "×".utf8)
    bytes.appendDecimal(Self.rounded(size.height))
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Two decimals distinguish every pixel at 3x.
  private static func rounded(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }

  /// The width of the backing in points.
  var width: Double {
    Self.width(of: text) + 2 * Self.padding
  }

  /// The rough width of a text in the sans-serif fonts of the pictures: enough for a backing.
  static func width(of text: String, fontSize: Double = fontSize) -> Double {
    text.unicodeScalars.reduce(0) { $0 + fontSize * advance(of: $1) }
  }

  /// In em, rounded up from Inter's advances.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case ".", " ", "i", "l": 0.29
    case "t", "r": 0.39
    case "w", "m": 0.83
    case "A"..."Z": 0.72
    case "0"..."9": 0.64
    default: 0.6
    }
  }

  /// Writes the note with its top left corner at a point.
  func write(to writer: inout SVGWriter, x: Double, y: Double) {
    let frame = LayoutRect(x: x, y: y, width: width, height: Self.height)
    writer.rect(frame, radius: 1.5, fill: RGBA(255, 255, 255, alpha: 224))
    Self.write(text, color: kind.color, to: &writer, x: x + Self.padding, y: y)
  }

  /// Writes a text whose backing would have its top at `y`.
  static func write(_ text: String, color: RGBA, to writer: inout SVGWriter, x: Double, y: Double) {
    writer.newLine()
    writer.begin("text")
    writer.attribute("x", x)
    writer.attribute("y", y + baseline)
    writer.attribute("font-size", fontSize)
    writer.attribute("font-weight", 500)
    writer.fill(color)
    writer.text(text)
    writer.end()
  }
}
