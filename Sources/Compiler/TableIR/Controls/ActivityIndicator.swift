/// An animating `UIActivityIndicatorView`.
public struct ActivityIndicator: Hashable, Sendable {
  /// `UIActivityIndicatorView.Style`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case medium, large
  }

  /// The size: 20 × 20 points for `medium` and 37 × 37 for `large`, unless a metrics profile sets others.
  public var style: Style
  /// The colour of the spokes (`UIActivityIndicatorView.color`); nil for UIKit's grey.
  public var color: Color?

  /// Creates an activity indicator.
  public init(style: Style = .medium, color: Color? = nil) {
    self.style = style
    self.color = color
  }
}

extension ActivityIndicator: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "activityIndicator", noun: "activity indicator", className: "UIActivityIndicatorView",
    isControl: false, disabledLook: nil, filling: .nothing, priorities: .firm)
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<ActivityIndicator>] = [
    ControlColor(property: .color, path: \.color, usual: "a grey", doc: "the colour")
  ]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .activityIndicator(self) }
}
