import TableIR

/// Where an app shows its table, as UIKit says.
public struct AppEnvironment: Hashable, Sendable {
  /// Of the table's bounds, in points.
  public var size: LayoutSize
  /// Pixels per point.
  public var scale: Double
  /// The major version of the system.
  public var ios: Int
  /// Light or dark (`UITraitCollection.userInterfaceStyle`).
  public var userInterfaceStyle: UserInterfaceStyle
  /// The reader's text size (`UITraitCollection.preferredContentSizeCategory`).
  public var contentSizeCategory: ContentSizeCategory
  /// The direction of the table itself (`UIView.effectiveUserInterfaceLayoutDirection`).
  public var layoutDirection: LayoutDirection
  /// Whether the table is being edited (`UITableView.isEditing`).
  public var isEditing: Bool

  /// Creates an app environment.
  public init(
    size: LayoutSize, scale: Double, ios: Int, userInterfaceStyle: UserInterfaceStyle = .light,
    contentSizeCategory: ContentSizeCategory = .large, layoutDirection: LayoutDirection = .leftToRight,
    isEditing: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.ios = ios
    self.userInterfaceStyle = userInterfaceStyle
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.isEditing = isEditing
  }
}
