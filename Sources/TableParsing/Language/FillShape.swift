import TableDiagnostics
import TableIR
import YAMLSyntax

extension Shape where Value == Fill {
  /// What fills a background: a colour, an image file, or a mapping that says which.
  static let fill = Shape(
    .either([.choice(ColorWords.names), ColorWords.hex, FillWords.imageFile, .mapping("fill")]), noun: "a background"
  ) { decoder, node in
    guard decoder.isMapping(node) else { return decoder.readFill(node) }
    var draft = FillDraft()
    guard decoder.decode(.fill, node, into: &draft) else { return nil }
    return decoder.onlyFill(draft, at: node)
  }
}

enum FillWords {
  static let imageFile = Schema.pattern("\\.(png|PNG|jpe?g|JPE?G|gif|GIF)$", name: "image file")

  static func isImageFile(_ text: String) -> Bool {
    let suffixes = [".png", ".jpg", ".jpeg", ".gif"]
    let lowercased = text.lowercased()
    return suffixes.contains { lowercased.hasSuffix($0) }
  }
}

/// A background while it is read: at most one kind of fill may remain.
struct FillDraft {
  var color: Color?
  var gradient: [Color]?
  var image: Int?
  /// Says that a key was there, whether its value was right or not.
  var count = 0
  var selected: Fill?
}

extension MappingType where Owner == FillDraft {
  static let fill = MappingType(
    "fill", noun: "a background",
    summary: "What fills a background. Exactly one of the keys; a colour or an image file can also be written alone.",
    keys: fillKeys)

  static let background = MappingType(
    "background", noun: "a background",
    summary: "The background of a row at one position, and the one it has while the row is selected.",
    keys: fillKeys + [
      Key("selected", .fill, default: "systemGray4", "the background while the row is selected") { $0.selected = $1 }
    ])

  private static var fillKeys: [Key<FillDraft>] {
    [
      Key("color", Shape<Color>.color.schema, "a colour") { decoder, node, draft in
        draft.count += 1
        draft.color = Shape.color.read(decoder, node)
      },
      Key("gradient", gradient.schema, "two or more colours, from top to bottom") { decoder, node, draft in
        draft.count += 1
        draft.gradient = gradient.read(decoder, node)
      },
      Key("image", .text, "an image file, stretched over the background") { decoder, node, draft in
        draft.count += 1
        draft.image = decoder.asset(node)
      },
    ]
  }

  private static var gradient: Shape<[Color]> { .list(of: .color, count: 2...16) }
}

extension SpecDecoder {
  /// The one fill of a mapping.
  func onlyFill(_ draft: FillDraft, at node: NodeID) -> Fill? {
    guard draft.count <= 1 else {
      report(
        .conflictingKeys, "a background is a color, a gradient or an image: only one of them",
        at: firstKey(of: tree.resolved(node)))
      return nil
    }
    if let color = draft.color { return .color(color) }
    if let gradient = draft.gradient, gradient.count >= 2 { return .gradient(gradient) }
    if let image = draft.image { return .image(image) }
    if draft.count == 0 && draft.selected == nil {
      report(.missingKey, "a background needs one of the keys color, gradient, image", at: node)
    }
    return nil
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
