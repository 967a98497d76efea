/// The subviews of a view, positioned by frames or constraints.
public struct Subviews: Hashable, Sendable {
  /// The views, from back to front (`UIView.subviews`).
  public var views: [View]
  /// The size of the view for which the frames of its subviews were designed; nil for that of a new view.
  public var designSize: LayoutSize?
  /// Constraints between the views, at any depth, and their superview.
  public var constraints: [LayoutConstraint]
  /// The view's own margins (`directionalLayoutMargins`), in points; nil for UIKit's.
  public var margins: Insets?
  /// Whether its margins are at least as large as those of its superview, measured from the superview's edges.
  public var preservesSuperviewLayoutMargins = false

  /// The maximum number of views of one row, header or footer that are positioned by constraints, because the time for it grows faster than
  /// their number.
  public static let mostConstrained = 100

  /// The default margins of a view, in points (`UIView.layoutMargins`).
  public static let standardMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)

  /// Creates subviews.
  public init(
    _ views: [View], designSize: LayoutSize? = nil, constraints: [LayoutConstraint] = [], margins: Insets? = nil
  ) {
    self.views = views
    self.designSize = designSize
    self.constraints = constraints
    self.margins = margins
  }

  /// Whether constraints position any of the views.
  public var isConstrained: Bool { !constraints.isEmpty || views.contains { $0.sizing != nil } }
}
