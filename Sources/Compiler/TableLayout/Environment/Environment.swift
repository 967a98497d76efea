import TableIR

/// Where a table is shown: the screen, the system and the state that a layout depends on.
public struct Environment: Hashable, Sendable {
  /// Its unique name in a matrix, also if only this environment was chosen; nil if the matrix has only one.
  public var name: String?
  /// The device's name in the device table; nil for a custom size.
  public var device: String?
  /// The table's size in points, in this orientation.
  public var size: LayoutSize
  /// The size of the app's window in points; the table may be one of its columns.
  public var windowSize: LayoutSize
  /// Pixels per point.
  public var scale: Double
  /// The kind of device (`UITraitCollection.userInterfaceIdiom`), on which the size classes depend.
  public var idiom: Idiom
  /// How the device is held; the lengths here are already those of this orientation.
  public var orientation: Orientation
  /// How the split view controller around the table shows it. Expanded only where the window is wide enough.
  public var split = Split.none
  /// The appearance in which dynamic colours are resolved (`UITraitCollection.userInterfaceStyle`).
  public var userInterfaceStyle: UserInterfaceStyle
  /// How far in front the table is (`UITraitCollection.userInterfaceLevel`); elevated in a window that does not cover an iPad's screen.
  public var level = UserInterfaceLevel.base
  /// The contrast that the reader prefers (`UITraitCollection.accessibilityContrast`).
  public var contrast = AccessibilityContrast.normal
  /// The weight of texts that the reader prefers (`UITraitCollection.legibilityWeight`).
  public var legibilityWeight = LegibilityWeight.regular
  /// The reader's preferred text size.
  public var contentSizeCategory: ContentSizeCategory
  /// The language of the app; nil for the language of its strings.
  public var language: LanguageTag?
  /// The direction of the interface.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The major version of iOS.
  public var ios: Int
  /// In points, in this orientation. Only the insets at the sides move a table's content: those above and below
  /// scroll.
  public var safeArea: Insets
  /// The margins at the sides of cells in points, if they are not the system's: a table's superview may have its own margins
  /// (`UIView.layoutMargins`).
  public var layoutMargins: Insets?
  /// The canvas of Interface Builder that shows the table; nil for a device.
  package var canvas: InterfaceCanvas?
  /// Whether the table is being edited.
  public var isEditing = false
  /// The ids of rows shown selected, besides those that their spec marks.
  public var selectedRows: Set<String>
  /// The ids of rows under a finger.
  public var highlightedRows: Set<String> = []
  /// The distance that the table is scrolled from its top, in points; nil for a table that is shown whole.
  public var contentOffset: Double?
  /// The row that is swiped open.
  public var swipedRow: SwipedRow?

  /// Creates an environment.
  public init(
    device: String? = nil, size: LayoutSize, scale: Double, idiom: Idiom = .phone, orientation: Orientation = .portrait,
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
  ///   - window: the window on an iPad; an iPhone's window is its screen.
  ///   - split: the split view; an expanded one collapses in a compact window, as in UIKit.
  public init(
    screen: Screen, orientation: Orientation? = nil, window: WindowWidth = .full, split: Split = .none,
    direction: LayoutDirection = .leftToRight, userInterfaceStyle: UserInterfaceStyle = .light, ios: Int
  ) {
    let orientation = orientation ?? screen.standardOrientation
    let whole = screen.size(held: orientation)
    self.init(
      size: whole, scale: screen.scale, idiom: screen.idiom, orientation: orientation,
      userInterfaceStyle: userInterfaceStyle, ios: ios,
      safeArea: screen.safeArea(held: orientation, ios: ios))
    if case .device(let device) = screen { self.device = device.name }
    layoutDirection = direction
    if idiom == .pad { windowSize.width = window.points(on: whole) }
    size = windowSize
    // An app in multitasking gets elevated backgrounds (Apple's documentation of `UIUserInterfaceLevel`; contagious.dev on grouped
    // backgrounds).
    if windowSize.width < whole.width { level = .elevated }
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

  /// The state of the table.
  public package(set) var state: TableState {
    get {
      TableState(
        isEditing: isEditing, selectedRows: selectedRows, highlightedRows: highlightedRows,
        contentOffset: contentOffset, swipedRow: swipedRow)
    }
    set {
      (isEditing, selectedRows, highlightedRows) = (newValue.isEditing, newValue.selectedRows, newValue.highlightedRows)
      (contentOffset, swipedRow) = (newValue.contentOffset, newValue.swipedRow)
    }
  }

  /// What colours depend on. The device stays when they are set.
  public var colorTraits: ColorTraits {
    get { ColorTraits(userInterfaceStyle, level: level, contrast: contrast, idiom: idiom) }
    set { (userInterfaceStyle, level, contrast) = (newValue.style, newValue.level, newValue.contrast) }
  }

  /// The window's (`UITraitCollection.horizontalSizeClass`).
  ///
  /// On an iPad, a window of 678 points is regular and one of 639 compact; large iPhones, from 736 by 414 points on, are regular in
  /// landscape (Apple's Human Interface Guidelines), an iPhone Duo that is open always is, and one that is closed is not.
  public var horizontalSizeClass: SizeClass {
    switch idiom {
    case .pad: windowSize.width > 640 ? .regular : .compact
    case .phone where isAsLargeAsPad: .regular
    case .phone:
      orientation == .landscape && windowSize.height >= 414 && windowSize.width >= 736 ? .regular : .compact
    }
  }

  /// The table's own size class: the primary column of an expanded split view is compact, whatever the width of the window,
  /// as in UIKit.
  public var tableHorizontalSizeClass: SizeClass { split.kind == .expanded ? .compact : horizontalSizeClass }

  /// The window's (`UITraitCollection.verticalSizeClass`): compact on an iPhone in landscape.
  public var verticalSizeClass: SizeClass {
    idiom == .phone && orientation == .landscape && !isAsLargeAsPad ? .compact : .regular
  }

  /// Whether a window is more than 640 points across, as it is in an open iPhone Duo.
  private var isAsLargeAsPad: Bool { min(windowSize.width, windowSize.height) > 640 }

  /// Whether selecting a row pushes what it discloses: where a split view shows both columns, it is shown in the other one
  /// (article 001).
  public var pushesDisclosed: Bool { split.kind != .expanded }
}
