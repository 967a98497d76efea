import TableIR

/// How line breaks are improved, beyond filling one line after the other.
public struct BreakStrategy: Hashable, Sendable {
  /// Whether a word is moved down so that the last word is not alone on its line. UILabel does so since iOS 11: a label of two lines is
  /// 215 wide in iOS 10 (ib-c00750, "… Guide / Constraint") and 167.5 in iOS 11 (ib-c01304, "… / Guide Constraint").
  public var pushesOut: Bool
  /// Whether Korean words stay whole.
  public var keepsHangulWords: Bool

  /// The strategy of a text in a version of iOS; by default the newest.
  public init(_ declared: LineBreakStrategy? = nil, ios: Int = Table.Metrics.standard.ios) {
    let strategy = declared ?? .standard
    // The property is public since iOS 14, and works before (zacwest/ZSWTappableLabel pull request 44).
    pushesOut = strategy == .pushOut || strategy == .standard && ios >= 11
    keepsHangulWords = ios >= 14 && (strategy == .hangulWordPriority || strategy == .standard)
  }

  /// The share of its line below which a last word counts as alone. Words were pushed down to 0.19 to 0.29 (ib-c04298,
  /// ib-c02123, ib-c02267, ib-c01304), but not to 0.32 (ib-c01300, with "implementation" alone).
  static let loneWordShare = 0.3
}
