import TableIR

/// The sizes of Dynamic Type's text styles (Human Interface Guidelines, Typography, iOS).
enum TypeSizes {
  /// At the content size category Large, in points.
  static func large(_ style: TextStyle) -> (size: Double, weight: FontWeight) {
    switch style {
    case .largeTitle: (34, .regular)
    case .title1: (28, .regular)
    case .title2: (22, .regular)
    case .title3: (20, .regular)
    case .headline: (17, .semibold)
    case .body: (17, .regular)
    case .callout: (16, .regular)
    case .subheadline: (15, .regular)
    case .footnote: (13, .regular)
    case .caption1: (12, .regular)
    case .caption2: (11, .regular)
    }
  }
}
