/// A part of a text with its own attributes (a run of an `NSAttributedString`). Missing attributes are those of the text.
public struct TextRun: Hashable, Sendable {
  public var string: String
  public var font: Font
  public var color: Color?

  public init(_ string: String, font: Font = Font(), color: Color? = nil) {
    self.string = string
    self.font = font
    self.color = color
  }
}

extension Text {
  /// The string, and its runs, if any.
  public struct Words: Hashable, Sendable {
    public var string: String
    public var runs: [TextRun]

    public init(_ string: String) { (self.string, runs) = (string, []) }

    public init(_ runs: [TextRun]) { (string, self.runs) = (runs.map(\.string).joined(), runs) }

    /// The same with every part transformed.
    public func mapped(_ change: (String) -> String) -> Words {
      guard !runs.isEmpty else { return Words(change(string)) }
      return Words(
        runs.map { run in
          var run = run
          run.string = change(run.string)
          return run
        })
    }
  }

  public var words: Words {
    get {
      var words = Words(string)
      words.runs = runs
      return words
    }
    set { (string, runs) = (newValue.string, newValue.runs) }
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
