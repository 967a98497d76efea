import TableIR
import YAMLSyntax

extension Shape where Value == Double {
  /// A part of a whole.
  static let share = number(0...1)
  /// Points for each point that Body is larger than at Large.
  static let growth = number(0...10)
  /// The size of a font in points.
  static let fontSize = number(FontBounds.sizes)
  /// A number of times: a thickness in pixels, a height in parts of a font's size.
  static let factor = number(0...1000)
}

extension Shape where Value == Double? {
  /// A length in points, or `none`. A key without a value is a mistake, here as everywhere.
  static let lengthOrNone = orNone(0...SpecBounds.longest)
  /// The size of a font in points, or `none`.
  static let fontSizeOrNone = orNone(FontBounds.sizes)

  private static func orNone(_ range: ClosedRange<Double>) -> Shape {
    Shape(.either([.number(range), .choice(["none"])]), noun: "a number or none") { decoder, node in
      if decoder.isWord(node, "none") { return .some(nil) }
      return decoder.readNumber(node, in: range, or: "none").map { .some($0) }
    }
  }
}

extension Shape where Value == MetricsProfile.ByScale {
  /// A length for every screen, or `[1x, 2x, 3x]`.
  static let lengthByScale = Shape(
    .either([Shape<Double>.length.schema, three.schema]), noun: "a number or [1x, 2x, 3x]"
  ) { decoder, node in
    guard !decoder.isScalar(node) else {
      return decoder.readNumber(node, in: 0...SpecBounds.longest, or: "[1x, 2x, 3x]").map {
        MetricsProfile.ByScale($0, $0, $0)
      }
    }
    return three.read(decoder, node).map { MetricsProfile.ByScale($0[0], $0[1], $0[2]) }
  }

  private static let three = Shape<[Double]>.numbers([.length, .length, .length], "1x, 2x, 3x")
}
