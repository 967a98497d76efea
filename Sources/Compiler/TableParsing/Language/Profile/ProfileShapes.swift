import TableIR

extension Shape where Value == Double {
  /// A fraction.
  static let share = number(0...1)
  /// Points for each point by which the Body font is larger than at Large.
  static let growth = number(0...10)
  /// The size of a font in points.
  static let fontSize = number(FontBounds.sizes)
  /// A factor: a thickness in pixels, a height as a multiple of a font size.
  static let factor = number(0...1000)
}

extension Shape where Value == Double? {
  /// A length in points, or `none`. A key without a value is an error, here as everywhere.
  static let lengthOrNone = number(0...SpecBounds.longest, orNil: "none")
  /// The size of a font in points, or `none`.
  static let fontSizeOrNone = number(FontBounds.sizes, orNil: "none")
}

extension Shape where Value == MetricsProfile.ByScale {
  /// A length for every screen, or `[1x, 2x, 3x]`.
  static let lengthByScale = Shape(.either([Shape<Double>.length.schema, three.schema])) { decoder, node in
    guard !decoder.isScalar(node) else {
      return decoder.readNumber(node, in: 0...SpecBounds.longest, or: "[1x, 2x, 3x]").map {
        MetricsProfile.ByScale($0, $0, $0)
      }
    }
    return three.read(decoder, node).map { MetricsProfile.ByScale($0[0], $0[1], $0[2]) }
  } write: { length, writer in
    let values = [length.at1x, length.at2x, length.at3x]
    return Set(values).count == 1 ? .number(values[0]) : three.write(values, writer)
  }

  private static let three = Shape<[Double]>.numbers([.length, .length, .length], "1x, 2x, 3x")
}
