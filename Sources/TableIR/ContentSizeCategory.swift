/// How large the reader wants text (`UIContentSizeCategory`), smallest first.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  /// Its place among all twelve, from 0.
  public var rank: Int {
    guard let rank = Self.allCases.firstIndex(of: self) else { preconditionFailure("every case is among all cases") }
    return rank
  }
}
