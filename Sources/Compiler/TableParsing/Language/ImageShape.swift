import TableIR
import YAMLSyntax

extension Shape where Value == Image {
  /// An image file, a symbol, or a placeholder of a known size.
  static let image = Shape(.either([Shape<Int>.asset.schema, .mapping("image")])) { decoder, node in
    guard decoder.isMapping(node) else { return decoder.image(node) }
    var draft = ImageDraft()
    guard decoder.decode(.image, node, into: &draft) else { return nil }
    return draft.image
  } write: { image, writer in
    if case .asset(let index) = image { return Shape<Int>.asset.write(index, writer) }
    return MappingType<ImageDraft>.image.write(ImageDraft(image), writer)
  }
}

extension SpecDecoder {
  /// An image that a change of a view reads over the view's own: a mapping keeps what it leaves out.
  func image(_ node: NodeID, over own: ImageDraft) -> Image? {
    guard isMapping(node) else { return image(node) }
    var draft = own
    let present = MappingType<ImageDraft>.image.description.mask(of: own.keys)
    return decode(.image, node, into: &draft, over: present) ? draft.image : nil
  }
}

extension Shape where Value == Int {
  /// An image file: the index of its asset.
  static let asset = Shape(.naming(.use(.image), .name(pattern: nil))) { decoder, node in
    decoder.asset(node)
  } write: { index, writer in
    .text(writer.assets[index].name)
  }
}

extension Shape where Value == LayoutSize {
  /// `[width, height]` in points.
  static let size = sides(.length)

  static func sides(_ side: Shape<Double>) -> Shape {
    Shape<[Double]>.numbers([side, side], "width, height")
      .map {
        LayoutSize(width: $0[0], height: $0[1])
      } back: {
        [$0.width, $0.height]
      }
  }
}

enum SymbolNames {
  /// Lowercase letters and digits, with dots between words.
  static func isGood(_ name: String) -> Bool {
    var isWordEmpty = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): isWordEmpty = false
      case UInt8(ascii: ".") where !isWordEmpty: isWordEmpty = true
      default: return false
      }
    }
    return !isWordEmpty
  }
}

/// An image that is not a file, during reading and writing.
struct ImageDraft {
  var symbol: String?
  var pointSize: Double?
  var scale = Symbol.Scale.medium
  var size: LayoutSize?
  var color: Color?
  var background: Color?
  var cornerRadius: Double?

  /// The size of a symbol's background where none is given, in points: that of an icon in Settings, as Apple's Human Interface Guidelines
  /// have it since iOS 7.
  static let backgroundSize = LayoutSize(width: 29, height: 29)

  /// The keys that it has, by which a change is checked.
  fileprivate var keys: [String] {
    [
      ("symbol", symbol != nil), ("pointSize", pointSize != nil), ("scale", scale != .medium), ("size", size != nil),
      ("color", color != nil), ("background", background != nil), ("cornerRadius", cornerRadius != nil),
    ].compactMap { $1 ? $0 : nil }
  }

  fileprivate var image: Image? {
    if let symbol {
      var value = Symbol(symbol)
      if let background {
        value.color = color
        return .placeholder(
          Image.Placeholder(
            size: size ?? Self.backgroundSize, color: background, cornerRadius: cornerRadius, symbol: value))
      }
      (value.pointSize, value.scale, value.size, value.color) = (pointSize, scale, size, color)
      return .symbol(value)
    }
    return size.map { .placeholder(Image.Placeholder(size: $0, color: color, cornerRadius: cornerRadius)) }
  }
}

extension ImageDraft {
  init(_ image: Image) {
    switch image {
    case .asset: break
    case .placeholder(let value):
      (size, color, cornerRadius) = (value.size, value.color, value.cornerRadius)
      guard let shown = value.symbol else { return }
      (symbol, color, background) = (shown.name, shown.color, value.color)
    case .symbol(let value):
      (symbol, pointSize, scale, size, color) = (value.name, value.pointSize, value.scale, value.size, value.color)
    }
  }
}

extension MappingType where Owner == ImageDraft {
  static let image = MappingType(
    "image", noun: "an image",
    summary: """
      An image that is not a file: an SF Symbol, or a plain rectangle as a placeholder for a picture. Apple's drawings belong to Apple: the \
      most common symbols are drawn as signs for what their names mean, all others as one neutral sign, in the symbol's box. In a row, a symbol is centred in a slot of 24 points. \
      With a background it is an image that the app draws: it has the size of its background, and no slot.
      """, ImageDraft(),
    keys: [
      Key("symbol", .symbolName, "the name of an SF Symbol, such as `gearshape.fill`", \.symbol)
        .available(.since(13, "symbols")),
      Key(
        "pointSize", .number(1...1_000), default: "the size of Body",
        "for a symbol: the size of the font that it matches, in points", \.pointSize),
      Key("scale", .word, default: "medium", "for a symbol: its size relative to that font", \.scale),
      Key(
        "size", .size, default: "the symbol's; with a background [29, 29]",
        "[width, height] in points", \.size),
      Key(
        "color", .viewColor, default: "a neutral grey; for a symbol, the tint colour, or white on a background",
        "its colour", \.color
      )
      .written(.late),
      Key(
        "background", .viewColor, default: "none",
        "for a symbol: the colour of the rectangle that it is drawn on, as in the icons of Settings", \.background
      )
      .written(.late),
      Key(
        "cornerRadius", .length, default: "that of an app icon of this size",
        "for a rectangle or a background: the radius of its corners, in points", \.cornerRadius),
    ],
    rules: [
      .count(["symbol", "size"], 1...2),
      .only(["pointSize", "scale"], with: ["symbol"], help: "a rectangle is sized by 'size'"),
      .only(
        ["cornerRadius"], with: ["background"], beside: "symbol",
        help: "a symbol has no corners, but its background has"),
      .only(["background"], with: ["symbol"], help: "the colour of a rectangle is its 'color'"),
      .count(["pointSize", "background"], 0...1, help: "a symbol on a background fills three fifths of it"),
      .count(["scale", "background"], 0...1, help: "a symbol on a background fills three fifths of it"),
    ])
}

extension Shape where Value == String {
  fileprivate static let symbolName = text(
    .naming(
      .use(.symbol),
      .pattern("^([a-z0-9]|\\{[A-Za-z.]+\\})+(\\.([a-z0-9]|\\{[A-Za-z.]+\\})+)*$", name: "a symbol name"))
  ) { decoder, node in
    guard decoder.isString(node) else {
      decoder.reportWrongType(node, expected: "a symbol name")
      return nil
    }
    guard let name = decoder.readName(node, expected: "a symbol name", isString: true) else { return nil }
    guard SymbolNames.isGood(name) else {
      decoder.report(
        .badValue, "\(name.quotedForMessage) is not a valid symbol name", at: node,
        help: "write it as in the SF Symbols app: lowercase letters and digits, with dots between words")
      return nil
    }
    decoder.checkSymbol(name, at: node)
    return name
  }
}
