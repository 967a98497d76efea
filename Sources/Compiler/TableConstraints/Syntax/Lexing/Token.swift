/// A word, a number or a symbol.
struct Token: Hashable {
  enum Kind: Hashable {
    /// A name, an attribute or another word, as it is.
    case word(String)
    /// A name in quotes, without them.
    case quoted(String)
    case number(Double, hasUnit: Bool)
    case relation(Relation)
    case symbol(Symbol)
    /// Invalid text: the last token before `end`.
    case invalid(SyntaxProblem)
    /// The end of the text; every list of tokens has it.
    case end
  }

  enum Symbol: Character {
    case dot = "."
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case at = "@"
    case colon = ":"
    case comma = ","
    case bar = "|"
    case leftBracket = "["
    case rightBracket = "]"
    case leftParenthesis = "("
    case rightParenthesis = ")"
  }

  var kind: Kind
  /// UTF-8 offsets in the text.
  var range: Range<Int>
}
