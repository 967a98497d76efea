import TableIR

extension Shape where Value == Stack {
  static let stack: Shape = mapping(.stack)
}

extension MappingType where Owner == Stack {
  static let stack: MappingType = MappingType(
    "stack", noun: "a stack",
    summary: """
      Views one beside the other or one above the other, as `UIStackView` arranges them. Where its room leaves open which view grows, \
      it is a plain one without a size, else a slider, a text field or a progress view, else the first label or stack with one; \
      switches, steppers and indicators keep their size, by UIKit's priorities. Where there is too little, labels that wrap and stacks of texts share it, \
      and then the last labels are cut; what has a size keeps it and may run out of the row.
      """, Stack(),
    keys: [
      Key("axis", .word, default: "horizontal", "the way in which the views follow each other", \.axis),
      Key("spacing", .length, default: "0", "the space between two views, in points", \.spacing),
      Key("alignment", .word, default: "fill", "how the views stand across the axis", \.alignment),
      Key("distribution", .word, default: "fill", "how the views share the room along the axis", \.distribution),
      Key(
        "margins", .directionalInsets, default: "0", "around the views: all sides, or [top, leading, bottom, trailing]",
        \.margins),
      Key(
        "class", .className,
        "the team's own class of the stack, by which rules of `appearance` name it; of a view that is a stack, as `class` beside it",
        \.className),
      Key("views", .list(of: .arrangedView), required: true, "the views, from the first to the last", \.views),
    ])
}

extension Shape where Value == Insets {
  /// Insets that change sides with the direction of the interface (`NSDirectionalEdgeInsets`).
  static let directionalInsets = insets("top, leading, bottom, trailing")
  /// Insets that don't (`UIEdgeInsets`).
  static let edgeInsets = insets("top, left, bottom, right")

  /// One number for all sides, or one for each.
  private static func insets(_ names: String) -> Shape {
    let length = Shape<Double>.length
    let sides = Shape<[Double]>.numbers([length, length, length, length], names)
    return Shape(.either([length.schema, sides.schema])) { decoder, node in
      guard decoder.isSequence(node) else {
        return length.read(decoder, node).map { Insets(top: $0, left: $0, bottom: $0, right: $0) }
      }
      return sides.read(decoder, node).map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    } write: { insets, writer in
      let values = [insets.top, insets.left, insets.bottom, insets.right]
      return Set(values).count == 1 ? .number(insets.top) : sides.write(values, writer)
    }
  }
}
