import TableIR

/// How far apart the lines of a label stand whose spec is not at hand.
///
/// A font of a text style has Dynamic Type's leading, one of a size of its own its line height (`Typesetter.font`). A label that
/// fits its lines tells which by its height; so does a taller one, for the larger of both is the style's.
public struct LikelyLeading: Sendable {
  private let environment: Environment
  private let measure: SystemFontMeasure

  public init(environment: Environment, measure: SystemFontMeasure) {
    self.environment = environment
    self.measure = measure
  }

  /// In points, unrounded.
  ///
  /// - Parameters:
  ///   - lines: how many there are.
  ///   - height: the label's, in points.
  ///   - isTitle: whether it is the title of a header or footer, whose lines stand a whole number of points apart
  ///     (`HeaderFooterLayout`).
  public func points(_ font: ResolvedFont, lines: Int, height: Double, isTitle: Bool = false) -> Double {
    let own = measure.lineHeight(font)
    guard lines > 1 else { return isTitle ? own.rounded() : own }
    let styles = TextStyle.allCases.map { style in
      TypeSizes.entry(
        style,
        rank: TypeSizes.category(environment.contentSizeCategory, of: style, ios: environment.ios).rank)
    }.filter { $0.size == font.size }.map(\.leading)
    func distance(_ leading: Double) -> Double { (height - own - leading * Double(lines - 1)).magnitude }
    return (styles + [isTitle ? own.rounded() : own]).min { distance($0) < distance($1) } ?? own
  }
}
