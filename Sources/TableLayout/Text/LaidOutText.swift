/// A text broken into lines.
public struct LaidOutText: Hashable, Sendable {
  /// Without the line ends and without the spaces at which a line was broken. One that is clipped is wider than its room: it
  /// ends with the character that the label's edge cuts.
  public var lines: [String]
  /// Of the widest line, in points, unrounded; of what is seen of it, where it is clipped.
  public var width: Double
  /// `width` rounded up to a device pixel, as UILabel sizes itself.
  public var pixelWidth: Double
  /// Whether text is missing, with or without an ellipsis for it.
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
