/// A `UIProgressView` of the default style.
public struct ProgressView: Hashable, Sendable {
  /// From 0 to 1.
  public var progress: Double
  /// In points; nil for UIKit's own.
  public var width: Double?
  public var progressTintColor: Color?
  public var trackTintColor: Color?

  public init(
    progress: Double, width: Double? = nil, progressTintColor: Color? = nil, trackTintColor: Color? = nil
  ) {
    self.progress = progress
    self.width = width
    self.progressTintColor = progressTintColor
    self.trackTintColor = trackTintColor
  }
}
