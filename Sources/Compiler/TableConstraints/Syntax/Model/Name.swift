/// The name of a view in a constraint. It is resolved elsewhere.
///
/// Names are equal if their texts are equal; ranges are not compared.
package struct Name: Sendable {
  /// Never empty, and without quotes around it.
  package var text: String
  /// The range of the name, including quotes; for an implied view, the range of `|` or of a guide.
  package var range: Range<Int>

  package init(_ text: String, range: Range<Int> = 0..<0) {
    (self.text, self.range) = (text, range)
  }
}

extension Name: Hashable {
  package static func == (left: Name, right: Name) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Name: CustomStringConvertible {
  /// The name as written in a constraint, in quotes if it would otherwise be parsed differently.
  package var description: String { isPlain ? text : text.inSingleQuotes }

  private var isPlain: Bool {
    guard Guide(rawValue: text) == nil, text != Constant.standardWord else { return false }
    let word = Lexer.tokens(of: text).first
    return word == Token(kind: .word(text), range: 0..<text.utf8.count)
  }
}
