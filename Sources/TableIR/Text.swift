/// A piece of text and what a spec says of its look. What it leaves out comes from the cell style.
public struct Text: Hashable, Sendable {
  public var string: String
  /// The parts that `string` is made of, where they do not all look the same.
  public internal(set) var runs: [TextRun] = []
  public var font: Font
  public var color: Color?
  /// The colour while the row is selected or highlighted.
  public var highlightedColor: Color?
  /// `numberOfLines`: the most lines the label shows, 0 for as many as the text needs.
  public var lines: Int?
  public var alignment: TextAlignment?
  /// Nil for `truncatingTail`, a label's own.
  public var lineBreakMode: LineBreakMode?
  /// Nil for `standard`, a label's own.
  public var lineBreakStrategy: LineBreakStrategy?
  /// How far the font of a single line may shrink to fit its label, as a part of its size: nil for not at all
  /// (`minimumScaleFactor`; below 1 it implies `adjustsFontSizeToFitWidth`).
  public var minimumScaleFactor: Double?
  private var ownShadow: Aside<Shadow>?

  public var shadow: Shadow? {
    get { ownShadow?.value }
    set { ownShadow = newValue.map { .value($0) } }
  }

  public init(
    _ string: String, font: Font = Font(), color: Color? = nil, highlightedColor: Color? = nil, lines: Int? = nil,
    alignment: TextAlignment? = nil, lineBreakMode: LineBreakMode? = nil, lineBreakStrategy: LineBreakStrategy? = nil,
    minimumScaleFactor: Double? = nil, shadow: Shadow? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.highlightedColor = highlightedColor
    self.lines = lines
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.minimumScaleFactor = minimumScaleFactor
    self.shadow = shadow
  }
}

/// How lines stand in their label (`NSTextAlignment`).
public enum TextAlignment: String, Sendable, CaseIterable {
  case natural, left, center, right
}

/// Where lines end, and what becomes of text that its label has no room for (`NSLineBreakMode`).
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// What a label does for lines that read well (`UILabel.lineBreakStrategy`, an `NSParagraphStyle.LineBreakStrategy`).
public enum LineBreakStrategy: String, Hashable, Sendable, CaseIterable {
  /// Each line takes what fits.
  case none
  /// A word is moved down to a last word that would stand alone.
  case pushOut
  /// Korean words stay whole.
  case hangulWordPriority
  /// What the labels of the system do: both since iOS 14, from iOS 11 to 13 `pushOut`, before that neither.
  case standard
}

/// A label's hard shadow (`UILabel.shadowColor`, `shadowOffset`).
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// The offset in points.
  public var offset: Point

  public init(color: Color, offset: Point) {
    self.color = color
    self.offset = offset
  }
}
