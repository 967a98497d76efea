/// Problems in a visual format.
extension SyntaxProblem {
  static func unknownOrientation(_ range: Range<Int>, _ word: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(word.forMessage) is not an orientation",
      help: "write 'H:' or 'V:'; the name of a constraint goes outside the quotes")
  }

  static func needsParentheses(_ range: Range<Int>, _ text: String) -> SyntaxProblem {
    SyntaxProblem(range, "this spacing needs parentheses", help: "write '-(\(text))-'")
  }

  static func spacingName(_ range: Range<Int>, _ name: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(name.forMessage) is not a number", help: "write a number: a spacing cannot contain metrics or views")
  }
}
