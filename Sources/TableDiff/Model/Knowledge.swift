import LayoutFormat

/// What a side of a comparison can tell. What one of the two cannot is not compared.
public struct Knowledge: Hashable, Sendable {
  public var properties: Set<Property>
  /// Whether rows and sections have ids.
  public var hasIDs = true
  /// Whether all rows are there, and not only those that a screen showed.
  public var hasAllRows = true
  /// Whether the separators, backgrounds and other views that no spec names are told as this compiler has them.
  public var hasAllViews = true
  /// Whether the widths of texts are this compiler's own, and not those of a device's fonts.
  public var measuresAlike = true

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
