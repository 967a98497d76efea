/// A `UIActivityIndicatorView` that turns.
public struct ActivityIndicator: Hashable, Sendable {
  /// `UIActivityIndicatorView.Style`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case medium, large
  }

  public var style: Style
  public var color: Color?

  public init(style: Style = .medium, color: Color? = nil) {
    self.style = style
    self.color = color
  }
}
