import TableIR

/// What is done for lines that read well, beyond filling one after the other.
public struct BreakStrategy: Hashable, Sendable {
  /// Whether a word is moved down to a last word that would stand alone. UILabel does so since iOS 11: a label of two lines is 215 wide
  /// in iOS 10 (ib-c00750, "… Guide / Constraint") and 167.5 in iOS 11 (ib-c01304, "… / Guide Constraint").
  public var pushesOut: Bool
  /// Whether Korean words stay whole.
  public var keepsHangulWords: Bool

  /// What a text says in a version of the system.
  public init(_ said: LineBreakStrategy? = nil, ios: Int = 26) {
    let strategy = said ?? .standard
    // The property is public since iOS 14, and works before (zacwest/ZSWTappableLabel pull request 44).
    pushesOut = strategy == .pushOut || strategy == .standard && ios >= 11
    keepsHangulWords = ios >= 14 && (strategy == .hangulWordPriority || strategy == .standard)
  }

  /// The part of its line below which a last word counts as alone. 0.19 to 0.29 were pushed to (ib-c04298, ib-c02123, ib-c02267,
  /// ib-c01304), 0.32 was not (ib-c01300, with "implementation" alone).
  static let loneWordShare = 0.3
}
