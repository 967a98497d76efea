/// The preferred text size (`UIContentSizeCategory`), smallest first.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether one comes before the other.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  /// Whether it is one of the five largest, which must be enabled separately (`isAccessibilityCategory`).
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Its index among all twelve.
  public var rank: Int {
    guard let rank = Self.allCases.firstIndex(of: self) else { preconditionFailure("every case is among all cases") }
    return rank
  }

  /// The name in design tools: `xs` to `xxxl`, then `ax1` to `ax5`.
  public var shortName: String {
    ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"][rank]
  }
}
