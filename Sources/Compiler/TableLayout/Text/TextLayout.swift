import TableIR

/// Breaks text into lines as UILabel does.
public struct TextLayout: Sendable {
  /// - Parameters:
  ///   - maxWidth: points; nothing fits into 0 or less.
  ///   - maxLines: as `numberOfLines`, 0 or less for any number.
  ///   - scale: pixels per point.
  ///   - strategy: the line break strategy.
  public static func layOut(
    _ text: String, font: ResolvedFont, maxWidth: Double, maxLines: Int, mode: LineBreakMode = .truncatingTail,
    strategy: BreakStrategy = BreakStrategy(), measure: some TextMeasuring, scale: Double
  ) -> LaidOutText {
    guard maxWidth > 0, !text.isEmpty else {
      return LaidOutText(lines: [], width: 0, truncated: !text.isEmpty, scale: scale)
    }
    if !LineBreaks.containsLineEnd(text) {
      let width = measure.width(of: text, font: font)
      if width <= maxWidth + LineFiller<SystemFontMeasure>.tolerance {
        return LaidOutText(line: text, width: width, scale: scale)
      }
    }
    var filler = LineFiller(
      font: font, maxWidth: maxWidth, maxLines: maxLines, mode: mode, measure: measure,
      strategy: strategy)
    filler.fill(with: text)
    return LaidOutText(
      lines: filler.lines, width: filler.width, fittingWidth: filler.fittingWidth, truncated: filler.truncated,
      isPushedOut: filler.isPushedOut, scale: scale)
  }

  /// The font in which a single line fits, shrunk to no less than `factor` of its size: UILabel's
  /// `adjustsFontSizeToFitWidth` and `minimumScaleFactor`. UIKit's own steps were not observed; sizes are hundredths of a
  /// point.
  public static func shrunk(
    _ font: ResolvedFont, toFit text: String, maxWidth: Double, factor: Double, measure: some TextMeasuring
  ) -> ResolvedFont {
    func sized(_ size: Double) -> ResolvedFont {
      var sized = font
      sized.size = size
      return sized
    }
    func fits(_ size: Double) -> Bool {
      measure.width(of: text, font: sized(size))
        <= maxWidth + LineFiller<SystemFontMeasure>.tolerance
    }
    // 0 is UIKit's default and means the font's own size, as 1 does.
    guard factor > 0, factor < 1, maxWidth > 0, !LineBreaks.containsLineEnd(text), !fits(font.size) else { return font }
    // Hundredths of a point: `high` is too large, and nothing below `low` is tried.
    var low = Int((font.size * factor * 100).rounded(.up))
    var high = Int((font.size * 100).rounded(.up))
    guard fits(Double(low) / 100) else { return sized(Double(low) / 100) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(Double(middle) / 100) { low = middle } else { high = middle }
    }
    return sized(Double(low) / 100)
  }
}
