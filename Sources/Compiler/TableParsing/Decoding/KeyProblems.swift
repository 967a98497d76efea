import TableDiagnostics
import YAMLSyntax

/// The problems of a mapping's keys.
extension SpecDecoder {
  /// Reports an unknown key. Returns the keys of the type that it may be a misspelling of, and whether it is
  /// nothing but a misspelling.
  func reportUnknown(
    _ key: NodeID, name: String, in type: MappingDescription, of mapping: NodeID
  ) -> (keys: [String], hasSameValue: Bool) {
    let message = "unknown key \(name.quotedForMessage) in \(type.noun)"
    if isPlaceholder(name, key) {
      report(
        .unknownKey, message, at: key, label: "a placeholder?",
        help: "put text that contains braces in quotes: \"{\(name)}\"")
      return ([], false)
    }
    if let blank = UnicodeBlank.first(in: name) {
      reportBlank(blank, in: key, name: name)
      return ([UnicodeBlank.trimmed(name)], true)
    }
    guard !isFlooded else {
      report(.unknownKey, message, at: key)
      return ([], false)
    }
    if let hint = hint(for: key, name: name, in: type, of: mapping) {
      report(.unknownKey, hint.message ?? message, at: key, help: hint.help, fixIts: hint.fixIts)
      return (hint.keys, false)
    }
    guard let match = closest(to: name, in: type.names.names) else {
      let names = type.names.names
      // Where not all are listed, the page has them.
      let place = names.areListedInPart ? LanguageReference.places[type.name] : nil
      report(
        .unknownKey, message, at: key,
        help: "\(type.noun(with: "has")) the keys \(names.listed)"
          + (place.map { "; 'tablec docs \($0.topic)#\($0.anchor)' has all" } ?? ""))
      return ([], false)
    }
    // A second key of the name would be an error, too.
    let isThere = tree.key(match, of: mapping) != nil
    report(
      .unknownKey, message, at: key, label: "did you mean '\(match)'?",
      fixIts: isThere
        ? [] : replacing(key, with: match, FixIt.Applicability(of: name, as: match, among: type.names.names)))
    return ([match], true)
  }

  /// Whether a key is in braces and reads like the placeholder of a repeated row, in one or not: `text: {index}`.
  private func isPlaceholder(_ name: String, _ key: NodeID) -> Bool {
    guard repetition != nil || hasNoValue(key) else { return false }
    return ["index", "number", "item"].contains(name) || name.hasPrefix("item.")
  }

  func reportDuplicate(_ key: NodeID, name: String, in mapping: NodeID) {
    var notes: [Note] = []
    // With so many errors nobody would read the note, and finding each first place would take too long.
    if !isFlooded, let first = tree.key(name, of: mapping) {
      notes = [Note(message: "first written here", range: source.range(first))]
    }
    report(.duplicateKey, "duplicate key '\(name)'", at: key, help: "keep one of the two", notes: notes)
  }

  /// Reports the second merge key of a mapping: parsers of YAML differ in which of the two wins.
  func reportSecond(_ merge: Merge, after first: Merge) {
    let names = aliases(in: first.value) + aliases(in: merge.value)
    report(
      .duplicateKey, "duplicate key '<<'", at: merge.key,
      help: "merge several mappings with one list, in which the first wins: <<: [\(names.joined(separator: ", "))]",
      notes: [Note(message: "first written here", range: source.range(first.key))])
  }

  /// The aliases that a merge key merges, as they are written.
  private func aliases(in value: NodeID) -> [String] {
    let values = tree.kind(value) == .sequence ? Array(tree.elements(of: value).prefix(4)) : [value]
    return values.map { value in
      tree.kind(value) == .alias ? tree.anchor(tree.resolved(value)).map { "*" + $0 } ?? "…" : "…"
    }
  }

  func reportMissingKeys(_ type: MappingDescription, seen: UInt64, in mapping: NodeID) {
    for (index, key) in type.keys.enumerated() where key.isRequired && seen & (1 << UInt64(index)) == 0 {
      report(
        .missingKey, "\(type.noun(with: "needs")) the key '\(key.name)'", at: firstKey(of: mapping),
        help: "add '\(key.name)': \(key.doc)")
    }
  }

  /// A mapping's keys break a rule of its type.
  func report(_ mask: KeyRuleMask, of type: MappingDescription, in mapping: NodeID) {
    switch mask.rule {
    case .count(let keys, let count, let help):
      let written = self.keys(keys, in: mapping)
      if written.count < count.lowerBound {
        report(
          .missingKey, "\(type.noun(with: "needs")) one of the keys \(keys.listed)", at: firstKey(of: mapping))
        return
      }
      guard let first = written.first, let second = written.dropFirst().first else { return }
      report(
        .conflictingKeys, "'\(first.name)' and '\(second.name)' cannot be combined in \(type.noun)",
        at: second.key, help: help ?? "keep one of \(keys.count > 6 ? "the two" : keys.joined(separator: ", "))",
        notes: [Note(message: "'\(first.name)' is here", range: source.range(first.key))])
    case .only(let keys, let others, let beside, let help):
      let words = others.map { "'\($0)'" }.listed
      for (name, key) in self.keys(keys, in: mapping) {
        report(
          .conflictingKeys, "'\(name)'\(beside.map { " beside '\($0)'" } ?? "") in \(type.noun) requires \(words)",
          at: key, help: help)
      }
    case .alone: break
    }
  }

  /// The keys of some names in a mapping and in what it merges, in their order.
  func keys(_ names: [String], in node: NodeID) -> [(name: String, key: NodeID)] {
    let target = tree.resolved(node)
    var found: [(name: String, key: NodeID)] = []
    var merges: [NodeID] = []
    switch tree.kind(target) {
    case .mapping:
      for (key, value) in tree.pairs(of: target) where isScalar(key) {
        let name = tree.string(tree.resolved(key))
        if tree.isMergeKey(key) { merges.append(value) } else if names.contains(name) { found.append((name, key)) }
      }
    case .sequence: merges = Array(tree.elements(of: target))
    case .scalar, .alias: break
    }
    for merge in merges { found += keys(names, in: merge) }
    return found
  }

  /// The edit that replaces a node with a word; none if an anchor or a tag would be lost.
  func replacing(_ node: NodeID, with word: String, _ applicability: FixIt.Applicability) -> [FixIt] {
    guard tree.kind(node) == .alias || (tree.anchor(node) == nil && tree.tag(node) == nil) else { return [] }
    return [FixIt(message: "replace with '\(word)'", range: source.range(node), replacement: word, applicability)]
  }
}
