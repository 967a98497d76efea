/// What must hold of an environment for something to be shown: of each kind of choice that has any, one.
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
  /// Whether text is as large as only the accessibility sizes are (`UIContentSizeCategory.isAccessibilityCategory`).
  public var isAccessibilitySize: Bool?

  public init() {}
}

/// Whether there is much room or little in one direction (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact, regular
}
