/// An SF Symbol, by its name (`UIImage(systemName:)`, iOS 13 and later).
public struct Symbol: Hashable, Sendable {
  /// As in Apple's catalogue: `gearshape.fill`.
  public var name: String
  /// In points; nil for the size of the Body font, with which it grows.
  public var pointSize: Double?
  /// The size relative to a font of the point size.
  public var scale = Scale.medium
  /// Its box in points; nil for the size from its name, point size and scale.
  public var size: LayoutSize?
  /// Nil for the tint colour.
  public var color: Color?

  /// `UIImage.SymbolScale`.
  public enum Scale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  /// Creates a symbol.
  public init(_ name: String) {
    self.name = name
  }
}
