import TableIR

/// The likely leading of a label whose spec is not available.
///
/// A font of a text style has Dynamic Type's leading, a font of a fixed size its line height (`Typesetter.font`). The height of
/// a label that fits its lines shows which one it is; so does that of a taller one, because the larger of both is the style's.
public struct LikelyLeading: Sendable {
  private let environment: Environment
  private let measure: SystemFontMeasure

  /// Creates a likely line height.
  public init(environment: Environment, measure: SystemFontMeasure) {
    self.environment = environment
    self.measure = measure
  }

  /// In points, unrounded.
  ///
  /// - Parameters:
  ///   - lines: the number of lines.
  ///   - height: the label's height, in points.
  ///   - isTitle: whether it is the title of a header or footer, whose leading is a whole number of points
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
