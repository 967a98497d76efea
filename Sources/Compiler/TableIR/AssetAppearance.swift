/// The appearance that an entry of an asset catalog is for.
public struct AssetAppearance: Hashable, Sendable {
  /// Nil for both.
  public var style: UserInterfaceStyle?
  /// Whether it is for increased contrast alone.
  public var isHighContrast: Bool

  /// Creates an asset appearance.
  public init(style: UserInterfaceStyle? = nil, isHighContrast: Bool = false) {
    (self.style, self.isHighContrast) = (style, isHighContrast)
  }

  /// For each appearance.
  public static let any = AssetAppearance()

  /// How well the entry fits: of those that fit, the best is used, and one for light or dark before one for increased contrast. Nil for one that
  /// does not fit.
  package func rank(in traits: ColorTraits) -> Int? {
    guard style == nil || style == traits.style, !isHighContrast || traits.contrast == .high else { return nil }
    return (style == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
  }
}
