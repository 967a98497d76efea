/// The margins that are set for a cell or a table (`UIView.directionalLayoutMargins`), in points; a side that is nil has UIKit's.
public struct LayoutMargins: Hashable, Sendable {
  public var top: Double?
  public var leading: Double?
  public var bottom: Double?
  public var trailing: Double?

  public init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
