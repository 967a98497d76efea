import Foundation

/// JSON texts, one after the other, as tokens that compare whatever the spelling: `1.0` is `1`, `"\u0041"` is `"A"`.
struct JSONTokens: Equatable {
  enum Token: Equatable {
    case mark(Character)
    case string(String)
    case number(Double)
    case word(String)
  }

  private(set) var tokens: [Token] = []

  init(_ text: String) throws {
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if "{}[]:,".contains(first) {
        tokens.append(.mark(rest.removeFirst()))
      } else if first == "\"" {
        tokens.append(.string(try Self.string(&rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"{}[]:,".contains($0) }
        rest = rest.dropFirst(word.count)
        tokens.append(Double(word).map(Token.number) ?? .word(String(word)))
      }
    }
  }

  private static func string(_ rest: inout Substring) throws -> String {
    var literal = String(rest.removeFirst())
    var isEscaped = false
    while let next = rest.popFirst() {
      literal.append(next)
      if next == "\"" && !isEscaped { break }
      isEscaped = next == "\\" && !isEscaped
    }
    return try JSONDecoder().decode([String].self, from: Data("[\(literal)]".utf8)).joined()
  }
}
