import TableIR
import YAMLSyntax

extension Shape where Value == Stack {
  static let stack = Shape(.mapping("stack"), noun: "a stack") { decoder, node in
    var stack = Stack()
    return decoder.decode(.stack, node, into: &stack) ? stack : nil
  }
}

extension MappingType where Owner == Stack {
  static let stack = MappingType(
    "stack", noun: "a stack",
    summary: """
      Views one beside the other or one above the other, as `UIStackView` arranges them. Where its room leaves open which view grows, \
      it is a plain one without a size, else a slider, a text field or a progress view, else the first label. Where there is too \
      little, labels that wrap and stacks of texts share it, and then the last labels are cut; what has a size keeps it and may run \
      out of the row.
      """,
    keys: [
      Key("axis", .word, default: "horizontal", "the way in which the views follow each other") { $0.axis = $1 },
      Key("spacing", .length, default: "0", "the space between two views, in points") { $0.spacing = $1 },
      Key("alignment", .word, default: "fill", "how the views stand across the axis") { $0.alignment = $1 },
      Key("distribution", .word, default: "fill", "how the views share the room along the axis") {
        $0.distribution = $1
      },
      Key(
        "margins", .directionalInsets, default: "0", "around the views: all sides, or [top, leading, bottom, trailing]"
      ) {
        $0.margins = $1
      },
      Key(
        "views", Shape<[ArrangedView]>.list(of: .arrangedView), required: true, "the views, from the first to the last"
      ) { $0.views = $1 },
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
    return Shape(.either([length.schema, sides.schema]), noun: "a margin") { decoder, node in
      guard decoder.isSequence(node) else {
        return length.read(decoder, node).map { Insets(top: $0, left: $0, bottom: $0, right: $0) }
      }
      return sides.read(decoder, node).map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }
  }
}
