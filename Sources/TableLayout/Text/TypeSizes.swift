import TableIR

/// The sizes of Dynamic Type's text styles (Human Interface Guidelines, Typography, iOS).
enum TypeSizes {
  /// A text style's font.
  struct Entry {
    /// In points.
    var size: Double
    var weight: FontWeight = .regular
    /// From one baseline to the next, in points.
    var leading: Double
  }

  /// At the content size category Large.
  static func large(_ style: TextStyle) -> Entry {
    switch style {
    case .largeTitle: Entry(size: 34, leading: 41)
    case .title1: Entry(size: 28, leading: 34)
    case .title2: Entry(size: 22, leading: 28)
    case .title3: Entry(size: 20, leading: 25)
    case .headline: Entry(size: 17, weight: .semibold, leading: 22)
    case .body: Entry(size: 17, leading: 22)
    case .callout: Entry(size: 16, leading: 21)
    case .subheadline: Entry(size: 15, leading: 20)
    case .footnote: Entry(size: 13, leading: 18)
    case .caption1: Entry(size: 12, leading: 16)
    case .caption2: Entry(size: 11, leading: 13)
    }
  }
}
