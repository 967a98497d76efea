import TableDiagnostics
import YAMLSyntax

/// What to write for values as in code, or values of almost the right kind.
extension SpecDecoder {
  /// A value as a spec would write it on one line; nil for one that is long or deep.
  /// - Parameter depth: how deeply lists and mappings may be nested, because aliases can expand a lot.
  func shortText(_ node: NodeID, depth: Int = 3) -> String? {
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .scalar:
      guard tree.withScalarBytes(node, { $0.count <= 40 && !$0.contains(UInt8(ascii: "\n")) }) else { return nil }
      let text = tree.string(node)
      let isPlain = tree.scalarStyle(node) == .plain && !text.isEmpty
      // In brackets, some characters end a plain scalar.
      if isPlain, !text.utf8.contains(where: { ",[]{}\"'#:".utf8.contains($0) }) { return text }
      return text.utf8.contains(where: { "\"\\".utf8.contains($0) }) ? nil : "\"\(text)\""
    case .mapping:
      guard depth > 0, tree.count(node) <= 3 else { return nil }
      let entries = tree.pairs(of: node).compactMap { key, value -> String? in
        guard isScalar(key), let key = shortText(key), let value = shortText(value, depth: depth - 1) else {
          return nil
        }
        return "\(key): \(value)"
      }
      return entries.count == tree.count(node) ? "{\(entries.joined(separator: ", "))}" : nil
    case .sequence:
      guard depth > 0, tree.count(node) <= 4 else { return nil }
      let elements = tree.elements(of: node).compactMap { shortText($0, depth: depth - 1) }
      return elements.count == tree.count(node) ? "[\(elements.joined(separator: ", "))]" : nil
    case .alias: return nil
    }
  }

  /// A value of code as a spec has it under a key: `checkmark` for `UITableViewCellAccessoryCheckmark`; nil if it is unchanged.
  func translation(of node: NodeID, to schema: Schema?, key: String) -> String? {
    guard let schema, isScalar(node) else { return nil }
    let word = tree.string(tree.resolved(node))
    if schema.mappingName == "accessory", let example = AccessoryForms.examples[word] { return "{\(word): \(example)}" }
    let words = schema.words
    guard !words.isEmpty, !words.contains(word) else { return nil }
    if schema.isColor { return ColorSynonyms.find(word) }
    guard case .word(let match)? = ValueSynonyms.find(word, of: key, among: words) else { return nil }
    return match
  }

  /// The mapping that a value alone was probably intended as: `{idiom: pad}` for `ipad`; nil unless exactly one key accepts it.
  func wrapped(_ node: NodeID, in type: MappingDescription) -> String? {
    guard !isFlooded, foundNoun(node) != "empty" else { return nil }
    let text = shortText(node)
    if isSequence(node) {
      if type.name == "row", let runs = runs(node) { return "{text: \(runs)}" }
      guard let key = Self.listKeys.first(where: type.names.names.contains) else { return nil }
      return "{\(key): \(text ?? "[…]")}"
    }
    guard isScalar(node), let text else { return nil }
    switch type.name {
    case "condition" where ["true", "false"].contains(text): return nil
    case "section": return "{rows: [\(text)]}"
    case "view", "arrangedView":
      if type.name == "arrangedView", text.lowercased() == "spacer" { return "{}" }
      if let example = AccessoryForms.examples[text], type.names.names.contains(text) { return "{\(text): \(example)}" }
      return "{label: \(text)}"
    case "backgrounds": return "{top: \(text), middle: \(text), bottom: \(text), single: \(text)}"
    default: break
    }
    for key in type.keys {
      let schema = key.schema
      if let translated = translation(of: node, to: schema, key: key.name) { return "{\(key.name): \(translated)}" }
      if takes(node, schema) { return "{\(key.name): \(text)}" }
    }
    return nil
  }

  /// A list of strings and of mappings like `{bold: Archer}`, as the runs of a text; nil for any other.
  private func runs(_ node: NodeID) -> String? {
    let elements = Array(tree.elements(of: tree.resolved(node)))
    guard elements.count >= 2, elements.count <= 6, isScalar(elements[0]) else { return nil }
    let runs = elements.compactMap { element -> String? in
      guard isMapping(element) else { return isScalar(element) ? shortText(element) : nil }
      guard tree.count(tree.resolved(element)) == 1,
        let (key, value) = tree.pairs(of: tree.resolved(element)).first(where: { _ in true }),
        isScalar(key), let look = Self.looks[tree.string(tree.resolved(key))], let text = shortText(value)
      else { return nil }
      return "{text: \(text), \(look)}"
    }
    return runs.count == elements.count ? "[\(runs.joined(separator: ", "))]" : nil
  }

  /// What Markdown and HTML call the looks of runs.
  private static let looks = [
    "bold": "weight: bold", "b": "weight: bold", "strong": "weight: bold", "semibold": "weight: semibold",
    "italic": "font: {italic: true}", "i": "font: {italic: true}", "em": "font: {italic: true}",
  ]

  /// The keys of mappings that consist mainly of a list.
  private static let listKeys = ["views", "trailing", "rows"]

  /// Whether a scalar is one of a key's words or numbers.
  private func takes(_ node: NodeID, _ schema: Schema) -> Bool {
    switch schema {
    case .choice(let words): words.contains(tree.string(tree.resolved(node)))
    case .number, .integer, .count: isNumber(node)
    case .either(let schemas): schemas.contains { takes(node, $0) } || (schema.isColor && isHexColor(node))
    default: false
    }
  }

  func isHexColor(_ node: NodeID) -> Bool {
    let text = tree.string(tree.resolved(node))
    return text.hasPrefix("#") && ColorForms.parseHex(text) != nil
  }

  /// A text in typographic quotes, which are part of it, in straight ones: `"#ff0000"` for `“#ff0000”`; nil for any other.
  func straightened(_ text: String) -> String? {
    guard text.utf8.count <= 60, let first = text.first, "“”„‘’«»".contains(first) else { return nil }
    let inner = text.filter { !"“”„‘’«»\"\\".contains($0) }
    return "\"\(inner)\""
  }

  /// The numbers of a mapping in the order of some names: `{x: 1, y: 2, w: 3, h: 4}` as `[1, 2, 3, 4]`.
  func tuple(_ node: NodeID, names: [String]) -> String? {
    let mapping = tree.resolved(node)
    guard tree.kind(mapping) == .mapping, tree.count(mapping) == names.count else { return nil }
    var values: [String: String] = [:]
    for (key, value) in tree.pairs(of: mapping) where isScalar(key) {
      let key = tree.string(tree.resolved(key))
      guard !key.isEmpty, let name = names.first(where: { $0.hasPrefix(key) }) else { return nil }
      guard isNumber(value) else { return nil }
      values[name] = tree.string(tree.resolved(value))
    }
    let ordered = names.compactMap { values[$0] }
    return ordered.count == names.count ? "[\(ordered.joined(separator: ", "))]" : nil
  }
}

extension Schema {
  /// The words that a value can be.
  fileprivate var words: [String] {
    switch self {
    case .choice(let words): words.names
    case .either(let schemas): schemas.flatMap(\.words)
    case .list(let element, _): element.words
    default: []
    }
  }

  var isColor: Bool { ColorForms.names.first.map(words.contains) == true }
}

extension [String] {
  /// Whether there are so many that only the first ones are listed.
  var areListedInPart: Bool { count > 14 }

  /// The words separated by commas; only the first ones if there are many.
  var listed: String {
    areListedInPart ? prefix(10).joined(separator: ", ") + ", … (\(count) in all)" : joined(separator: ", ")
  }
}
