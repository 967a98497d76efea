import TableIR

/// Where a table is shown: the screen, the system and the state that a layout depends on.
public struct Environment: Hashable, Sendable {
  /// The device's name in the device table, or nil for a size given by hand.
  public var device: String?
  /// The table's size in points, in this orientation.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  public var idiom: Idiom
  public var orientation: Orientation
  public var appearance: Appearance
  /// How large the reader wants text.
  public var contentSizeCategory: ContentSizeCategory
  /// Which way the interface runs.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The major version of iOS.
  public var ios: Int
  /// In points, in this orientation. Only the sides move a table's content: what is above and below scrolls.
  public var safeArea: Insets
  /// The margins at the sides of cells in points where they are not the system's: what a table stands in may have margins of
  /// its own (`UIView.layoutMargins`).
  public var layoutMargins: Insets?
  /// Whether the table is being edited.
  public var isEditing = false
  /// The ids of rows shown selected, besides those that their spec marks.
  public var selectedRows: Set<String>

  public init(
    device: String? = nil, size: Size, scale: Double, idiom: Idiom = .phone, orientation: Orientation = .portrait,
    appearance: Appearance = .light, contentSizeCategory: ContentSizeCategory = .large, ios: Int,
    safeArea: Insets = .zero, layoutMargins: Insets? = nil, selectedRows: Set<String> = []
  ) {
    self.device = device
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.orientation = orientation
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.ios = ios
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.selectedRows = selectedRows
  }
}

/// Which way an interface runs (`UIUserInterfaceLayoutDirection`).
public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The kind of device (`UIUserInterfaceIdiom`).
public enum Idiom: String, Sendable, CaseIterable {
  case phone, pad
}

/// How a device is held.
public enum Orientation: String, Sendable, CaseIterable {
  case portrait, landscape
}
