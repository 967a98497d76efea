/// One of SF Symbols, by its name (`UIImage(systemName:)`, iOS 13 and later).
public struct Symbol: Hashable, Sendable {
  /// As Apple's catalogue has it: `gearshape.fill`.
  public var name: String
  /// In points; nil for the size of Body, with which it grows.
  public var pointSize: Double?
  public var scale = Scale.medium
  /// Its box in points; nil for what its name, its point size and its scale make it.
  public var size: Size?
  /// Nil for the tint colour.
  public var color: Color?

  /// `UIImage.SymbolScale`.
  public enum Scale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  public init(_ name: String) {
    self.name = name
  }
}
