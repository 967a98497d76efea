/// The subviews of a view, at frames or held by constraints.
public struct Subviews: Hashable, Sendable {
  public var views: [View]
  /// The size of the view when its subviews got their frames; nil for that of a new one.
  public var designSize: Size?
  /// Between the views, all that is in them, and the view that they stand in.
  public var constraints: [LayoutConstraint]
  /// The view's own margins (`directionalLayoutMargins`), in points; nil for UIKit's.
  public var margins: Insets?
  /// Whether its margins reach at least as far in as those of the view that it stands in.
  public var preservesSuperviewLayoutMargins = false

  /// A view's own margins where it says none, in points (`UIView.layoutMargins`).
  public static let standardMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)

  public init(
    _ views: [View], designSize: Size? = nil, constraints: [LayoutConstraint] = [], margins: Insets? = nil
  ) {
    self.views = views
    self.designSize = designSize
    self.constraints = constraints
    self.margins = margins
  }

  /// Whether constraints hold any of the views, and not frames alone.
  public var isConstrained: Bool { !constraints.isEmpty || views.contains { $0.sizing != nil } }
}
