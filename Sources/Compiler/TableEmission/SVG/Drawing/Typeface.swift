import TableIR
import TableLayout

/// The substitutes for the system font of an era.
enum Typeface {
  case sanFrancisco
  case helvetica

  init(era: Era) {
    self = era.hasSanFrancisco ? .sanFrancisco : .helvetica
  }

  /// The natural width of a line in the font for which letter-spacing is computed, in points.
  func width(of text: String, font: ResolvedFont) -> Double {
    switch self {
    case .sanFrancisco: interAdvanceWidth(of: text, font: font)
    case .helvetica: helveticaAdvanceWidth(of: text, font: font)
    }
  }

  /// San Francisco comes first, for Macs: with `textLength`, a line is as wide as it was measured in any font. Viewers that
  /// ignore it, such as librsvg, use letter-spacing, which is computed for Inter: the other fonts are narrower, so with the same
  /// spacing a text may end early but never overflows. Before iOS 9 it is computed for Helvetica, whose metrics the fonts of
  /// other systems share; Helvetica Neue's are close.
  var familyList: StaticString {
    switch self {
    case .sanFrancisco:
      "-apple-system, Inter, 'Inter Variable', 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"
    case .helvetica: "'Helvetica Neue', Helvetica, 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif"
    }
  }
}
