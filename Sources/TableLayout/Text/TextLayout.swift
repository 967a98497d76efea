/// Breaks text into lines as UILabel does.
public struct TextLayout: Sendable {
  public enum Truncation: Sendable {
    /// `NSLineBreakMode.byTruncatingTail`.
    case tail
  }

  /// - Parameters:
  ///   - maxWidth: points; nothing fits into 0 or less.
  ///   - maxLines: as `numberOfLines`, 0 or less for any number.
  ///   - scale: pixels a point.
  public static func layOut(
    _ text: String, font: ResolvedFont, maxWidth: Double, maxLines: Int, truncation: Truncation = .tail,
    measure: some TextMeasuring, scale: Double
  ) -> LaidOutText {
    guard maxWidth > 0, !text.isEmpty else {
      return LaidOutText(lines: [], width: 0, truncated: !text.isEmpty, scale: scale)
    }
    if !LineBreaks.containsLineEnd(text) {
      let width = measure.width(of: text, font: font)
      if width <= maxWidth + LineFiller<SystemFontMeasure>.tolerance {
        return LaidOutText(lines: [text], width: width, truncated: false, scale: scale)
      }
    }
    var filler = LineFiller(font: font, maxWidth: maxWidth, maxLines: maxLines, measure: measure)
    filler.fill(with: text)
    return LaidOutText(lines: filler.lines, width: filler.width, truncated: filler.truncated, scale: scale)
  }
}
