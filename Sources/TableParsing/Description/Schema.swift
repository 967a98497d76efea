/// What values a key takes, as data: the JSON Schema, the reference page and the error messages are all written from it.
indirect enum Schema: Sendable {
  /// A string, whatever YAML would guess of it: `no`, `5` and `~` are words too.
  case text
  /// A string that YAML reads as a string and that matches a pattern.
  case pattern(String, name: String)
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case boolean
  /// One of some words.
  case choice([String])
  /// One of some numbers.
  case constants([Int])
  case list(Schema, count: ClosedRange<Int>?)
  /// A mapping of the language, by its name.
  case mapping(String)
  /// A mapping from names of the author's own.
  case dictionary(Schema)
  case either([Schema])

  /// The schema in words, as the reference shows it.
  var words: String {
    switch self {
    case .text: "text"
    case .pattern(_, let name): name
    case .number: "number"
    case .integer: "whole number"
    case .boolean: "`true` or `false`"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .constants(let numbers): numbers.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element, let count):
      if let count, count.lowerBound == count.upperBound {
        "list of \(count.lowerBound): \(element.words)"
      } else {
        "list of: \(element.words)"
      }
    case .mapping(let name): "[\(name)](#\(name))"
    case .dictionary(let value): "mapping from names to: \(value.words)"
    case .either(let schemas): schemas.map(\.words).joined(separator: " or ")
    }
  }
}
