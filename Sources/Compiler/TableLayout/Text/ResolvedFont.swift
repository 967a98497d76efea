import TableIR

/// The system font at one size and weight, after text styles and content size have been looked up.
public struct ResolvedFont: Hashable, Sendable {
  /// Points.
  public var size: Double
  /// The weight of the system font (`UIFont.Weight`); regular unless set.
  public var weight: FontWeight
  private var aside: Aside<FontVariant>?

  /// Creates a resolved font.
  public init(size: Double, weight: FontWeight = .regular, variant: FontVariant? = nil) {
    self.size = size
    self.weight = weight
    self.variant = variant
  }

  /// The variant, if it is not the upright system font.
  public var variant: FontVariant? {
    get { aside?.value }
    set { aside = newValue == FontVariant() ? nil : newValue.map { .value($0) } }
  }
}
