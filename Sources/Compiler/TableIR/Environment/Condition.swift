/// A condition on an environment: for each trait with values, one of the values must match.
public struct Condition: Hashable, Sendable {
  /// The kinds of devices; empty for all.
  public var idioms: [Idiom] = []
  /// The ways in which the device is held; empty for both.
  public var orientations: [Orientation] = []
  /// How a split view controller shows the table, after an expanded one in a compact window has collapsed; empty for all ways.
  public var splits: [Split.Kind] = []
  /// The width classes of the app's window, or `compact` in the primary column of an expanded split view; empty for both.
  public var horizontalSizeClasses: [SizeClass] = []
  /// The height classes of the app's window; empty for both.
  public var verticalSizeClasses: [SizeClass] = []
  /// Light and dark appearance; empty for both.
  public var userInterfaceStyles: [UserInterfaceStyle] = []
  /// The layout directions of the interface; empty for both.
  public var directions: [LayoutDirection] = []
  /// The major versions of iOS, the first and the last.
  public var ios: ClosedRange<Int>?
  /// Whether the table is being edited.
  public var isEditing: Bool?
  /// Whether the content size category is an accessibility size (`UIContentSizeCategory.isAccessibilityCategory`).
  public var isAccessibilitySize: Bool?

  /// Creates a condition with its defaults.
  public init() {}
}

/// The size class in one direction (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact, regular
}
