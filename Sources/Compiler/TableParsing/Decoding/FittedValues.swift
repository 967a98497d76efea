import YAMLSyntax

/// Values of a key with another name, as the language has them.
extension SpecDecoder {
  /// A value as a spec writes it for a schema, on one line: `{isOn: true}` for `{on: true}` of a switch; nil if it is neither
  /// valid nor known. A value inside it that is not valid is `…`.
  /// - Parameter depth: how deeply lists and mappings may be nested, because aliases can expand a lot.
  func fitted(_ node: NodeID, to schema: Schema, key: String, depth: Int = 3) -> String? {
    if let translated = translation(of: node, to: schema, key: key) { return translated }
    let target = tree.resolved(node)
    switch tree.kind(target) {
    case .scalar:
      if accepts(target, schema) { return shortText(target) ?? "…" }
      // A table's header and footer have no text of their own.
      if schema.mappingName == "tableHeaderFooter", let text = shortText(target) {
        return "{height: 44, views: [{label: \(text), pin: 0}]}"
      }
      return schema.mappingName == "font" ? FontSynonyms.find(tree.string(target)) : nil
    case .sequence:
      if let color = schema.isColor ? codeColor(target) : nil { return color }
      if schema.tupleCount == 2, key == "inset", let sides = sides(ofInsets: target) { return sides }
      return schema.takesList(of: tree.count(target)) ? shortText(target) : nil
    case .mapping:
      if let tuple = tuple(target, to: schema, key: key) { return tuple }
      if schema.isDictionary { return shortText(target) }
      guard depth > 0, let name = schema.mappingName else { return nil }
      return fittedMapping(target, to: name, depth: depth - 1)
    case .alias: return nil
    }
  }

  private func fittedMapping(_ node: NodeID, to name: String, depth: Int) -> String? {
    guard tree.count(node) <= 4, let keys = LanguageDescription.keys(of: name) else { return nil }
    var entries: [(key: String, value: String)] = []
    var isRenamed = false
    for (key, value) in tree.pairs(of: node) {
      guard isScalar(key) else { return nil }
      var word = tree.string(tree.resolved(key))
      if !keys.contains(where: { $0.name == word }) {
        guard case .key(let path)? = Synonyms.find(word, in: name, keys: keys.map(\.name))?.counterpart, path.count == 1
        else { return nil }
        (word, isRenamed) = (path[0], true)
      }
      guard let schema = keys.first(where: { $0.name == word })?.schema else { return nil }
      entries.append((word, fitted(value, to: schema, key: word, depth: depth) ?? "…"))
    }
    // The shorthand reads better, but a mapping that is valid stays as it is.
    if isRenamed, entries.count == 1, name == "text", entries[0].key == KeyHomes.shorthands[name] {
      return entries[0].value
    }
    return "{\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
  }

  /// Whether a scalar is a valid value, as far as its kind shows it.
  private func accepts(_ node: NodeID, _ schema: Schema) -> Bool {
    switch schema {
    case .text, .name: true
    case .pattern(let pattern, _):
      if pattern.hasPrefix("^#") {
        isHexColor(node)
      } else if case .string? = coreValue(node) {
        true
      } else {
        false
      }
    case .number, .integer, .count, .constants: isNumber(node)
    case .boolean:
      if case .bool? = coreValue(node) { true } else { false }
    case .choice(let words): words.contains(tree.string(node))
    case .either(let schemas): schemas.contains { accepts(node, $0) }
    case .naming(let naming, let schema):
      // Without a catalog, no word is the name of one of its colours.
      (naming.thing != .color || catalogs.catalogs != nil) && accepts(node, schema)
    case .list, .tuple, .mapping, .keys, .dictionary: false
    }
  }

  /// The sides of four numbers in the order of UIEdgeInsets (top, left, bottom, right), as the inset of separators has them: `[88, 8]`, or
  /// `88` without a right one; nil for another list. UIKit does not use their top and bottom either.
  func sides(ofInsets node: NodeID) -> String? {
    let elements = Array(tree.elements(of: tree.resolved(node)))
    guard elements.count == 4, elements.allSatisfy(isNumber) else { return nil }
    let (left, right) = (tree.string(tree.resolved(elements[1])), tree.string(tree.resolved(elements[3])))
    return right == "0" ? left : "[\(left), \(right)]"
  }

  /// A mapping of numbers as the list that a schema takes: `[15, 0]` for `{left: 15, right: 0}`.
  private func tuple(_ node: NodeID, to schema: Schema, key: String) -> String? {
    switch (schema.tupleCount, key) {
    case (2, "inset"): return inset(node)
    case (2, _): return tuple(node, names: ["width", "height"])
    case (4, "frame"): return tuple(node, names: ["x", "y", "width", "height"])
    default: return nil
    }
  }
}

extension SpecDecoder {
  /// The inset of a line from a mapping with its sides: `{left: 54}` as 54; nil if there is none.
  func inset(_ node: NodeID) -> String? {
    func side(_ names: [String]) -> String? {
      for name in names {
        guard let value = value(of: name, in: node) else { continue }
        return isNumber(value) ? tree.string(tree.resolved(value)) : nil
      }
      return nil
    }
    guard isMapping(node), let leading = side(["left", "leading"]) else { return nil }
    return side(["right", "trailing"]).map { "[\(leading), \($0)]" } ?? leading
  }
}

extension LanguageDescription {
  /// The mapping of specs with this name; nil if there is none.
  static func mapping(_ name: String) -> MappingDescription? { mappings.first { $0.name == name } }

  static func keys(of mapping: String) -> [KeyDescription]? { self.mapping(mapping)?.keys }

  static func schema(of key: String, in mapping: String) -> Schema? {
    keys(of: mapping)?.first { $0.name == key }?.schema
  }
}

extension Schema {
  /// The schema at the end of a way through the mappings that begins here; nil if it leaves the language of specs.
  func after(_ path: ArraySlice<String>) -> Schema? {
    path.reduce(self) { schema, key in
      schema?.mappingName.flatMap { LanguageDescription.schema(of: key, in: $0) }
    }
  }

  /// Whether a value can be nothing but a mapping.
  var isMappingAlone: Bool {
    switch self {
    case .mapping, .keys: true
    default: false
    }
  }

  fileprivate var isDictionary: Bool {
    switch self {
    case .dictionary: true
    case .naming(_, let schema): schema.isDictionary
    case .either(let schemas): schemas.contains(where: \.isDictionary)
    default: false
    }
  }

  fileprivate func takesList(of count: Int) -> Bool {
    switch self {
    case .list(_, let counts): counts?.contains(count) != false
    case .tuple(let elements): elements.count == count
    case .either(let schemas): schemas.contains { $0.takesList(of: count) }
    default: false
    }
  }

  fileprivate var tupleCount: Int? {
    switch self {
    case .tuple(let elements): elements.count
    case .either(let schemas): schemas.lazy.compactMap(\.tupleCount).first
    default: nil
    }
  }
}
