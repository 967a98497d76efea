import LayoutFormat

/// What is known about a side of a comparison. Anything that is unknown on one of the two sides is not compared.
public struct Knowledge: Hashable, Sendable {
  /// The properties of views that are known; any other is not compared.
  public var properties: Set<Property>
  /// Whether rows and sections have ids.
  public var hasIDs = true
  /// Whether all rows are present, and not only those that a screen showed.
  public var hasAllRows = true
  /// The space below the last row in which a table showed none, in points; 0 if unknown.
  public var emptySpace = 0.0
  /// Whether separators, backgrounds and other views that no spec names are present as this compiler lays them out.
  public var hasAllViews = true
  /// Whether the widths of texts were measured by this compiler, and not with a device's fonts.
  public var measuresAlike = true
  /// Whether its views are accessibility elements, as a UI test sees them: texts and controls at places of the screen.
  public var isOfElements = false
  /// Whether a text ends in the middle of it, or has more views than are read.
  public var isCut = false
  /// Whether it is known where rows are in the table, and not only where they are on the screen or beside each other.
  public var placesRows = true
  /// How exact its frames are, in points: Appium rounds them to whole ones.
  public var precision = 0.0

  /// A layout, of a spec compiled in this run or read from a layout JSON: both contain the same.
  public static let layout = Knowledge(properties: Set(Property.allCases))

  /// What is known about both.
  public func shared(with other: Knowledge) -> Knowledge {
    Knowledge(
      properties: properties.intersection(other.properties), hasIDs: hasIDs && other.hasIDs,
      hasAllRows: hasAllRows && other.hasAllRows, hasAllViews: hasAllViews && other.hasAllViews,
      measuresAlike: measuresAlike && other.measuresAlike, isOfElements: isOfElements || other.isOfElements,
      isCut: isCut || other.isCut,
      placesRows: placesRows && other.placesRows, precision: max(precision, other.precision))
  }
}
