/// A text broken into lines.
public struct LaidOutText: Hashable, Sendable {
  /// Without the line ends and without the spaces at which a line was broken.
  public var lines: [String]
  /// Of the widest line, in points, unrounded.
  public var width: Double
  /// `width` rounded up to a device pixel, as UILabel sizes itself.
  public var pixelWidth: Double
  /// Whether text is missing and an ellipsis stands for it.
  public var truncated: Bool

  init(lines: [String], width: Double, truncated: Bool, scale: Double) {
    self.lines = lines
    self.width = width
    self.truncated = truncated
    // A sum of advances that is a hair above the pixel is on it.
    let pixels = (width * scale - 1e-6).rounded(.up)
    pixelWidth = scale > 0 && pixels.isFinite ? max(0, pixels) / scale : width
  }
}
