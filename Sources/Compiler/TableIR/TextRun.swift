/// A part of a text with its own attributes (a run of an `NSAttributedString`). Missing attributes are those of the text.
public struct TextRun: Hashable, Sendable {
  /// The text of the run, with its key in the app's strings and its arguments.
  public var phrase: Phrase
  /// The font; values that are nil are those of the text's font.
  public var font: Font
  /// The colour of the letters; nil for the text's.
  public var color: Color?
  /// The lines under and through the letters, in their colour.
  public var decoration = TextDecoration()

  /// The text of the run in the language that the spec is written in.
  public var string: String {
    get { phrase.string }
    set { phrase.string = newValue }
  }

  /// Creates a text run.
  public init(_ string: String, font: Font = Font(), color: Color? = nil) {
    phrase = Phrase(string)
    self.font = font
    self.color = color
  }
}

/// Lines along a text (`NSAttributedString.Key.underlineStyle` and `strikethroughStyle`, each single).
public struct TextDecoration: Hashable, Sendable {
  /// Whether a line is under it.
  public var isUnderlined = false
  /// Whether a line is through it.
  public var isStruckThrough = false

  /// Creates a text decoration with its defaults.
  public init() {}
}

extension Text {
  /// The string, and its runs, if any.
  public struct Content: Hashable, Sendable {
    /// The whole text with its key and its arguments, of which a text with runs has none.
    public var phrase: Phrase
    /// The parts with their own attributes; empty for a text that is the same throughout.
    public private(set) var runs: [TextRun]

    /// The whole text; of runs, their texts one after the other.
    public var string: String { phrase.string }

    /// Creates a content.
    public init(_ string: String) { self.init(Phrase(string)) }

    /// Creates a content.
    public init(_ phrase: Phrase) { (self.phrase, runs) = (phrase, []) }

    /// Creates a content.
    public init(_ runs: [TextRun]) { (phrase, self.runs) = (Phrase(runs.map(\.string).joined()), runs) }

    /// Visits the text of each run.
    ///
    /// - Parameter variant: the font of runs without an own one.
    mutating func visitRuns(_ variant: FontVariant?, _ visit: PhraseVisit) {
      for index in runs.indices { visit(&runs[index].phrase, .drawn(runs[index].font.variant ?? variant)) }
      self = Content(runs)
    }

    /// The same with every part transformed.
    public func mapped(_ change: (String) -> String) -> Content {
      guard !runs.isEmpty else {
        var phrase = phrase
        phrase.string = change(phrase.string)
        return Content(phrase)
      }
      return Content(
        runs.map { run in
          var run = run
          run.string = change(run.string)
          return run
        })
    }
  }

  /// The string with its key and its arguments, or its runs; setting it keeps the attributes of the text.
  public var words: Content {
    get {
      guard runs.isEmpty else { return Content(runs) }
      var phrase = Phrase(string, key: key, arguments: arguments)
      phrase.ownText = ownText
      return Content(phrase)
    }
    set {
      (string, runs) = (newValue.string, newValue.runs)
      (key, arguments, ownText) = (newValue.phrase.key, newValue.phrase.arguments, newValue.phrase.ownText)
      lacksWords = false
    }
  }
}

extension Font {
  /// This font, with missing values from another.
  public func over(_ base: Font) -> Font {
    var font = self
    if font.size == nil, font.textStyle == nil { (font.size, font.textStyle) = (base.size, base.textStyle) }
    font.weight = font.weight ?? base.weight
    font.variant = font.variant ?? base.variant
    return font
  }
}
