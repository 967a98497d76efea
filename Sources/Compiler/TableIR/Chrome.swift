/// The bars around a table: what a navigation controller and a tab bar controller show with it. They cover parts of the screen, and move the
/// table's content as safe areas do.
public struct Chrome: Hashable, Sendable {
  /// The title of the navigation bar (`UINavigationItem.title`), which is large if ``Table/hasLargeTitle``; nil for none.
  public var title: Phrase?
  /// The title of the back button (`backButtonTitle`), an empty one for an arrow alone; nil for no back button.
  public var back: Phrase?
  /// The buttons after the back button, from the leading edge inwards (`leadingItemGroups`, `leftBarButtonItems`).
  public var leadingItems: [BarItem] = []
  /// The buttons at the trailing edge, from that edge inwards (`trailingItemGroups`, `rightBarButtonItems`).
  public var trailingItems: [BarItem] = []
  /// The placeholder of the search field (`UINavigationItem.searchController`); nil for no search.
  public var search: Phrase?
  /// The tabs of the tab bar, in their order; empty for none.
  public var tabs: [BarItem] = []
  /// Which tab is selected, from 0 (`UITabBarController.selectedIndex`).
  public var selectedIndex = 0
  /// The start of its mapping in the spec.
  public var location: SourceLocation

  /// Creates the bars of a screen.
  public init(location: SourceLocation = .start) { self.location = location }

  /// What is shown for a search field whose placeholder the spec does not set, as UIKit has it in English.
  public static let standardSearch: Phrase = "Search"
  /// The title of a back button that the spec does not set, as UIKit has it in English.
  public static let standardBack: Phrase = "Back"

  /// Whether any of it is in a navigation bar, whatever the version of iOS.
  public var hasNavigationItems: Bool {
    title != nil || back != nil || !leadingItems.isEmpty || !trailingItems.isEmpty
  }
}

/// A button of a navigation bar (`UIBarButtonItem`), or a tab (`UITabBarItem`).
public struct BarItem: Hashable, Sendable {
  /// The text; nil for an image alone.
  public var title: Phrase?
  /// The image; nil for a text alone.
  public var image: Image?
  /// The text of the badge of a tab (`badgeValue`); nil for none.
  public var badge: Phrase?

  /// Creates a bar item.
  public init(title: Phrase? = nil, image: Image? = nil, badge: Phrase? = nil) {
    self.title = title
    self.image = image
    self.badge = badge
  }
}
