import TableIR

/// Measures San Francisco, UIKit's system font since iOS 9, from tables: no font is read, every machine gets the same.
///
/// The advances are estimates (`Advances/residuals.txt` says how good). Regular, medium, semibold and bold have a table;
/// other weights are measured with the nearest.
public struct SystemFontMeasure: TextMeasuring, Sendable {
  /// iOS 14 made the step from Text to Display at 20 pt a glide from 17 to 28 pt, and changed the tracking with it.
  private let beforeIOS14: Bool

  public init() {
    beforeIOS14 = false
  }

  /// The font as this major version of iOS spaces it.
  public init(ios: Int) {
    beforeIOS14 = ios < 14
  }

  public func width(of text: String, font: ResolvedFont) -> Double {
    guard font.size > 0, font.size.isFinite else { return 0 }
    let table = AdvanceTable.sanFrancisco(font.weight)
    let run = table.measure(text, size: font.size)
    let spacing = Spacing(weight: font.weight, beforeIOS14: beforeIOS14).points(at: font.size)
    return max(0, run.units * font.size / 2048 + Double(run.glyphs) * spacing + run.points)
  }

  // San Francisco's line metrics, em/2048: ascent 1950, descent -494, no line gap, cap height 1443, x-height 1040
  // (reference/dynamic-type.json, systemFont).

  public func lineHeight(_ font: ResolvedFont) -> Double { (1950 + 494) / 2048 * font.size }
  public func ascender(_ font: ResolvedFont) -> Double { 1950 / 2048 * font.size }
  public func descender(_ font: ResolvedFont) -> Double { -494 / 2048 * font.size }
  public func capHeight(_ font: ResolvedFont) -> Double { 1443 / 2048 * font.size }
  public func xHeight(_ font: ResolvedFont) -> Double { 1040 / 2048 * font.size }
}

/// Natural width of the text in Inter (text optical size, unhinted, with its kerning), in points.
///
/// An SVG viewer that has Inter draws the text this wide; letter-spacing makes up the difference to San Francisco.
/// Glyphs that Inter lacks are as wide here as in `SystemFontMeasure`.
public func interAdvanceWidth(of text: String, font: ResolvedFont) -> Double {
  guard font.size > 0, font.size.isFinite else { return 0 }
  let run = AdvanceTable.inter(font.weight).measure(text, size: font.size)
  return max(0, run.units * font.size / 2048 + run.points)
}
