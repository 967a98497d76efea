import TableIR

/// The fonts that stand for the system font of an era.
enum Typeface {
  case sanFrancisco
  case helvetica

  init(era: Era) {
    self = era.hasSanFrancisco ? .sanFrancisco : .helvetica
  }

  /// Letter-spacing is worked out for Inter, so Inter comes first. The others are narrower: with the same spacing a text
  /// may end early, but never runs over.
  var familyList: StaticString {
    switch self {
    case .sanFrancisco:
      "Inter, 'Inter Variable', -apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"
    case .helvetica: "'Helvetica Neue', Helvetica, 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif"
    }
  }
}
