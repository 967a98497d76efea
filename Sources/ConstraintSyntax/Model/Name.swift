/// The name of a view as a text gives it; which view bears it is for others to find.
///
/// Names are equal where their texts are: the range tells where one was read, not what it says.
package struct Name: Sendable {
  /// Never empty, and without the quotes that may stand around it.
  package var text: String
  /// Where the name stands, quotes included; for a view that is not named, what stands for it: `|` or a guide.
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
  /// The name as a text spells it, in quotes where it would be read as something else.
  package var description: String { isPlain ? text : text.inSingleQuotes }

  private var isPlain: Bool {
    guard Guide(rawValue: text) == nil, text != Constant.standardWord else { return false }
    let word = Lexer.tokens(of: text).first
    return word == Token(kind: .word(text), range: 0..<text.utf8.count)
  }
}
