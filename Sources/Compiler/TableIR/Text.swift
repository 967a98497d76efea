/// Text and its attributes in a spec. Missing attributes come from the cell style.
public struct Text: Hashable, Sendable {
  /// The whole text; if it has runs, theirs one after the other.
  public var string: String
  /// The parts of `string`, if they have different attributes.
  public internal(set) var runs: [TextRun] = []
  /// The font; values that are nil come from the cell style or are those of the view.
  public var font: Font
  /// The colour of the letters; nil for that of the cell style or the view.
  public var color: Color?
  /// The colour while the row is selected or highlighted.
  public var highlightedColor: Color?
  /// `numberOfLines`: the maximum number of lines, 0 for as many as the text needs.
  public var lines: Int?
  /// How lines are aligned in the label; nil for `natural`, or for the middle in buttons and badges.
  public var alignment: TextAlignment?
  /// Nil for a label's default, `truncatingTail`.
  public var lineBreakMode: LineBreakMode?
  /// Nil for a label's default, `standard`.
  public var lineBreakStrategy: LineBreakStrategy?
  /// The smallest scale to which the font of a single line can shrink to fit its label; nil for no shrinking
  /// (`minimumScaleFactor`; below 1 it implies `adjustsFontSizeToFitWidth`).
  public var minimumScaleFactor: Double?
  private var own: Aside<Own>?

  /// What few texts have.
  private struct Own: Hashable {
    var shadow: Shadow?
    var key: String?
    var arguments: [TextArgument] = []
    var ownText: String?
    var lacksWords = false
  }

  /// The key of `string` in the app's strings; nil for a text that is its own key, or has runs.
  public internal(set) var key: String? {
    get { own?.value.key }
    set { if newValue != nil || own != nil { set { $0.key = newValue } } }
  }

  /// What the app puts into `string`; empty for a text with runs.
  public internal(set) var arguments: [TextArgument] {
    get { own?.value.arguments ?? [] }
    set { if !newValue.isEmpty || own != nil { set { $0.arguments = newValue } } }
  }

  /// The text that the spec has beside the key: see ``Phrase/ownText``.
  var ownText: String? {
    get { own?.value.ownText }
    set { if newValue != nil || own != nil { set { $0.ownText = newValue } } }
  }

  /// Whether it has attributes alone, which a template can have for the texts of its rows.
  package var lacksWords: Bool {
    get { own?.value.lacksWords ?? false }
    set { if newValue || own != nil { set { $0.lacksWords = newValue } } }
  }

  /// The shadow behind the letters; nil for none.
  public var shadow: Shadow? {
    get { own?.value.shadow }
    set { if newValue != nil || own != nil { set { $0.shadow = newValue } } }
  }

  private mutating func set(_ change: (inout Own) -> Void) {
    var value = own?.value ?? Own()
    change(&value)
    own = value == Own() ? nil : .value(value)
  }

  /// Creates a text.
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

/// The alignment of lines in their label (`NSTextAlignment`).
public enum TextAlignment: String, Sendable, CaseIterable {
  case natural, left, center, right
}

/// Where lines break, and how text that does not fit its label is truncated (`NSLineBreakMode`).
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// How a label improves line breaks (`UILabel.lineBreakStrategy`, an `NSParagraphStyle.LineBreakStrategy`).
public enum LineBreakStrategy: String, Hashable, Sendable, CaseIterable {
  /// Each line contains as many words as fit.
  case none
  /// A word is moved to the last line if that line would contain a single word.
  case pushOut
  /// Korean words are kept whole.
  case hangulWordPriority
  /// The strategy of system labels: both from iOS 14 on, `pushOut` from iOS 11 to 13, neither before.
  case standard
}

/// The shadow of a label, without blur (`UILabel.shadowColor`, `shadowOffset`).
public struct Shadow: Hashable, Sendable {
  /// The colour, which includes the shadow's opacity (`UILabel.shadowColor`).
  public var color: Color
  /// The offset in points.
  public var offset: LayoutPoint

  /// Creates a shadow.
  public init(color: Color, offset: LayoutPoint) {
    self.color = color
    self.offset = offset
  }
}
