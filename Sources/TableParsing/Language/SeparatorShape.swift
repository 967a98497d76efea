import TableIR
import YAMLSyntax

extension Shape where Value == Separator {
  /// `none`, `singleLine`, or a mapping.
  static let separator = Shape(
    .either([style.schema, .mapping("separator")]), noun: "a separator style"
  ) { decoder, node in
    guard decoder.isMapping(node) else { return style.read(decoder, node).map { Separator(style: $0) } }
    var separator = Separator()
    return decoder.decode(.separator, node, into: &separator) ? separator : nil
  }

  private static let style = Shape<SeparatorStyle>.word
}

extension MappingType where Owner == Separator {
  static let separator = MappingType(
    "separator", noun: "a separator", summary: "The lines between rows. The style can be written alone.",
    keys: [
      Key("style", .word, default: "singleLine", "whether there are lines") { $0.style = $1 },
      Key("color", .color, default: "separator", "their colour") { $0.color = $1 },
      Key(
        "inset", inset.schema, default: "the text's x, and 0",
        "where a line starts, in points from the leading edge, or [leading, trailing]; the row's contents move with it"
      ) { decoder, node, separator in
        guard let values = inset.read(decoder, node) else { return }
        separator.leftInset = values[0]
        separator.rightInset = values.count > 1 ? values[1] : nil
      },
    ])

  private static let inset = Shape<[Double]>(.either([Shape<Double>.length.schema, pair.schema]), noun: "an inset") {
    decoder, node in
    guard !decoder.isScalar(node) else { return Shape<Double>.length.read(decoder, node).map { [$0] } }
    return pair.read(decoder, node)
  }

  private static let pair = Shape<[Double]>.numbers([.length, .length], "leading, trailing")
}
