/// The margins that are set for a cell or a table (`UIView.directionalLayoutMargins`), in points; a side that is nil has UIKit's.
public struct LayoutMargins: Hashable, Sendable {
  /// In points; nil for the standard.
  public var top: Double?
  /// In points; nil for the standard.
  public var leading: Double?
  /// In points; nil for the standard.
  public var bottom: Double?
  /// In points; nil for the standard.
  public var trailing: Double?

  /// Creates layout margins.
  public init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
