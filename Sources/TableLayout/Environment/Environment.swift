import TableIR

/// Where a table is shown: the screen, the system and the state that a layout depends on.
public struct Environment: Hashable, Sendable {
  /// What tells it from the others of a matrix, also where it alone was chosen; nil where only one is asked for.
  public var name: String?
  /// The device's name in the device table, or nil for a size given by hand.
  public var device: String?
  /// The table's size in points, in this orientation.
  public var size: Size
  /// The size of the app's window in points, of which the table may have one column.
  public var windowSize: Size
  /// Pixels a point.
  public var scale: Double
  public var idiom: Idiom
  public var orientation: Orientation
  /// How the split view controller around the table shows it. Expanded only where the window is wide enough.
  public var split = Split.none
  public var userInterfaceStyle: UserInterfaceStyle
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
  /// The ids of rows under a finger.
  public var highlightedRows: Set<String> = []
  /// How far the table is scrolled from its top, in points; nil for one that is shown whole.
  public var contentOffset: Double?
  /// The row that is swiped open.
  public var swipedRow: SwipedRow?

  public init(
    device: String? = nil, size: Size, scale: Double, idiom: Idiom = .phone, orientation: Orientation = .portrait,
    userInterfaceStyle: UserInterfaceStyle = .light, contentSizeCategory: ContentSizeCategory = .large, ios: Int,
    safeArea: Insets = .zero, layoutMargins: Insets? = nil, selectedRows: Set<String> = []
  ) {
    self.device = device
    self.size = size
    windowSize = size
    self.scale = scale
    self.idiom = idiom
    self.orientation = orientation
    self.userInterfaceStyle = userInterfaceStyle
    self.contentSizeCategory = contentSizeCategory
    self.ios = ios
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.selectedRows = selectedRows
  }

  /// The table's part of a window on a screen.
  ///
  /// - Parameters:
  ///   - window: on a pad; a phone's window is its screen.
  ///   - split: what an expanded one comes to where the window is compact is collapsed, as UIKit's does.
  public init(
    screen: Screen, orientation: Orientation? = nil, window: WindowWidth = .full, split: Split = .none,
    direction: LayoutDirection = .leftToRight, userInterfaceStyle: UserInterfaceStyle = .light, ios: Int
  ) {
    let orientation = orientation ?? screen.standardOrientation
    let whole = screen.size(held: orientation)
    self.init(
      size: whole, scale: screen.scale, idiom: screen.idiom, orientation: orientation,
      userInterfaceStyle: userInterfaceStyle, ios: ios,
      safeArea: screen.safeArea(held: orientation))
    if case .device(let device) = screen { self.device = device.name }
    layoutDirection = direction
    if idiom == .pad { windowSize.width = window.points(on: whole) }
    size = windowSize
    self.split = split
    guard case .expanded(let width) = split else { return }
    guard horizontalSizeClass == .regular else {
      self.split = .collapsed
      return
    }
    size.width = min(width ?? Split.primaryWidth(inWindow: windowSize.width), windowSize.width)
    // The other column is at the trailing side.
    if direction == .leftToRight { safeArea.right = 0 } else { safeArea.left = 0 }
  }

  /// The window's (`UITraitCollection.horizontalSizeClass`).
  ///
  /// Of a pad, a window of 678 points is regular and one of 639 compact; of a phone, the large ones in landscape, from 414 points
  /// across (Apple's Human Interface Guidelines).
  public var horizontalSizeClass: SizeClass {
    switch idiom {
    case .pad: windowSize.width > 640 ? .regular : .compact
    case .phone: orientation == .landscape && windowSize.height >= 414 ? .regular : .compact
    }
  }

  /// The table's own: the primary column of an expanded split view is compact, however wide the window is, as UIKit has it.
  public var tableHorizontalSizeClass: SizeClass { split.kind == .expanded ? .compact : horizontalSizeClass }

  /// The window's (`UITraitCollection.verticalSizeClass`): compact on a phone in landscape.
  public var verticalSizeClass: SizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }

  /// Whether selecting a row pushes what it discloses: where a split view shows both columns, it is shown in the other one
  /// (article 001).
  public var pushesDisclosed: Bool { split.kind != .expanded }
}
