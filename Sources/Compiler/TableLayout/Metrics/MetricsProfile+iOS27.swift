import TableIR

extension MetricsProfile {
  /// iOS 27, of which one picture was seen: a list of SwiftUI that is the same as in iOS 26, pixel for pixel but for a symbol
  /// (ios27-swiftui-debug-values-450). It decides the numbers below; the others are assumed to be those of iOS 26.
  public static let ios27: MetricsProfile = {
    var profile = ios26
    profile.name = "ios27"
    profile.versions = 27...27
    let observed: [PartialKeyPath<MetricsProfile>] = [
      // Cards are 16 from the sides at 450, and texts 16 from the cards' sides.
      \.margins.narrow, \.lists.wideWidth,
      // Rows of one line are 52 high at Large.
      \.lists.contentMargin, \.lists.minimumIsLine,
      // Headers, and the space between cards.
      \.lists.headerStyle, \.lists.headerTop, \.lists.headerBottom, \.lists.gapsAreWhole, \.headers.groupedUntitled,
      \.headers.groupedUppercases,
      // A line of one point, inset at both ends.
      \.separators.points, \.separators.areInsetAtBothEnds, \.groups.cornerRadius,
    ]
    profile.origin.assumption = Origin.Assumption(ios: 26, observed: Set(observed.map(MetricsProfile.name)))
    return profile
  }()

  /// The number of all numbers that layout rules use.
  public static let numberCount = allNumberNames.count
}
