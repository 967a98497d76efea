/// The reason why a string is not a valid constraint, and its place.
package struct SyntaxProblem: Error, Hashable, Sendable {
  /// UTF-8 offsets in the string: the invalid part, or the empty range at the end if something is missing there.
  package var range: Range<Int>
  /// The problem, without a full stop.
  package var message: String
  /// A label for the range, if it adds to the message.
  package var label: String?
  /// What to write instead.
  package var help: String?
  /// The text that can only be meant in the place of the range.
  package var replacement: String?
  /// The words that `word` may be a misspelling of; the caller suggests the closest.
  package var candidates: [String]
  /// The unknown word; empty if nothing is misspelt.
  package var word: String

  init(
    _ range: Range<Int>, _ message: String, label: String? = nil, help: String? = nil, replacement: String? = nil,
    candidates: [String] = [], word: String = ""
  ) {
    (self.range, self.message, self.label, self.help) = (range, message, label, help)
    self.replacement = replacement
    (self.candidates, self.word) = (candidates, word)
  }
}

/// Problems in a visual format.
extension SyntaxProblem {
  static func unknownOrientation(_ range: Range<Int>, _ word: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(word.forMessage) is not an orientation",
      help: "write 'H:' or 'V:'; the name of a constraint goes outside the quotes")
  }

  static func needsParentheses(_ range: Range<Int>, _ text: String) -> SyntaxProblem {
    SyntaxProblem(range, "this spacing needs parentheses", help: "write '-(\(text))-'", replacement: "(\(text))")
  }

  static func spacingName(_ range: Range<Int>, _ name: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(name.forMessage) is not a number", help: "write a number: a spacing cannot contain metrics or views")
  }
}
