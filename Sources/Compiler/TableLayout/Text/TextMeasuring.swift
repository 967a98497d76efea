/// The font metrics that the layout needs. All values are in points, unrounded.
public protocol TextMeasuring: Sendable {
  /// The natural width of the text on a single line, including trailing spaces, as in UILabel.
  func width(of text: String, font: ResolvedFont) -> Double
  /// The distance from one baseline to the next, without UILabel's rounding up to a device pixel.
  func lineHeight(_ font: ResolvedFont) -> Double
  /// The height above the baseline; positive.
  func ascender(_ font: ResolvedFont) -> Double
  /// The height below the baseline; negative, like `UIFont.descender`.
  func descender(_ font: ResolvedFont) -> Double
  /// The height of capital letters above the baseline (`UIFont.capHeight`).
  func capHeight(_ font: ResolvedFont) -> Double
  /// The height of a lower-case x above the baseline (`UIFont.xHeight`).
  func xHeight(_ font: ResolvedFont) -> Double
}
