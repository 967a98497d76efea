/// Measures UIKit's system font from tables: no font is read, so the result is the same on every machine.
///
/// It is San Francisco since iOS 9, Helvetica Neue in iOS 7 and 8 and Helvetica before. The advances were measured or
/// are estimates (see `Advances/residuals.txt` for their accuracy).
public struct SystemFontMeasure: TextMeasuring, Sendable {
  private let typeface: SystemTypeface
  /// iOS 14 replaced the step from Text to Display at 20 pt by a transition from 17 to 28 pt, and changed the
  /// tracking with it.
  private let beforeIOS14: Bool
  /// Whether families that texts name are drawn as on Interface Builder's canvas, and not taken for the system's font.
  private let isOfCanvas: Bool

  /// Creates a system font measure with its defaults.
  public init() {
    self.init(ios: 18)
  }

  /// The font and spacing of a major version of iOS.
  public init(ios: Int) { self.init(ios: ios, isOfCanvas: false) }

  init(ios: Int, isOfCanvas: Bool) {
    typeface = SystemTypeface(ios: ios)
    beforeIOS14 = ios < 14
    self.isOfCanvas = isOfCanvas
  }

  private func named(_ font: ResolvedFont) -> NamedTypeface? {
    isOfCanvas ? font.variant?.family.map { NamedTypeface(family: $0, weight: font.weight) } : nil
  }

  /// The width of a text on one line, in points.
  public func width(of text: String, font: ResolvedFont) -> Double {
    guard font.size > 0, font.size.isFinite else { return 0 }
    if let named = named(font) { return named.width(of: text, font: font) }
    let text = text.measured(in: font)
    let run = typeface.table(font.weight).measure(text, size: font.size)
    var units = run.units
    let share = OpticalSize.displayShare(at: font.size, beforeIOS14: beforeIOS14)
    if share > 0, let display = typeface.displayTable(font.weight) {
      units += (display.measure(text, size: font.size).units - units) * share
    }
    let spacing = Spacing(typeface, beforeIOS14: beforeIOS14).points(at: font.size)
    return max(0, units * font.size / 2048 + Double(run.glyphs) * spacing + run.points)
  }

  // San Francisco's line metrics, em/2048: ascent 1950, descent -494, no line gap, cap height 1443, x-height 1040
  // (reference/dynamic-type.json, systemFont). Helvetica Neue's lines are as high: 1.193 em (952 + 213 + a gap of 28 in
  // 1/1000 em), as single lines of 11 to 36 pt in Xcode 5 and 6 are, up to the next whole point. Helvetica's are 1.22 em: 14
  // pt is 18 high, 15 is 19 and 18 is 22 (labels of toolsVersion 3084, ib-c00017); its baseline was not observed.

  /// The height of a line, in points.
  public func lineHeight(_ font: ResolvedFont) -> Double {
    if let line = named(font)?.line { return (line.ascender - line.descender) * font.size }
    return (typeface == .helvetica ? 1.22 : (1950 + 494) / 2048) * font.size
  }

  /// From the baseline to the top of a line, in points.
  public func ascender(_ font: ResolvedFont) -> Double {
    (named(font)?.line.ascender ?? (typeface == .helvetica ? 0.99 : 1950 / 2048)) * font.size
  }

  /// From the baseline to the bottom of a line, in points.
  public func descender(_ font: ResolvedFont) -> Double {
    (named(font)?.line.descender ?? (typeface == .helvetica ? -0.23 : -494 / 2048)) * font.size
  }

  /// The height of capital letters, in points.
  public func capHeight(_ font: ResolvedFont) -> Double {
    (typeface == .sanFrancisco ? 1443 / 2048 : 0.714) * font.size
  }

  /// The height of small letters, in points.
  public func xHeight(_ font: ResolvedFont) -> Double {
    (typeface == .sanFrancisco ? 1040 / 2048 : 0.517) * font.size
  }
}

extension String {
  /// The same with zeros for digits, if the font's digits are monospaced.
  func measured(in font: ResolvedFont) -> String {
    guard let variant = font.variant, variant.hasMonospacedDigits else { return self }
    return String(map { $0.isASCII && $0.isNumber ? "0" : $0 })
  }
}

/// Natural width of the text in Inter (text optical size, unhinted, with its kerning), in points.
///
/// An SVG viewer that has Inter draws the text this wide; letter-spacing compensates for the difference to San
/// Francisco. Glyphs that Inter lacks are as wide here as in `SystemFontMeasure`.
public func interAdvanceWidth(of text: String, font: ResolvedFont) -> Double {
  naturalWidth(of: text, font: font, table: AdvanceTable.inter(font.weight))
}

/// Natural width of the text in Helvetica, or in Arial, Liberation Sans, Nimbus Sans or another font of its metrics, in points.
///
/// The counterpart of `interAdvanceWidth` for the system font before iOS 9.
public func helveticaAdvanceWidth(of text: String, font: ResolvedFont) -> Double {
  naturalWidth(of: text, font: font, table: AdvanceTable.arimo(font.weight))
}

private func naturalWidth(of text: String, font: ResolvedFont, table: AdvanceTable) -> Double {
  guard font.size > 0, font.size.isFinite else { return 0 }
  let run = table.measure(text, size: font.size)
  return max(0, run.units * font.size / 2048 + run.points)
}
