import LayoutFormat

/// What a side of a comparison can tell. What one of the two cannot is not compared.
public struct Knowledge: Hashable, Sendable {
  public var properties: Set<Property>
  /// Whether rows and sections have ids.
  public var hasIDs: Bool
  /// Whether all rows are there, and not only those that a screen showed.
  public var hasAllRows: Bool
  /// Whether the separators, backgrounds and other views that no spec names are told as this compiler has them.
  public var hasAllViews: Bool
  /// Whether the widths of texts are this compiler's own, and not those of a device's fonts.
  public var measuresAlike: Bool

  public init(
    properties: Set<Property>, hasIDs: Bool = true, hasAllRows: Bool = true, hasAllViews: Bool = true,
    measuresAlike: Bool = true
  ) {
    self.properties = properties
    self.hasIDs = hasIDs
    self.hasAllRows = hasAllRows
    self.hasAllViews = hasAllViews
    self.measuresAlike = measuresAlike
  }

  /// A layout, of a spec that was compiled in this run or read back from its JSON: both tell the same.
  public static let layout = Knowledge(properties: Set(Property.allCases))

  /// What both can tell.
  public func shared(with other: Knowledge) -> Knowledge {
    Knowledge(
      properties: properties.intersection(other.properties), hasIDs: hasIDs && other.hasIDs,
      hasAllRows: hasAllRows && other.hasAllRows, hasAllViews: hasAllViews && other.hasAllViews,
      measuresAlike: measuresAlike && other.measuresAlike)
  }
}
