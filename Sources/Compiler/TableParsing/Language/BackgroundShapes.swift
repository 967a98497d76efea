import TableIR

extension Shape where Value == Background {
  /// A background with its selected variant.
  static let background = Shape(
    .either(ColorForms.scalars + [FillForms.imageFile, .mapping("background")])
  ) { decoder, node in
    guard decoder.isMapping(node) else { return decoder.readFill(node).map { Background(normal: ShapedFill($0)) } }
    var draft = FillDraft()
    decoder.decode(.background, node, into: &draft)
    draft.slice(decoder.assets.assets)
    decoder.checkCaps(of: draft, at: node)
    return Background(normal: draft.shapedFill, selected: draft.shapedSelected)
  } write: { background, writer in
    if background.selected == nil, let word = background.normal?.word(writer) { return .text(word) }
    return MappingType<FillDraft>.background.write(FillDraft(background), writer)
  }
}

extension MappingType where Owner == PositionBackgrounds {
  static let backgrounds = MappingType(
    "backgrounds", noun: "backgrounds by position",
    summary: """
      A background for each position of a row in its section. The position is computed from the rows shown: \
      `top` and `bottom` are the first and last rows of a section, `single` is its only row.
      """, PositionBackgrounds(),
    keys: [
      Key("top", .background, "the first row of several", \.top),
      Key("middle", .background, "the rows between the first and the last", \.middle),
      Key("bottom", .background, "the last row of several", \.bottom),
      Key("single", .background, "the only row of a section", \.single),
    ])
}

extension Key {
  /// A key for backgrounds by position, which is merged with the existing ones.
  /// - Parameter other: Whether another key writes them.
  static func backgrounds(
    default standard: String, _ doc: String, _ member: WritableKeyPath<Owner, PositionBackgrounds?> & Sendable,
    unless other: @escaping @Sendable (PositionBackgrounds) -> Bool = { _ in false }
  ) -> Key {
    Key("backgrounds", .mapping("backgrounds"), default: standard, doc) { decoder, node, owner in
      var backgrounds = owner[keyPath: member] ?? PositionBackgrounds()
      decoder.decode(.backgrounds, node, into: &backgrounds)
      owner[keyPath: member] = backgrounds
    } write: { owner, base, writer in
      guard let backgrounds = owner[keyPath: member], !other(backgrounds) else { return nil }
      let there = base.flatMap { $0[keyPath: member] }
      return backgrounds == there
        ? nil : MappingType<PositionBackgrounds>.backgrounds.write(backgrounds, over: there, writer)
    }
  }
}

extension PositionBackgrounds {
  /// The same background at every position.
  init(everywhere background: Background) {
    self.init(top: background, middle: background, bottom: background, single: background)
  }

  /// The background that all positions have in common.
  var everywhere: Background? { middle == top && bottom == top && single == top ? top : nil }
}
