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

extension FontWeight {
  /// The weight in CSS's hundreds.
  var cssWeight: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
