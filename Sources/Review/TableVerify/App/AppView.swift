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
  public var text: String?
  public var isHidden = false
  public var alpha = 1.0
  public var clipsToBounds = false
  /// The distance that its contents are scrolled, in points.
  public var contentOffset: LayoutPoint?
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
