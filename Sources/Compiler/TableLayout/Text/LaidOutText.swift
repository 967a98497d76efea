/// A text broken into lines.
public struct LaidOutText: Hashable, Sendable {
  /// Without the line ends and without the spaces at which a line was broken. A clipped line is wider than its space: it
  /// ends with the character that the label's edge clips.
  public var lines: [String] { only.map { [$0] } ?? several }
  /// A single line, which most texts have, needs no array.
  private let only: String?
  private let several: [String]
  /// The width of the widest line, in points, unrounded; of its visible part if it is clipped.
  public var width: Double
  /// The width in points, unrounded, that UILabel fits to: a line that wraps counts with the space at which it is broken. Two lines
  /// whose first is 306 points wide made labels of 311 (ib-c04934, ib-c03908), 204.5 one of 210.5 (ib-c03006).
  public var fittingWidth: Double
  /// `width` rounded up to a device pixel, as UILabel sizes itself.
  public var pixelWidth: Double
  /// Whether text is missing, with or without an ellipsis for it.
  public var truncated: Bool
  /// Whether a word was moved down so that the last one is not alone.
  public var isPushedOut: Bool

  /// The number of `lines`.
  var lineCount: Int { only == nil ? several.count : 1 }

  init(
    lines: [String], width: Double, fittingWidth: Double = 0, truncated: Bool, isPushedOut: Bool = false, scale: Double
  ) {
    self.init(
      only: lines.count == 1 ? lines[0] : nil, several: lines.count == 1 ? [] : lines, width: width,
      fittingWidth: fittingWidth, truncated: truncated, isPushedOut: isPushedOut, scale: scale)
  }

  /// A text that fits on one line.
  init(line: String, width: Double, scale: Double) {
    self.init(
      only: line, several: [], width: width, fittingWidth: 0, truncated: false, isPushedOut: false, scale: scale)
  }

  private init(
    only: String?, several: [String], width: Double, fittingWidth: Double, truncated: Bool, isPushedOut: Bool,
    scale: Double
  ) {
    (self.only, self.several) = (only, several)
    self.width = width
    self.fittingWidth = max(fittingWidth, width)
    self.truncated = truncated
    self.isPushedOut = isPushedOut
    // A sum of advances that is minimally above a pixel counts as on it.
    let pixels = (width * scale - 1e-6).rounded(.up)
    pixelWidth = scale > 0 && pixels.isFinite ? max(0, pixels) / scale : width
  }
}
