import TableIR
import TableSupport

extension Form<Color> {
  /// UIKit's name, `#rrggbb`, `#rrggbbaa`, or a pair of those for light and dark, which has a name if it is of an asset catalog.
  static let color = Form(
    reference("color"), noun: "a colour", write: { $0.write(to: &$1.json) },
    read: { node, key, _ throws(LayoutProblem) in
      guard let value = node.member(key) else { return nil }
      return try node.color(value, key)
    })
}

extension LayoutNode {
  func color(_ value: JSONValue, _ key: String, at further: [String] = []) throws(LayoutProblem) -> Color {
    guard let color = Color(json: value) else {
      throw wrong(
        key, "#rrggbb, #rrggbbaa, one of UIKit's names, or a light and a dark colour, with or without a name", value,
        at: further)
    }
    return color
  }
}

extension Color {
  /// A colour as `write(to:)` writes it.
  init?(json: JSONValue) {
    switch json {
    case .string(let text):
      if let name = SystemColor(rawValue: text) {
        self = .system(name)
      } else if let value = RGBA(hexString: text) {
        self = .fixed(value)
      } else {
        return nil
      }
    case .object(let named) where named["name"] != nil:
      guard let color = NamedColor(json: named) else { return nil }
      self = .named(color)
    case .object(let pair):
      guard case .string(let light)? = pair["light"], case .string(let dark)? = pair["dark"],
        let light = RGBA(hexString: light), let dark = RGBA(hexString: dark)
      else { return nil }
      self = .dynamic(light: light, dark: dark)
    default: return nil
    }
  }
}

extension RGBA {
  /// `#rrggbb` or `#rrggbbaa`.
  fileprivate init?(hexString text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(Substring(digits), radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(hex: value)
    } else {
      self.init(hex: value >> 8)
      alpha = UInt8(truncatingIfNeeded: value)
    }
  }
}
