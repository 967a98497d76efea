import TableIR

extension Shape where Value == Stack {
  static let stack: Shape = mapping(.stack)
}

extension MappingType where Owner == Stack {
  static let stack: MappingType = MappingType(
    "stack", noun: "a stack",
    summary: """
      Views in a row or a column, as `UIStackView` arranges them by its constraints: the views fill the stack, and with the alignment \
      `fill` they fill it across the axis too, whatever sizes they set. If there is extra space, the view that hugs its content least \
      grows: a view without a size, a stack, and of equals the first label. If there is too little, the view that resists compression \
      least shrinks; of equals, labels that wrap and stacks of labels share it, and then the last labels are truncated.
      """, Stack(),
    keys: [
      Key("axis", .word, default: "horizontal", "the direction in which the views are arranged", \.axis),
      Key("spacing", .length, default: "0", "the space between two views, in points", \.spacing),
      Key(
        "isBaselineRelativeArrangement", .boolean, default: "false",
        "whether `spacing` is from the last baseline of a view to the first baseline of the next, in a column",
        \.isBaselineRelativeArrangement),
      Key("alignment", .word, default: "fill", "how the views are aligned across the axis", \.alignment),
      Key("distribution", .word, default: "fill", "how the views share the space along the axis", \.distribution),
      Key(
        "margins", .directionalInsets, default: "0",
        "the margins around the views: all sides, or [top, leading, bottom, trailing]",
        \.margins),
      Key(
        "class", .className,
        "the custom class of the stack, which `appearance` rules can name; for a view that is a stack, write `class` beside `stack`",
        \.className),
      Key("views", .list(of: .arrangedView), required: true, "the views, from the first to the last", \.views),
    ])
}

extension Shape where Value == Insets {
  /// Insets that depend on the layout direction (`NSDirectionalEdgeInsets`).
  static let directionalInsets = insets("top, leading, bottom, trailing")
  /// Insets that do not depend on the layout direction (`UIEdgeInsets`).
  static let edgeInsets = insets("top, left, bottom, right")

  /// One number for all sides, or one for each.
  private static func insets(_ names: String) -> Shape {
    let length = Shape<Double>.length
    let sides = Shape<[Double]>.numbers([length, length, length, length], names)
    return Shape(.either([length.schema, sides.schema])) { decoder, node in
      guard !decoder.isScalar(node) else {
        return length.read(decoder, node).map { Insets(top: $0, left: $0, bottom: $0, right: $0) }
      }
      return sides.read(decoder, node).map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    } write: { insets, writer in
      let values = [insets.top, insets.left, insets.bottom, insets.right]
      return Set(values).count == 1 ? .number(insets.top) : sides.write(values, writer)
    }
  }
}

extension LayoutMargins {
  static let howWritten = "all sides, or [top, leading, bottom, trailing]; `standard` for a side as UIKit makes it"
}

extension Shape where Value == LayoutMargins {
  static let layoutMargins: Shape = {
    let side = Shape<Double?>.number(0...SpecBounds.longest, orNil: "standard")
    let sides = Shape<[Double?]>.numbers([side, side, side, side], "top, leading, bottom, trailing")
    return Shape(.either([Shape<Double>.length.schema, sides.schema])) { decoder, node in
      guard !decoder.isScalar(node) else {
        return Shape<Double>.length.read(decoder, node).map {
          LayoutMargins(top: $0, leading: $0, bottom: $0, trailing: $0)
        }
      }
      return sides.read(decoder, node).map {
        LayoutMargins(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
      }
    } write: { margins, writer in
      let values = [margins.top, margins.leading, margins.bottom, margins.trailing]
      if let all = margins.top, Set(values).count == 1 { return .number(all) }
      return sides.write(values, writer)
    }
  }()
}
