import TableIR

/// A label with its text set in lines.
public struct LabelNode: Hashable, Sendable {
  /// In the superview's space.
  public var frame: LayoutRect
  /// The whole text, as the label shows it if it fits (after upper-casing, if the style does that).
  public var text: String
  /// The lines as they are drawn, if they differ from the text: several, or truncated. Otherwise empty.
  public var lines: [Line]
  /// The measured width of the text in points, unrounded; of the widest line if there are several.
  public var textWidth: Double
  /// Whether a part of the text is not drawn, with or without an ellipsis.
  public var isTruncated: Bool
  /// The font as drawn, at a smaller size if the text was reduced to fit.
  public var font: ResolvedFont
  /// From one baseline to the next, in points, unrounded.
  public var leading: Double
  /// The colour of the text while its row is neither selected nor highlighted.
  public var color: Color
  /// The colour while its row is selected or highlighted (`UILabel.highlightedTextColor`); nil for the same colour.
  public var highlightedColor: Color?
  /// Never `natural`: it is resolved with the environment's direction.
  public var alignment: TextAlignment
  /// The shadow behind the text, without blur; nil for none.
  public var shadow: Shadow?
  /// The runs of its lines, if they have different styles, line by line; `font` is the largest of their fonts.
  public var runs: [Run]

  /// A part of a line with its own style.
  public struct Run: Hashable, Sendable {
    /// The line's number, from 0.
    public var line: Int
    /// The characters as drawn, without those of the runs before and after them.
    public var text: String
    /// In points, unrounded.
    public var width: Double
    /// The font of these characters, as drawn.
    public var font: ResolvedFont
    /// The colour of these characters.
    public var color: Color
    /// The lines under and through these characters.
    public var decoration = TextDecoration()

    /// Creates a run.
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
    /// The characters as drawn, with its ellipsis if it has one.
    public var text: String
    /// In points, unrounded.
    public var width: Double

    /// Creates a line.
    public init(text: String, width: Double) {
      self.text = text
      self.width = width
    }
  }

  /// Creates a label node.
  public init(
    frame: LayoutRect, text: String, lines: [Line] = [], textWidth: Double, isTruncated: Bool = false,
    font: ResolvedFont,
    leading: Double? = nil, color: Color, highlightedColor: Color? = nil, alignment: TextAlignment = .left,
    shadow: Shadow? = nil, runs: [Run] = []
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
    self.runs = runs
  }

  /// The lines as they are drawn, even if there is only the text itself.
  public var drawnLines: [Line] { lines.isEmpty ? [Line(text: text, width: textWidth)] : lines }
}
