import TableIR
import TableSupport

extension Form<Fill> {
  static let fill = Form(reference("fill"), noun: "a fill", write: { $1.write($0) }) {
    node, key, decoder throws(LayoutProblem) in try decoder.fill(node, key)
  }
}

extension Record<ShapedFill.Layer> {
  /// The corners and the border of a view, if it has any.
  static let layer = Record(
    "layer", summary: "The corner radius of a view and the border inside its edges.",
    blank: { _, _ in ShapedFill.Layer() },
    [
      Member("cornerRadius", \.cornerRadius, .number, unless: 0, "of all four corners, in points", .unreported(whole)),
      Member("borderWidth", .number, "in points, inside the edges", .unreported(whole)) {
        $0.pointee.border?.width
      } set: {
        $0.border = Border(color: $0.border?.color ?? .system(.black), width: $1)
      },
      Member("borderColor", .color, "", .unreported(whole)) {
        $0.pointee.border?.color
      } set: {
        $0.border?.color = $1
      },
    ])

  private static let whole = "the corners and the border are reported together"
}

extension ShapedFill {
  /// The shape that a view's layer adds to its fill.
  struct Layer: Hashable, Sendable {
    /// In points.
    var cornerRadius = 0.0
    var border: Border?
  }

  fileprivate var layer: Layer? {
    get { isPlain ? nil : Layer(cornerRadius: cornerRadius, border: border) }
    set { (cornerRadius, border) = (newValue?.cornerRadius ?? 0, newValue?.border) }
  }
}

extension Member<ShapedFill> {
  /// The fill of a view, under a key; the shape is a separate member.
  static func fill(_ key: StaticString) -> Member {
    Member(key, \.fill, .fill, "", .property(.background) { ReportedValue($1.fill($0), content: $1.content(of: $0)) })
  }

  static let layer = Member(
    "layer", .object(.layer), "", .layer, written: { fill, _ in fill.pointee.layer }, set: { $0.layer = $1 },
    listed: { $0.pointee.layer })
}

extension Reporting<ShapedFill.Layer> {
  static let layer = property(.border) { layer, words in
    words.shape(cornerRadius: layer.cornerRadius, layer.border).map { ReportedValue($0) }
  }
}

extension LayoutWriter {
  mutating func write(_ fill: Fill) {
    switch fill {
    case .clear: json.literal("clear")
    case .color(let color): color.write(to: &json)
    case .gradient(let colors):
      json.beginObject(inline: true)
      json.key("gradient")
      json.beginArray(inline: true)
      for color in colors { color.write(to: &json) }
      json.endArray()
      json.endObject()
    case .image(let index): write(image: index, capInsets: nil)
    case .slicedImage(let index, let caps): write(image: index, capInsets: caps)
    }
  }

  private mutating func write(image index: Int, capInsets caps: Insets?) {
    json.beginObject(inline: true)
    json.key("image")
    json.string(name(ofAsset: index))
    if let caps {
      json.key("capInsets")
      json.beginArray(inline: true)
      for inset in [caps.top, caps.left, caps.bottom, caps.right] { json.number(inset) }
      json.endArray()
    }
    json.endObject()
  }
}

extension LayoutDecoder {
  fileprivate mutating func fill(_ owner: LayoutNode, _ key: String) throws(LayoutProblem) -> Fill? {
    guard let value = owner.member(key) else { return nil }
    if case .string("clear") = value { return .clear }
    guard case .object(let object) = value else { return .color(try owner.color(value, key)) }
    let node = LayoutNode(object: object, path: .key(key, in: owner.path))
    if let gradient = node.member("gradient") {
      guard case .array(let stops) = gradient, stops.count > 1 else {
        throw node.wrong("gradient", "an array of two or more colours", gradient)
      }
      var colors: [Color] = []
      for (index, stop) in stops.enumerated() {
        colors.append(try node.color(stop, "gradient", at: ["\(index)"]))
      }
      return .gradient(colors)
    }
    guard node.member("image") != nil else { return .color(try owner.color(value, key)) }
    let index = asset(try node.string("image"))
    guard let caps = try node.numbers("capInsets", count: 4) else { return .image(index) }
    return .slicedImage(
      index, capInsets: Insets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]))
  }
}
