import TableIR
import TableLayout

/// The fonts that stand for the system font of an era.
enum Typeface {
  case sanFrancisco
  case helvetica

  init(era: Era) {
    self = era.hasSanFrancisco ? .sanFrancisco : .helvetica
  }

  /// Natural width of a line in the font that letter-spacing is worked out for, in points.
  func width(of text: String, font: ResolvedFont) -> Double {
    switch self {
    case .sanFrancisco: interAdvanceWidth(of: text, font: font)
    case .helvetica: helveticaAdvanceWidth(of: text, font: font)
    }
  }

  /// Where there is San Francisco itself, on a Mac, it comes first: a line is as wide as it was measured in any font, by its
  /// `textLength`. Viewers that ignore that, as librsvg does, have letter-spacing, which is worked out for Inter: the others are
  /// narrower, so that with the same spacing a text may end early, but never runs over. Before iOS 9 it is worked out for
  /// Helvetica, whose metrics the fonts of other systems have too; Helvetica Neue's are near.
  var familyList: StaticString {
    switch self {
    case .sanFrancisco:
      "-apple-system, Inter, 'Inter Variable', 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"
    case .helvetica: "'Helvetica Neue', Helvetica, 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif"
    }
  }
}
