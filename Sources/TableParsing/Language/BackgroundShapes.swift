import TableIR
import YAMLSyntax

extension Shape where Value == Background {
  /// A background with its selected variant.
  static let background = Shape(
    .either([.choice(ColorWords.names), ColorWords.hex, FillWords.imageFile, .mapping("background")]),
    noun: "a background"
  ) { decoder, node in
    guard decoder.isMapping(node) else { return decoder.readFill(node).map { Background(normal: ShapedFill($0)) } }
    var draft = FillDraft()
    decoder.decode(.background, node, into: &draft)
    decoder.checkCaps(of: draft, at: node)
    return Background(normal: draft.shapedFill, selected: draft.shapedSelected)
  }
}

extension MappingType where Owner == PositionBackgrounds {
  static let backgrounds = MappingType(
    "backgrounds", noun: "backgrounds by position",
    summary: """
      A background for each position of a row in its section. The position is computed from the rows that are shown: \
      `top` and `bottom` are a section's first and last row, `single` is its only one.
      """,
    keys: [
      Key("top", .background, "the first row of several") { $0.top = $1 },
      Key("middle", .background, "rows between the first and the last") { $0.middle = $1 },
      Key("bottom", .background, "the last row of several") { $0.bottom = $1 },
      Key("single", .background, "the only row of a section") { $0.single = $1 },
    ])
}

extension SpecDecoder {
  /// Reads backgrounds by position over those that are there.
  func readBackgrounds(_ node: NodeID, into backgrounds: inout PositionBackgrounds) {
    decode(.backgrounds, node, into: &backgrounds)
  }
}

extension PositionBackgrounds {
  /// The same background at every position.
  init(everywhere background: Background) {
    self.init(top: background, middle: background, bottom: background, single: background)
  }
}
