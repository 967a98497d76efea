/// A condition on an environment: for each trait with values, one of the values must match.
public struct Condition: Hashable, Sendable {
  public var idioms: [Idiom] = []
  public var orientations: [Orientation] = []
  public var splits: [Split.Kind] = []
  public var horizontalSizeClasses: [SizeClass] = []
  public var verticalSizeClasses: [SizeClass] = []
  public var userInterfaceStyles: [UserInterfaceStyle] = []
  public var directions: [LayoutDirection] = []
  /// The major versions of iOS, the first and the last.
  public var ios: ClosedRange<Int>?
  /// Whether the table is being edited.
  public var isEditing: Bool?
  /// Whether the content size category is an accessibility size (`UIContentSizeCategory.isAccessibilityCategory`).
  public var isAccessibilitySize: Bool?

  public init() {}
}

/// The size class in one direction (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact, regular
}
