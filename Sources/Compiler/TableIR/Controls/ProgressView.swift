/// A `UIProgressView` of the default style.
public struct ProgressView: Hashable, Sendable {
  /// From 0 to 1.
  public var progress: Double
  /// In points; nil for UIKit's own.
  public var width: Double?
  /// The colour of the completed part; nil for the table's tint colour.
  public var progressTintColor: Color?
  /// The colour of the remaining part; nil for UIKit's light grey.
  public var trackTintColor: Color?

  /// Creates a progress view.
  public init(
    progress: Double, width: Double? = nil, progressTintColor: Color? = nil, trackTintColor: Color? = nil
  ) {
    self.progress = progress
    self.width = width
    self.progressTintColor = progressTintColor
    self.trackTintColor = trackTintColor
  }
}

extension ProgressView: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "progressView", noun: "progress view", className: "UIProgressView", isControl: false,
    disabledLook: nil, filling: .width, stretches: true,
    priorities: ContentPriorities(vertically: ContentPriorities.defaultHigh))
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<ProgressView>] = [
    ControlColor(
      property: .progressTintColor, path: \.progressTintColor, usual: "the table's tint",
      doc: "the colour of the completed part"),
    ControlColor(
      property: .trackTintColor, path: \.trackTintColor, usual: "a light grey", doc: "the colour of the remaining part"),
  ]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .progressView(self) }
}
