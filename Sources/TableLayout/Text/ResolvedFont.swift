import TableIR

/// The system font at a size and weight.
public struct ResolvedFont: Hashable, Sendable {
  /// In points.
  public var size: Double
  public var weight: FontWeight

  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}
