/// The values of a key in words, as a cell of the reference's tables.
struct ReferenceValues {
  /// The link to a mapping; nil where there is no page to lead to.
  let target: ((String) -> String)?

  /// The long list of colour names would hide everything else.
  func words(_ schema: Schema) -> String {
    switch schema {
    case .either(let schemas) where schemas.contains(where: isColorNames):
      let others = schemas.filter { !isColorNames($0) && !isHex($0) && !isColorPair($0) && !isNameOfColor($0) }
      return (["colour"] + others.map(words)).joined(separator: " or ")
    case .either(let schemas):
      // A list of values that can also be written alone adds nothing about the values.
      let alone = schemas.filter { if case .list(_, count: let count) = $0 { count?.lowerBound != 1 } else { true } }
      let words = alone.map(words).joined(separator: " or ")
      return alone.count < schemas.count && !alone.isEmpty ? "\(words), or a list" : words
    case .list(let element, let count):
      if let count, count.lowerBound == count.upperBound { return "list of \(count.lowerBound): \(words(element))" }
      return "list of: \(words(element))"
    case .tuple(let elements):
      return "list of \(elements.count): \(unique(elements.map(words)).joined(separator: ", "))"
    case .dictionary(let value): return "mapping from names to: \(words(value))"
    case .mapping(let name), .keys(let name): return target.map { "[\(name)](\($0(name)))" } ?? "`\(name)`"
    case .naming(_, let schema): return words(schema)
    case .text, .name: return "text"
    case .pattern(_, let name): return name
    case .number: return "number"
    case .integer, .count: return "whole number"
    case .boolean: return "`true` or `false`"
    case .choice(let words): return words.map { "`\($0)`" }.joined(separator: ", ")
    case .constants(let numbers): return numbers.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  private func unique(_ words: [String]) -> [String] {
    words.indices.filter { words.firstIndex(of: words[$0]) == $0 }.map { words[$0] }
  }

  private func isColorNames(_ schema: Schema) -> Bool {
    if case .choice(let words) = schema { words.names == ColorForms.names } else { false }
  }

  private func isNameOfColor(_ schema: Schema) -> Bool {
    if case .naming(let naming, _) = schema { naming.thing == .color } else { false }
  }

  private func isColorPair(_ schema: Schema) -> Bool {
    if case .mapping("colorPair") = schema { true } else { false }
  }

  private func isHex(_ schema: Schema) -> Bool {
    if case .pattern(_, let name) = schema, case .pattern(_, let hex) = ColorForms.hex { name == hex } else { false }
  }
}
