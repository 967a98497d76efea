import JSONReading
import TableIR
import TableLayout

extension LayoutDecoder {
  // MARK: Images

  /// A file's name, a symbol's, or null for a placeholder.
  mutating func image(_ node: LayoutNode, size: Size) throws(LayoutProblem) -> Image {
    guard node.object["image"] != nil else { throw node.missing("image", "a name, or null for a placeholder") }
    guard let name = try node.stringIfPresent("image") else {
      return .placeholder(Image.Placeholder(size: size, color: try color(node, "color")))
    }
    guard try node.bool("symbol") else { return .asset(asset(name)) }
    return .symbol(try symbol(name, node, size))
  }

  /// Of the same kind as the image, for the layout does not tell.
  mutating func highlightedImage(
    _ node: LayoutNode, like image: Image, _ size: Size
  ) throws(LayoutProblem) -> Image? {
    guard node.object["highlightedImage"] != nil else { return nil }
    guard let name = try node.stringIfPresent("highlightedImage") else {
      return .placeholder(Image.Placeholder(size: size))
    }
    guard case .symbol = image else { return .asset(asset(name)) }
    return .symbol(try symbol(name, node, size))
  }

  private func symbol(_ name: String, _ node: LayoutNode, _ size: Size) throws(LayoutProblem) -> Symbol {
    var symbol = Symbol(name)
    symbol.size = size
    symbol.color = try color(node, "color")
    return symbol
  }

  // MARK: Fills

  /// A fill and the `layer` beside it.
  mutating func shapedFill(_ node: LayoutNode, _ key: String) throws(LayoutProblem) -> ShapedFill {
    let layer = try layer(node)
    return ShapedFill(try fill(node, key), cornerRadius: layer.cornerRadius, border: layer.border)
  }

  func layer(_ owner: LayoutNode) throws(LayoutProblem) -> (cornerRadius: Double, border: Border?) {
    guard let node = try owner.nodeIfPresent("layer") else { return (0, nil) }
    let radius = try node.numberIfPresent("cornerRadius") ?? 0
    guard let width = try node.numberIfPresent("borderWidth") else { return (radius, nil) }
    return (radius, Border(color: try color(node, "borderColor") ?? .system(.black), width: width))
  }

  private mutating func fill(_ owner: LayoutNode, _ key: String) throws(LayoutProblem) -> Fill {
    guard let value = owner.member(key) else { throw owner.missing(key, "a fill") }
    if case .string("clear") = value { return .clear }
    guard case .object(let object) = value else { return .color(try color(value, owner, key)) }
    let node = LayoutNode(object: object, path: .key(key, in: owner.path))
    if let gradient = node.member("gradient") {
      guard case .array(let stops) = gradient, stops.count > 1 else {
        throw node.wrong("gradient", "an array of two or more colours", gradient)
      }
      var colors: [Color] = []
      for (index, stop) in stops.enumerated() {
        colors.append(try color(stop, node, "gradient", at: ["\(index)"]))
      }
      return .gradient(colors)
    }
    guard node.member("image") != nil else { return .color(try color(value, owner, key)) }
    let index = asset(try node.string("image"))
    guard let caps = try node.numbers("capInsets", count: 4) else { return .image(index) }
    return .slicedImage(
      index, capInsets: Insets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]))
  }

  // MARK: Colours

  func color(_ node: LayoutNode, _ key: String) throws(LayoutProblem) -> Color? {
    guard let value = node.member(key) else { return nil }
    return try color(value, node, key)
  }

  private func color(
    _ value: JSONValue, _ node: LayoutNode, _ key: String, at further: [String] = []
  ) throws(LayoutProblem) -> Color {
    guard let color = Color(json: value) else {
      throw node.wrong(key, "#rrggbb, #rrggbbaa, one of UIKit's names, or a light and a dark one", value, at: further)
    }
    return color
  }
}

extension Color {
  /// A colour as `write(to:)` tells it.
  fileprivate init?(json: JSONValue) {
    switch json {
    case .string(let text):
      if let name = SystemColor(rawValue: text) {
        self = .system(name)
      } else if let value = RGBA(hexString: text) {
        self = .fixed(value)
      } else {
        return nil
      }
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
