/// What a visual format cannot say.
extension SyntaxProblem {
  static func unknownOrientation(_ range: Range<Int>, _ word: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(word.forMessage) is no orientation",
      help: "write 'H:' or 'V:'; the name of a constraint stands outside of its quotes")
  }

  static func needsParentheses(_ range: Range<Int>, _ text: String) -> SyntaxProblem {
    SyntaxProblem(range, "this spacing needs parentheses", help: "write '-(\(text))-'")
  }

  static func spacingName(_ range: Range<Int>, _ name: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(name.forMessage) is no number", help: "write a number: a spacing has no metrics and no views")
  }
}
