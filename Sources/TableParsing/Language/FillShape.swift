import TableDiagnostics
import TableIR
import YAMLSyntax

extension Shape where Value == ShapedFill {
  /// What fills a background: a colour, an image file, or a mapping that says which.
  static let fill = Shape(
    .either([.choice(ColorWords.names), ColorWords.hex, FillWords.imageFile, .mapping("fill")]), noun: "a background"
  ) { decoder, node in
    guard decoder.isMapping(node) else { return decoder.readFill(node).map { ShapedFill($0) } }
    var draft = FillDraft()
    decoder.decode(.fill, node, into: &draft)
    decoder.checkCaps(of: draft, at: node)
    return draft.shapedFill
  }
}

enum FillWords {
  static let imageFile = Schema.pattern(
    "\\.([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Gg][Ii][Ff])$", name: "image file")

  static func isImageFile(_ text: String) -> Bool {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let suffix = text[dot...]
    return suffix.utf8.count <= 5 && [".png", ".jpg", ".jpeg", ".gif"].contains(suffix.lowercased())
  }
}

/// A background while it is read.
struct FillDraft {
  var normal: Fill?
  /// A colour for each appearance.
  var pair = ColorPair()
  var selected: ShapedFill?
  var capInsets: Insets?
  var cornerRadius: Double = 0
  var border: Border?

  var fill: Fill? {
    if case .image(let index)? = normal, let capInsets { return .slicedImage(index, capInsets: capInsets) }
    return normal ?? pair.color.map(Fill.color)
  }

  var shapedFill: ShapedFill? { fill.map { ShapedFill($0, cornerRadius: cornerRadius, border: border) } }

  /// The fill of the selected row, which has the shape of the other where it says none of its own.
  var shapedSelected: ShapedFill? {
    guard var selected else { return nil }
    guard selected.isPlain else { return selected }
    selected.cornerRadius = cornerRadius
    selected.border = border
    return selected
  }
}

extension MappingType where Owner == FillDraft {
  static let fill = MappingType(
    "fill", noun: "a background",
    summary: """
      What fills a background: exactly one of `color`, `gradient`, `image` and `light`, and its shape. A colour or an image file can \
      also be written alone.
      """,
    keys: fillKeys, rules: [.count(kinds, 1...1), pairRule, capRule])

  static let background = MappingType(
    "background", noun: "a background",
    summary: "The background of a row at one position, and the one it has while the row is selected.",
    keys: fillKeys + [
      Key(
        "selected", .fill, default: "systemGray4",
        "the background while the row is selected; where it says neither corners nor a border, it has those beside it"
      ) { $0.selected = $1 }
    ], rules: [.count(kinds, 0...1), pairRule, capRule, .count(kinds + ["selected"], 1...2)])

  /// The keys of which there is one; a pair of colours counts by its first.
  private static let kinds = ["color", "gradient", "image", "light"]
  private static let pairRule = KeyRule.only(["dark"], with: ["light"], help: "give a colour for each appearance")

  private static let capRule = KeyRule.only(
    ["capInsets"], with: ["image"], help: "they are the parts of an image that do not stretch")

  private static let fillKeys: [Key<FillDraft>] = [
    Key("color", .color, "a colour") { $0.normal = .color($1) },
    Key("gradient", Shape<[Color]>.list(of: .color, count: 2...16), "two or more colours, from top to bottom") {
      $0.normal = .gradient($1)
    },
    Key("image", .asset, "an image file, stretched over the background") { $0.normal = .image($1) },
    Key(
      "capInsets", .edgeInsets, default: "the whole image stretches",
      "the edges of the image that do not stretch, in points: all sides, or [top, left, bottom, right]"
    ) { $0.capInsets = $1 },
    Key(
      "cornerRadius", .length, default: "0",
      "the radius of all four corners, in points; a card's rounding cuts off what is in it, as ever"
    ) { $0.cornerRadius = $1 },
    Key("border", .border, default: "none", "a line around it, inside its edges") { $0.border = $1 },
    Key("light", .plainColor, "the colour in light appearance; goes with `dark`") { $0.pair.light = $1 },
    Key("dark", .plainColor, default: "`light`", "the colour in dark appearance") { $0.pair.dark = $1 },
  ]
}

extension Shape where Value == Border {
  static let border = mapping(.border, name: "border", noun: "a border", { Border() }) { _, _, border in border }
}

extension MappingType where Owner == Border {
  static let border = MappingType(
    "border", noun: "a border", summary: "A line around a view, inside its edges, as a `CALayer` draws it.",
    keys: [
      Key("color", .color, default: "black", "its colour") { $0.color = $1 },
      Key("width", .length, default: "1", "its width in points") { $0.width = $1 },
    ], rules: [.count(["color", "width"], 1...2)])
}

extension SpecDecoder {
  /// Reports cap insets that leave nothing between them.
  func checkCaps(of draft: FillDraft, at node: NodeID) {
    guard case .slicedImage(let index, let caps)? = draft.fill else { return }
    let size = assets.assets[index].variant(scale: 1).size
    guard caps.left + caps.right >= size.width || caps.top + caps.bottom >= size.height else { return }
    report(
      .capInsetsTooLarge, "the cap insets leave nothing of the image to stretch",
      at: key("capInsets", in: node) ?? node,
      help: "it is \(Int(size.width)) × \(Int(size.height)) points: leave one between opposite insets")
  }

  func readFill(_ node: NodeID) -> Fill? {
    let scalar = tree.resolved(node)
    guard tree.kind(scalar) == .scalar else {
      reportWrongType(node, expected: "a colour, an image file or a mapping")
      return nil
    }
    let text = tree.string(scalar)
    if text == "clear" { return .clear }
    if FillWords.isImageFile(text) { return asset(node).map(Fill.image) }
    return readColor(node).map(Fill.color)
  }
}
