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

  /// `rank` is the content size category's.
  static func entry(_ style: TextStyle, rank: Int) -> Entry {
    let (size, leading) = row(style)[rank]
    return Entry(size: size, weight: style == .headline ? .semibold : .regular, leading: leading)
  }

  /// The category that a text style follows: before iOS 11 Body alone grew beyond XXXL.
  static func category(_ category: ContentSizeCategory, of style: TextStyle, ios: Int) -> ContentSizeCategory {
    ios < 11 && style != .body ? min(category, .extraExtraExtraLarge) : category
  }

  /// A length at Large, scaled to a category: it grows like Body's lines (`UIFontMetrics(forTextStyle: .body)`: 64 points become
  /// 84.3333 at XXXL and 116.3333 at 33-point Body in the iOS 26.1 simulator).
  static func scaled(_ length: Double, at category: ContentSizeCategory) -> Double {
    length * body[category.rank].1 / body[ContentSizeCategory.large.rank].1
  }

  /// How many points larger Body is at a category than at Large.
  static func bodySizeAboveLarge(at category: ContentSizeCategory) -> Double {
    body[category.rank].0 - body[ContentSizeCategory.large.rank].0
  }

  /// Footnote's size at a category relative to that at Large.
  static func footnoteScale(at category: ContentSizeCategory) -> Double {
    footnote[category.rank].0 / footnote[ContentSizeCategory.large.rank].0
  }

  /// Size and leading in points, for each category from extraSmall up.
  private static func row(_ style: TextStyle) -> [(Double, Double)] {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    }
  }

  private static let largeTitle: [(Double, Double)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70),
  ]
  private static let title1: [(Double, Double)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
    (58, 68),
  ]
  private static let title2: [(Double, Double)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
    (56, 66),
  ]
  private static let title3: [(Double, Double)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
    (55, 65),
  ]
  private static let headline: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]
  private static let body: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]
  private static let callout: [(Double, Double)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
    (51, 60),
  ]
  private static let subheadline: [(Double, Double)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
    (49, 58),
  ]
  private static let footnote: [(Double, Double)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
    (44, 52),
  ]
  private static let caption1: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
    (43, 51),
  ]
  private static let caption2: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
    (40, 48),
  ]
}

extension TextStyle {
  /// From one baseline to the next at the content size category Large, in points.
  package var leading: Double { TypeSizes.entry(self, rank: ContentSizeCategory.large.rank).leading }
}
