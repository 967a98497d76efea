import TableIR

/// The system font at one size and weight, after text styles and content size have been looked up.
public struct ResolvedFont: Hashable, Sendable {
  /// Points.
  public var size: Double
  public var weight: FontWeight

  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}
