/// What the layout needs to know of a font. All values are points, unrounded.
public protocol TextMeasuring: Sendable {
  /// Natural width of the text on a single line, trailing spaces included as UILabel includes them.
  func width(of text: String, font: ResolvedFont) -> Double
  /// From one baseline to the next, without the rounding up to a device pixel that UILabel does.
  func lineHeight(_ font: ResolvedFont) -> Double
  /// Above the baseline, positive.
  func ascender(_ font: ResolvedFont) -> Double
  /// Below the baseline, negative as `UIFont.descender` is.
  func descender(_ font: ResolvedFont) -> Double
  func capHeight(_ font: ResolvedFont) -> Double
  func xHeight(_ font: ResolvedFont) -> Double
}
