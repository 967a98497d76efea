import TableIR

/// A label with its text set in lines.
public struct LabelNode: Hashable, Sendable {
  /// In the superview's space.
  public var frame: Rect
  /// The whole text, as the label shows it when there is room (after upper-casing, where the style does that).
  public var text: String
  /// The lines as they are drawn, where they are not just the text: several, or cut short. Else empty.
  public var lines: [Line]
  /// The measured width of the text in points, unrounded; of the widest line where there are several.
  public var textWidth: Double
  public var isTruncated: Bool
  public var font: ResolvedFont
  /// From one baseline to the next, in points, unrounded.
  public var leading: Double
  public var color: Color
  public var highlightedColor: Color?
  /// Never `natural`: the environment's direction has decided.
  public var alignment: TextAlignment
  public var shadow: Shadow?
  /// What its lines are made of, where that does not all look the same, line after line; `font` is the largest of theirs.
  public var runs: [Run] = []

  /// A part of a line with a look of its own.
  public struct Run: Hashable, Sendable {
    /// The line's number, from 0.
    public var line: Int
    public var text: String
    /// In points, unrounded.
    public var width: Double
    public var font: ResolvedFont
    public var color: Color

    public init(line: Int, text: String, width: Double = 0, font: ResolvedFont, color: Color) {
      self.line = line
      self.text = text
      self.width = width
      self.font = font
      self.color = color
    }
  }

  /// One line as drawn.
  public struct Line: Hashable, Sendable {
    public var text: String
    /// In points, unrounded.
    public var width: Double

    public init(text: String, width: Double) {
      self.text = text
      self.width = width
    }
  }

  public init(
    frame: Rect, text: String, lines: [Line] = [], textWidth: Double, isTruncated: Bool = false, font: ResolvedFont,
    leading: Double? = nil, color: Color, highlightedColor: Color? = nil, alignment: TextAlignment = .left,
    shadow: Shadow? = nil
  ) {
    self.frame = frame
    self.text = text
    self.lines = lines
    self.textWidth = textWidth
    self.isTruncated = isTruncated
    self.font = font
    self.leading = leading ?? SystemFontMeasure().lineHeight(font)
    self.color = color
    self.highlightedColor = highlightedColor
    self.alignment = alignment
    self.shadow = shadow
  }

  /// The lines as they are drawn, also where there is only the text itself.
  public var drawnLines: [Line] { lines.isEmpty ? [Line(text: text, width: textWidth)] : lines }
}
