import TableDiagnostics
import TableIR
import YAMLSyntax

// Fix-its for entries that belong elsewhere, which take their lines and their comments along.
extension SpecDecoder {
  /// The edit that moves an entry, and others that are misplaced like it, to where its help says; none where that could be several places.
  func movingEntry(_ key: NodeID, _ name: String, in type: MappingDescription, of mapping: NodeID) -> [FixIt] {
    let isLook = KeyHomes.texts[type.name] != nil && MappingType<Text>.look.contains { $0.name == name }
    if isLook, let target = KeyHomes.texts[type.name] {
      return rewriting(mapping, "move it into '\(target)'") { rewrite in
        let looks = rewrite.keys.filter {
          isMisplaced($0, rewrite, in: type) { name in
            MappingType<Text>.look.contains { $0.name == name }
          }
        }
        return adding(
          looks.map { .entry($0) }, named: looks.map(rewrite.name), to: target, "text", of: rewrite, without: looks)
      }
    }
    switch type.name {
    case "table" where tree.key("sections", of: mapping) == nil:
      return rewriting(mapping, "move it into a section") { rewrite in
        let moved = rewrite.keys.filter { isMisplaced($0, rewrite, in: type, Self.isKey(of: "section")) }
        return rewrite.keys.compactMap { key in
          if key == moved.first { return .new("sections", moved.map { .entry($0) }, isList: true) }
          return moved.contains(key) ? nil : .entry(key)
        }
      }
    case "font", "accessory", "headerFooter", "chrome": return movingOut(of: mapping, in: type)
    default: return []
    }
  }

  /// The edit that makes an entry one of the value of another.
  /// - Parameters:
  ///   - name: the key that it gets there.
  ///   - value: what it gets there; nil if the entry stays as it is.
  ///   - shorthand: the key for what the other has as its value.
  func joining(
    _ key: NodeID, as name: String, _ value: String?, to target: String, _ shorthand: String, of mapping: NodeID
  ) -> [FixIt] {
    let entry = value.map { "\(name): \($0)" }
    return rewriting(mapping, entry.map { "replace with '\($0)' in '\(target)'" } ?? "move it into '\(target)'") {
      rewrite in
      let key = Int(key.rawValue)
      return adding(
        [entry.map { .line($0) } ?? .entry(key)], named: [name], to: target, shorthand, of: rewrite, without: [key])
    }
  }

  /// The edit that makes a list of its only element.
  func listing(_ element: NodeID) -> [FixIt] {
    let (key, name) = (keyAbove(element), subject.key)
    guard let key, let parent = source.syntax.parent(key) else { return [] }
    return rewriting(NodeID(rawValue: UInt32(parent)), "make it a list of one") { rewrite in
      guard let entries = rewrite.entries(of: key), !entries.isEmpty else { return nil }
      let names = Set(entries.map(rewrite.name))
      let fits = LanguageDescription.mappings.contains { mapping in
        mapping.keys.contains { $0.name == name && $0.schema.takesList(ofMappingsWith: names) }
      }
      return fits
        ? rewrite.keys.map { $0 == key ? .changed($0, entries.map { .entry($0) }, isList: true) : .entry($0) } : nil
    }
  }

  /// The edit that puts an entry into a list under another key.
  func wrapping(_ value: NodeID, in name: String) -> [FixIt] {
    guard let key = keyAbove(value), let parent = source.syntax.parent(key) else { return [] }
    return rewriting(NodeID(rawValue: UInt32(parent)), "move it into '\(name)'") { rewrite in
      guard !rewrite.keys.contains(where: { rewrite.name($0) == name }) else { return nil }
      return rewrite.keys.map { $0 == key ? .new(name, [.entry($0)], isList: true) : .entry($0) }
    }
  }

  /// The edit that makes several elements of one of a list.
  func splitting(_ element: NodeID, into parts: [String]) -> [FixIt] {
    let syntax = source.syntax
    guard Int(element.rawValue) < syntax.nodes.count, let list = syntax.parent(Int(element.rawValue)) else { return [] }
    let isFlow = syntax.nodes[list].style == .flow
    let column = Int(tree.start(element).column) - 3
    let start = Int(syntax.nodes[Int(element.rawValue)].start)
    // What is not directly behind its dash has no certain place for others.
    guard isFlow || (column >= 0 && syntax.bytes[..<start].suffix(2).elementsEqual("- ".utf8)) else { return [] }
    let texts = parts.map { YAMLWord.written($0, isInBrackets: isFlow) }
    let separator = isFlow ? ", " : "\n" + String(repeating: " ", count: column) + "- "
    return [
      FixIt(
        message: "make it \(parts.count) elements", range: source.range(element),
        replacement: texts.joined(separator: separator), .safe)
    ]
  }

  // MARK: Parts

  /// The most mappings that are written anew in one spec. Each takes time in proportion to the file.
  private static let mostRewrites = 20

  private func rewriting(_ mapping: NodeID, _ message: String, _ parts: (MappingRewrite) -> [MappingRewrite.Part]?)
    -> [FixIt]
  {
    guard effects.rewriteCount < Self.mostRewrites, tree.anchor(mapping) == nil, tree.kind(mapping) == .mapping else {
      return []
    }
    effects.rewriteCount += 1
    spend(DecodingCost.byte, times: source.syntax.bytes.count)
    guard let rewrite = MappingRewrite(source.syntax, mapping: Int(mapping.rawValue)), let parts = parts(rewrite),
      let fix = rewrite.fix(message, parts, in: source.path)
    else { return [] }
    return [fix]
  }

  /// The key whose value a node is, in the text.
  private func keyAbove(_ node: NodeID) -> Int? {
    Int(node.rawValue) < source.syntax.nodes.count ? source.syntax.key(Int(node.rawValue)) : nil
  }

  /// The parts with some entries added to the value of a key, which has none of these names.
  private func adding(
    _ added: [MappingRewrite.Part], named names: [String], to target: String, _ shorthand: String,
    of rewrite: MappingRewrite,
    without moved: [Int]
  ) -> [MappingRewrite.Part]? {
    guard let key = rewrite.keys.first(where: { rewrite.name($0) == target }) else { return nil }
    let inner: [MappingRewrite.Part]
    if let entries = rewrite.entries(of: key) {
      let present = Set(entries.map(rewrite.name))
      guard present.isDisjoint(with: names) else { return nil }
      inner = entries.map { .entry($0) }
    } else {
      guard rewrite.isPlainScalar(key) else { return nil }
      inner = [.value(key, as: shorthand)]
    }
    return rewrite.keys.compactMap { entry in
      if entry == key { return .changed(key, inner + added) }
      return moved.contains(entry) ? nil : .entry(entry)
    }
  }

  /// The edit that moves entries out of a mapping, behind the entry whose value it is.
  private func movingOut(of mapping: NodeID, in type: MappingDescription) -> [FixIt] {
    guard let key = keyAbove(mapping), let outer = source.syntax.parent(key),
      let home = KeyHomes.around(type.name).first
    else { return [] }
    return rewriting(NodeID(rawValue: UInt32(outer)), "move it out") { rewrite in
      guard let entries = rewrite.entries(of: key) else { return nil }
      let moved = entries.filter { isMisplaced($0, rewrite, in: type, Self.isKey(of: home.mapping)) }
      let names = Set(rewrite.keys.map(rewrite.name))
      guard !moved.contains(where: { names.contains(rewrite.name($0)) }) else { return nil }
      let rest = entries.filter { !moved.contains($0) }
      return rewrite.keys.flatMap { entry -> [MappingRewrite.Part] in
        guard entry == key else { return [.entry(entry)] }
        return (rest.isEmpty ? [] : [.changed(key, rest.map { .entry($0) })]) + moved.map { .entry($0) }
      }
    }
  }

  /// Whether an entry has a key that its mapping does not have, and the one where it belongs has.
  private func isMisplaced(
    _ key: Int, _ rewrite: MappingRewrite, in type: MappingDescription, _ isHome: (String) -> Bool
  ) -> Bool {
    let name = rewrite.name(key)
    return !type.names.names.contains(name) && isHome(name)
      && Synonyms.find(name, in: type.name, keys: type.names.names) == nil
  }

  private static func isKey(of mapping: String) -> (String) -> Bool {
    let names = Set(LanguageDescription.mapping(mapping)?.keys.map(\.name) ?? [])
    return { names.contains($0) }
  }
}

extension Schema {
  /// Whether it takes a list of mappings that have certain keys.
  fileprivate func takesList(ofMappingsWith names: Set<String>) -> Bool {
    switch self {
    case .list(let element, _):
      return LanguageDescription.mapping(element.mappingName ?? "").map { names.isSubset(of: $0.keys.map(\.name)) }
        ?? false
    case .either(let schemas): return schemas.contains { $0.takesList(ofMappingsWith: names) }
    case .naming(_, let schema): return schema.takesList(ofMappingsWith: names)
    default: return false
    }
  }
}
