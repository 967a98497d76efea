import TableIR
import YAMLSyntax

extension Shape where Value == ShapedFill {
  /// The fill of a background: a colour, an image file, or a mapping.
  static let fill = Shape(
    .either(ColorForms.scalars + [FillForms.imageFile, .mapping("fill")])
  ) { decoder, node in
    guard decoder.isMapping(node) else { return decoder.readFill(node).map { ShapedFill($0) } }
    var draft = FillDraft()
    decoder.decode(.fill, node, into: &draft)
    draft.slice(decoder.assets.assets)
    decoder.checkCaps(of: draft, at: node)
    return draft.shapedFill
  } write: { fill, writer in
    fill.word(writer).map(SpecValue.text) ?? MappingType<FillDraft>.fill.write(FillDraft(fill), writer)
  }
}

extension ShapedFill {
  /// The word that describes the fill completely; nil if it needs a mapping.
  func word(_ writer: SpecWriter) -> String? {
    guard isPlain else { return nil }
    switch fill {
    case .clear: return "clear"
    // The word `clear` is not a background colour; it means no background.
    case .color(.system(.clear)), .color(.dynamic), .color(.text), .gradient, .slicedImage: return nil
    case .color(.system(let name)): return name.rawValue
    case .color(.fixed(let value)): return value.hexString
    case .color(.named(let color)):
      return color.name == "clear" || FillForms.isImageFile(color.name) ? nil : color.name
    case .image(let index):
      let name = writer.assets[index].name
      return FillForms.isImageFile(name) ? name : nil
    }
  }
}

enum FillForms {
  static let imageFile = Schema.naming(
    .use(.image),
    .pattern(
      "\\.([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp]|[Hh][Ee][Ii][CcFf]|[Aa][Vv][Ii][Ff])$",
      name: "image file"))

  static func isImageFile(_ text: String) -> Bool {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let suffix = text[dot...]
    return suffix.utf8.count <= 5
      && [".png", ".jpg", ".jpeg", ".gif", ".webp", ".heic", ".heif", ".avif"].contains(suffix.lowercased())
  }
}

/// A background during reading and writing.
struct FillDraft {
  var color: Color?
  var gradient: [Color]?
  var image: Int?
  /// A colour for each appearance.
  var pair = ColorPair()
  var selected: ShapedFill?
  var capInsets: Insets?
  var cornerRadius: Double = 0
  var border: Border?

  /// Takes the slices of an image set, if the spec has none of its own.
  mutating func slice(_ assets: [ImageAsset]) {
    if let image, capInsets == nil { capInsets = assets[image].capInsets }
  }

  var fill: Fill? {
    if let image { return capInsets.map { .slicedImage(image, capInsets: $0) } ?? .image(image) }
    return gradient.map(Fill.gradient) ?? (color ?? pair.color).map(Fill.color)
  }

  var shapedFill: ShapedFill? { fill.map { ShapedFill($0, cornerRadius: cornerRadius, border: border) } }

  /// The fill of the selected row, which has the shape of the normal fill unless it sets its own.
  var shapedSelected: ShapedFill? {
    guard var selected else { return nil }
    guard selected.isPlain else { return selected }
    selected.cornerRadius = cornerRadius
    selected.border = border
    return selected
  }
}

extension FillDraft {
  init(_ shaped: ShapedFill) {
    (cornerRadius, border) = (shaped.cornerRadius, shaped.border)
    switch shaped.fill {
    // A shape without a fill is written with the colour.
    case .clear: color = .system(.clear)
    case .color(.dynamic(let light, let dark)): pair = ColorPair(light: .fixed(light), dark: .fixed(dark))
    case .color(let value): color = value
    case .gradient(let colors): gradient = colors
    case .image(let index): image = index
    case .slicedImage(let index, let caps): (image, capInsets) = (index, caps)
    }
  }

  init(_ background: Background) {
    if let normal = background.normal { self.init(normal) } else { self.init() }
    selected = background.selected
    guard let shape = selected, background.normal == nil || shape.hasShape(of: self) else { return }
    // A shape that both fills share is written once.
    (cornerRadius, border) = (shape.cornerRadius, shape.border)
    selected = ShapedFill(shape.fill)
  }
}

extension ShapedFill {
  fileprivate func hasShape(of draft: FillDraft) -> Bool {
    cornerRadius == draft.cornerRadius && border == draft.border
  }
}

extension MappingType where Owner == FillDraft {
  static let fill = MappingType(
    "fill", noun: "a background",
    summary: """
      The fill of a background: exactly one of `color`, `gradient`, `image` and `light`, and its shape. A colour or an image file can \
      be written alone.
      """, FillDraft(), keys: fillKeys, rules: [.count(kinds, 1...1), pairRule, capRule])

  static let background = MappingType(
    "background", noun: "a background",
    summary: "The background of a row at one position, and the background while the row is selected.", FillDraft(),
    keys: fillKeys + [
      Key(
        "selected", .fill, default: "systemGray4",
        "the background while the row is selected; if it sets neither corners nor a border, it has those of the normal background",
        \.selected)
    ], rules: [.count(kinds, 0...1), pairRule, capRule, .count(kinds + ["selected"], 1...2)])

  /// The keys of which exactly one is used; a pair of colours counts by its first.
  private static let kinds = ["color", "gradient", "image", "light"]
  private static let pairRule = KeyRule.only(["dark"], with: ["light"], help: "give a colour for each appearance")

  private static let capRule = KeyRule.only(
    ["capInsets"], with: ["image"], help: "cap insets are the parts of an image that do not stretch")

  private static let fillKeys: [Key<FillDraft>] = [
    Key("color", .color, "a colour", \.color),
    Key("gradient", .list(of: .color, count: 2...16), "two or more colours, from top to bottom", \.gradient),
    Key("image", .asset, "an image file, stretched over the background", \.image),
    Key(
      "capInsets", .edgeInsets, default: "the whole image stretches",
      "the edges of the image that do not stretch, in points: all sides, or [top, left, bottom, right]", \.capInsets),
    Key(
      "cornerRadius", .length, default: "0",
      "the radius of all four corners, in points; the rounding of a card clips it as usual", \.cornerRadius),
    Key("border", .mapping(.border), default: "none", "a line around it, inside its edges", \.border),
    Key("light", .plainColor, "the colour in light appearance, used with `dark`", \.pair.light),
    Key("dark", .plainColor, default: "`light`", "the colour in dark appearance", \.pair.dark),
  ]
}

extension MappingType where Owner == Border {
  static let border = MappingType(
    "border", noun: "a border", summary: "A line around a view, inside its edges, as a `CALayer` draws it.", Border(),
    keys: [
      Key("color", .viewColor, default: "black", "its colour", \.color),
      Key("width", .length, default: "1", "its width in points", \.width),
    ], rules: [.count(["color", "width"], 1...2)])
}

extension SpecDecoder {
  /// Reports cap insets that leave no part of the image between them.
  func checkCaps(of draft: FillDraft, at node: NodeID) {
    guard case .slicedImage(let index, let caps)? = draft.fill else { return }
    let size = assets.assets[index].variant(scale: 1).size
    guard caps.left + caps.right >= size.width || caps.top + caps.bottom >= size.height else { return }
    report(
      .capInsetsTooLarge, "the cap insets leave no part of the image to stretch",
      at: tree.key("capInsets", of: node) ?? node,
      help:
        "the image is \(Int(size.width)) × \(Int(size.height)) points: leave at least one point between opposite insets"
    )
  }

  func readFill(_ node: NodeID) -> Fill? {
    let scalar = tree.resolved(node)
    guard tree.kind(scalar) == .scalar else {
      let color = codeColor(scalar)
      reportWrongType(
        node, expected: "a colour, an image file or a mapping", help: color.map { "write \($0)" },
        fixIts: color.map { replacing(node, with: $0, .safe) } ?? [])
      return nil
    }
    let text = tree.string(scalar)
    if text == "clear" { return .clear }
    if FillForms.isImageFile(text) { return asset(node).map(Fill.image) }
    if catalogs.catalogs != nil, SystemColor(rawValue: text) == nil, isImageOfCatalog(text) {
      let mapping = "{image: \(YAMLWord.written(text, isInBrackets: true))}"
      report(
        .badColor, "\(text.quotedForMessage) is an image of the asset catalog, not a colour", at: node,
        help: "write \(mapping)", fixIts: replacing(node, with: mapping, .safe))
      return nil
    }
    return readColor(node).map(Fill.color)
  }
}
