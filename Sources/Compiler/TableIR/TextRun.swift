/// A part of a text with its own attributes (a run of an `NSAttributedString`). Missing attributes are those of the text.
public struct TextRun: Hashable, Sendable {
  public var phrase: Phrase
  public var font: Font
  public var color: Color?

  public var string: String {
    get { phrase.string }
    set { phrase.string = newValue }
  }

  public init(_ string: String, font: Font = Font(), color: Color? = nil) {
    phrase = Phrase(string)
    self.font = font
    self.color = color
  }
}

extension Text {
  /// The string, and its runs, if any.
  public struct Words: Hashable, Sendable {
    public var phrase: Phrase
    public private(set) var runs: [TextRun]

    public var string: String { phrase.string }

    public init(_ string: String) { self.init(Phrase(string)) }

    public init(_ phrase: Phrase) { (self.phrase, runs) = (phrase, []) }

    public init(_ runs: [TextRun]) { (phrase, self.runs) = (Phrase(runs.map(\.string).joined()), runs) }

    /// Visits the text of each run.
    mutating func visitRuns(_ visit: (inout Phrase) -> Void) {
      for index in runs.indices { visit(&runs[index].phrase) }
      self = Words(runs)
    }

    /// The same with every part transformed.
    public func mapped(_ change: (String) -> String) -> Words {
      guard !runs.isEmpty else { return Words(Phrase(change(string), key: phrase.key, arguments: phrase.arguments)) }
      return Words(
        runs.map { run in
          var run = run
          run.string = change(run.string)
          return run
        })
    }
  }

  public var words: Words {
    get { runs.isEmpty ? Words(Phrase(string, key: key, arguments: arguments)) : Words(runs) }
    set {
      (string, runs) = (newValue.string, newValue.runs)
      (key, arguments) = (newValue.phrase.key, newValue.phrase.arguments)
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
