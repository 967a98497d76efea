import TableIR

/// The role of an app's view in a table.
package enum DumpRole: Hashable, Sendable {
  case window
  case table
  case collection
  /// The superview of cells in some versions of iOS (`UITableViewWrapperView`).
  case wrapper
  case cell
  /// The superview of a cell's parts (`UITableViewCellScrollView`).
  case cellScrollView
  case contentView
  /// UIKit's own label in a cell or a header.
  case textLabel
  case separator
  case accessory
  case editingControl
  case reorderControl
  /// The view that a swipe reveals.
  case deleteConfirmation
  case background
  /// A header or a footer of a section.
  case header
  case headerContent
  case index
  case label
  case image
  case control
  case stack
  /// A part of a control, whose subviews are ignored.
  case innards
  /// Scroll indicators and similar views, which no spec has.
  case decoration
  case plain

  package init(_ view: DumpView) {
    self = view.isAccessory ? .accessory : view.isSupplementary ? .header : Self(ofClass: view)
  }

  /// What views of its class are, whatever part of a cell this one is.
  package init(ofClass view: DumpView) {
    let known = Self.role(of: view.className) ?? view.baseClass.flatMap(Self.role)
    // Of what UIKit prints, only labels have a text and nothing in them.
    let isLabel = view.text?.isEmpty == false && view.children.isEmpty && view.frame.map { $0.height < 200 } == true
    self = known ?? (isLabel && !view.className.hasSuffix("Cell") ? .label : .plain)
  }

  private static func role(of name: String) -> DumpRole? { DumpClasses.named[name]?.role }
}

/// A UIKit class that occurs in dumps.
package struct DumpClass: Sendable {
  var name: String
  var role: DumpRole
  /// The major versions of iOS that use it in tables; nil if unknown.
  var versions: Set<Int>?
  /// The kind of such a view in a layout tree: `switch`. Nil for classes that no spec can have.
  package var kind: String?

  init(_ name: String, _ role: DumpRole, _ versions: ClosedRange<Int>? = nil, kind: String? = nil) {
    (self.name, self.role, self.kind) = (name, role, kind)
    self.versions = versions.map(Set.init)
  }
}

/// The classes of views in and around tables, with the eras that have them.
///
/// An era is given only if printed hierarchies show it: the observations `rt-…` are named, and the others are public dumps of those
/// systems. Versions after the last one observed with a class are assumed to have it too, unless a later one was observed without it.
package enum DumpClasses {
  /// Later than any known version.
  private static let latest = 99

  /// The line of a list's cell, which is beside the cell and not in it (Vercantez/openuikit, measured in the iOS 26.1 simulator).
  package static let listSeparator = "_UICollectionViewListSeparatorView"

  package static let named = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static let all: [DumpClass] = containers + parts + contents + controls + otherControls + innards + decorations

  private static let containers = [
    DumpClass("UIWindow", .window),
    DumpClass("UITableView", .table),
    // The results of a UISearchDisplayController (rt-ios8-plain).
    DumpClass("UISearchResultsTableView", .table),
    DumpClass("UICollectionView", .collection),
    // SwiftUI's lists, which are tables before iOS 16.
    DumpClass("SwiftUI.UpdateCoalescingCollectionView", .collection, 16...latest),
    DumpClass("UICollectionViewListCell", .cell, 14...latest),
    // rt-dvia-320, rt-settings-414 and others of iOS 8 to 10; again around inset groups (rt-ios26-focus-35). Its position
    // distinguishes the two: see DumpHints.
    DumpClass("UITableViewWrapperView", .wrapper),
    DumpClass("UITableViewCell", .cell),
    DumpClass("UITableViewHeaderFooterView", .header),
    // rt-ios14-appleid. Older headers have a plain view in its place.
    DumpClass("_UITableViewHeaderFooterContentView", .headerContent),
    DumpClass("UITableViewIndex", .index),
  ]

  private static let parts = [
    // rt-ios7-predisplay, rt-ios7-disclosure: in iOS 7 only.
    DumpClass("UITableViewCellScrollView", .cellScrollView, 7...7),
    DumpClass("UITableViewCellContentView", .contentView),
    // Cells with a content configuration, which came with iOS 14 (rt-cat-plain-331).
    DumpClass("UIListContentView", .contentView, 14...latest),
    DumpClass("_UITableViewListCellContentView", .contentView, 14...latest),
    DumpClass("_UICollectionViewListCellContentView", .contentView, 14...latest),
    // The line of a cell: rt-ios7-disclosure, rt-ios8-plain, rt-lnpopup-375, rt-ios14-appleid.
    DumpClass("_UITableViewCellSeparatorView", .separator, 7...latest),
    DumpClass("UITableViewCellSeparatorView", .separator),
    // The separators of empty rows (rt-ios6-disclosure, rt-ios7-emptysep).
    DumpClass("_UITableViewSeparatorView", .separator),
    DumpClass("UITableViewSeparatorView", .separator),
    DumpClass(listSeparator, .separator, 14...latest),
    // rt-cat-plain-114; up to iOS 12 accessories are plain buttons.
    DumpClass("_UITableCellAccessoryButton", .accessory, 13...latest),
    DumpClass("UITableViewCellDetailDisclosureView", .accessory),
    // rt-ios26-subedit-496.
    DumpClass("UITableViewCellEditControl", .editingControl),
    DumpClass("UITableViewCellReorderControl", .reorderControl),
    // rt-ios6-delete, rt-ios7-disclosure, rt-ios8-375: gone when swipes became views of the table.
    DumpClass("UITableViewCellDeleteConfirmationView", .deleteConfirmation, 6...10),
    DumpClass("UITableViewCellDeleteConfirmationControl", .deleteConfirmation, 6...6),
    DumpClass("UISwipeActionPullView", .deleteConfirmation, 11...latest),
    // rt-ios14-appleid; it implements UIBackgroundConfiguration, which came with iOS 14.
    DumpClass("_UISystemBackgroundView", .background, 14...latest),
    DumpClass("UIGroupTableViewCellBackground", .background, 6...6),
    DumpClass("UITableViewCellSelectedBackground", .background),
    DumpClass("_UITableViewHeaderFooterViewBackground", .background),
    DumpClass("UITableViewCellFocusedBackground", .background),
  ]

  private static let contents = [
    // rt-dvia-320 and later; rt-ios7-disclosure has a UILabel instead.
    DumpClass("UITableViewLabel", .textLabel, 8...latest, kind: "label"),
    DumpClass("UITableViewHeaderFooterViewLabel", .textLabel, kind: "label"),
    DumpClass("_UITableViewHeaderFooterViewLabel", .textLabel, kind: "label"),
    DumpClass("UILabel", .label, kind: "label"),
    DumpClass("UIImageView", .image, kind: "image"),
    DumpClass("UIStackView", .stack, 9...latest, kind: "stack"),
    DumpClass("UIRoundedRectButton", .control, 6...6, kind: "button"),
  ]

  /// The controls that specs can have. A label counts as content.
  private static let controls = Control.types.filter { $0.viewClass != .label }.map { $0.traits }.compactMap { traits in
    traits.className.map { DumpClass($0, .control, kind: traits.name) }
  }

  /// Controls that no spec can have.
  private static let otherControls = [
    "UITextView", "UIDatePicker", "UIPickerView", "UIPageControl", "UISearchBar", "UIWebView", "WKWebView",
  ].filter { name in !controls.contains { $0.name == name } }.map { DumpClass($0, .control) }

  private static let innards = [
    DumpClass("UIButtonLabel", .innards), DumpClass("UITextFieldLabel", .innards),
    DumpClass("UISegmentLabel", .innards),
    DumpClass("UISegment", .innards), DumpClass("_UISwitchInternalView", .innards),
    DumpClass("_UISwitchInternalViewNeueStyle1", .innards), DumpClass("UISwitchModernVisualElement", .innards),
    DumpClass("UIFieldEditor", .innards), DumpClass("_UITextContainerView", .innards),
    DumpClass("_UITextLayoutCanvasView", .innards), DumpClass("_UITextLayoutView", .innards),
  ]

  private static let decorations = [
    DumpClass("_UIScrollViewScrollIndicator", .decoration), DumpClass("UIRefreshControl", .decoration),
    DumpClass("_UILayoutGuide", .decoration), DumpClass("UITableViewCellLayoutMarkerView", .decoration),
    DumpClass("UITableViewCountView", .decoration), DumpClass("UIShadowView", .decoration),
    DumpClass("_UIFloatingContentView", .decoration),
    DumpClass("_UICollectionViewListLayoutSectionBackgroundColorDecorationView", .decoration, 14...latest),
  ]
}
