import TableIR
import ViewDumps

/// A view of an app as a value, with what is compared with a layout.
///
/// It is what UIKit's `recursiveDescription` prints of a view, but with whole texts and exact numbers, and what a control is set to.
public struct AppView: Hashable, Sendable {
  /// The name of its class, with its module if that is the app's: `App.FriendCell`.
  public var className: String
  /// The UIKit class that a class of the app derives from.
  public var baseClass: String?
  /// In points, in the superview's space.
  public var frame: LayoutRect
  /// The whole text of a label, a text field or a text view, or the title of a cell, a header or a footer; nil for other views.
  public var text: String?
  /// Whether nothing of it is shown (`UIView.isHidden`).
  public var isHidden = false
  /// The opacity of the view with its contents, from 0 to 1 (`UIView.alpha`).
  public var alpha = 1.0
  /// Whether its contents are clipped to its bounds (`UIView.clipsToBounds`).
  public var clipsToBounds = false
  /// The distance that its contents are scrolled, in points.
  public var contentOffset: LayoutPoint?
  /// The size of everything that scrolls, in points (`UIScrollView.contentSize`); nil for a view that does not scroll.
  public var contentSize: LayoutSize?
  /// Whether it is its cell's accessory view.
  public var isAccessory = false
  /// What it is set to, and how its text is written.
  public var look: DumpLook?
  /// From back to front.
  public var subviews: [AppView]

  public init(
    _ className: String, baseClass: String? = nil, frame: LayoutRect, text: String? = nil, subviews: [AppView] = []
  ) {
    self.className = className
    self.baseClass = baseClass
    self.frame = frame
    self.text = text
    self.subviews = subviews
  }
}
