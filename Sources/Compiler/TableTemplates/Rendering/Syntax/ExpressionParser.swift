/// Parses what a tag names: a path, or a call of a filter.
struct ExpressionParser {
  struct Problem: Error {
    var message: String
    var help: String?
  }

  private let characters: [Character]
  private let filters: [TemplateFilter]
  private let names: TemplateNames?
  /// Whether a filter can be called without the text that it takes, which is then what the section writes.
  private let isSection: Bool
  private var index = 0
  /// How deep calls can be nested.
  private static let mostDepth = 8

  init(_ text: String, filters: [TemplateFilter], names: TemplateNames?, isSection: Bool) {
    characters = Array(text)
    (self.filters, self.names, self.isSection) = (filters, names, isSection)
  }

  mutating func parse() throws(Problem) -> TemplateExpression {
    let expression = try parseExpression(depth: 0)
    skipBlanks()
    guard index == characters.count else {
      throw Problem(message: "'\(String(characters[index...].prefix(40)))' is not expected in a tag")
    }
    return expression
  }

  private mutating func skipBlanks() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private mutating func parseExpression(depth: Int) throws(Problem) -> TemplateExpression {
    guard depth <= Self.mostDepth else { throw Problem(message: "calls are nested more than \(Self.mostDepth) deep") }
    skipBlanks()
    if depth > 0, index < characters.count, characters[index] == "\"" { return .literal(.string(try parseText())) }
    let name = parseName()
    guard !name.isEmpty else { throw Problem(message: "the tag names nothing", help: "write a name, such as {{text}}") }
    skipBlanks()
    if index < characters.count, characters[index] == "(" { return try parseCall(of: name, depth: depth) }
    if depth > 0, let number = Self.number(name) { return .literal(.number(number)) }
    if depth > 0, name == "true" || name == "false" { return .literal(.bool(name == "true")) }
    if name == "." { return .current }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw Problem(
        message: "'\(name)' is not a name", help: "names are separated by single dots, as in contentView.frame")
    }
    for part in parts { if let problem = names?.problem(of: part) { throw problem } }
    return .path(parts)
  }

  private mutating func parseName() -> String {
    let from = index
    while index < characters.count, !characters[index].isWhitespace, !"(),\"".contains(characters[index]) { index += 1 }
    return String(characters[from..<index])
  }

  /// A text between quotes, in which no character has a special meaning.
  private mutating func parseText() throws(Problem) -> String {
    let from = index + 1
    guard let end = characters[from...].firstIndex(of: "\"") else {
      throw Problem(message: "a text is never closed", help: "add \"")
    }
    index = end + 1
    return String(characters[from..<end])
  }

  private mutating func parseCall(of name: String, depth: Int) throws(Problem) -> TemplateExpression {
    guard let filter = filters.first(where: { $0.name == name }) else {
      throw Problem(
        message: "there is no filter '\(name)'", help: "'tablec schema template-reference' lists the filters")
    }
    index += 1
    var arguments: [TemplateExpression] = []
    skipBlanks()
    if index < characters.count, characters[index] == ")" {
      index += 1
    } else {
      while true {
        arguments.append(try parseExpression(depth: depth + 1))
        skipBlanks()
        guard index < characters.count else {
          throw Problem(message: "the arguments of '\(name)' are never closed", help: "add )")
        }
        index += 1
        if characters[index - 1] == ")" { break }
        guard characters[index - 1] == "," else {
          throw Problem(message: "'\(characters[index - 1])' is not expected in the arguments of '\(name)'")
        }
      }
    }
    let takesSection = isSection && depth == 0 && arguments.isEmpty && filter.takesText
    guard takesSection || filter.arity.contains(arguments.count) else {
      throw Problem(message: "'\(name)' takes \(filter.arityWords), not \(arguments.count)")
    }
    return .call(filter, arguments)
  }

  /// `12`, `-0.5`
  private static func number(_ text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.utf8.first, (0x30...0x39).contains(first),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Double(text)
  }
}
