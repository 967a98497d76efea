import TableIR

extension Shape where Value == Separator {
  /// `none`, `singleLine`, or a mapping.
  static let separator = mapping(.separator).or(.word, for: "style", \.style) { Separator(style: $0) }
}

extension MappingType where Owner == Separator {
  static let separator = MappingType(
    "separator", noun: "a separator", summary: "The lines between rows. The style can be written alone.", Separator(),
    keys: [
      Key("style", .word, default: "singleLine", "whether there are lines", \.style),
      Key("color", .color, default: "separator", "their colour", \.color),
      Key(
        "inset", inset, default: "the text's x, and 0",
        "the start of a line, in points from the leading edge, or [leading, trailing]; the row's contents move with it"
      ) { separator in
        separator.leftInset.map { [$0] + (separator.rightInset.map { [$0] } ?? []) }
      } set: {
        $0.leftInset = $1[0]
        $0.rightInset = $1.count > 1 ? $1[1] : nil
      }.available(.since(7, "insets of separators")),
    ])

  private static let inset = Shape<[Double]>(.either([Shape<Double>.length.schema, pair.schema])) { decoder, node in
    guard !decoder.isScalar(node) else { return Shape<Double>.length.read(decoder, node).map { [$0] } }
    return pair.read(decoder, node)
  } write: { values, writer in
    values.count == 1 ? .number(values[0]) : pair.write(values, writer)
  }

  private static let pair = Shape<[Double]>.numbers([.length, .length], "leading, trailing")
}
