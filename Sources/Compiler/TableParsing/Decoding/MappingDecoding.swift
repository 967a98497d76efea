import TableIR
import YAMLSyntax

extension SpecDecoder {
  typealias Merge = (key: NodeID, value: NodeID)
  /// Reads the value of the key with an index. Only this knows the owner: what is generic is compiled again for each of some seventy owners.
  private typealias ReadKey = (_ index: Int, _ value: NodeID) -> Void

  /// Reads a mapping's keys into their owner: first its own keys, then those that it merges (`<<`).
  ///
  /// - Parameter present: the keys that the owner already has, if the mapping is read over it; nil if the mapping makes the owner.
  /// - Returns: false, with a diagnostic, if the node is not a mapping.
  @discardableResult
  func decode<Owner>(
    _ type: MappingType<Owner>, _ node: NodeID, into owner: inout Owner, over present: UInt64? = nil
  ) -> Bool {
    decode(type.description, node, over: present) { type.reads[$0](self, $1, &owner) }
  }

  @inline(never)
  private func decode(_ type: MappingDescription, _ node: NodeID, over present: UInt64?, _ readKey: ReadKey) -> Bool {
    let mapping = tree.resolved(node)
    guard tree.kind(mapping) == .mapping else {
      reportNoMapping(node, of: type)
      return false
    }
    let outer = subject
    defer { subject = outer }
    var seen: UInt64 = 0
    let unknown = readKeys(of: type, in: mapping, besides: 0, seen: &seen, readKey)
    checkRules(of: type, in: mapping, seen: seen, unknown, over: present)
    return true
  }

  /// Reads the keys of a mapping and then those that it merges, but the ones that were set before. Returns those that its type does not have.
  @inline(never)
  private func readKeys(
    of type: MappingDescription, in mapping: NodeID, besides before: UInt64, seen: inout UInt64, _ readKey: ReadKey
  ) -> UnknownKeys {
    // Counted once for all keys, not for each.
    let tree = tree
    spend(elements: tree.count(mapping))
    var unknown = UnknownKeys()
    var merges: [Merge] = []
    var here: UInt64 = 0
    for (key, value) in tree.pairs(of: mapping) {
      guard let index = type.names.index(of: key, in: tree) else {
        if tree.isMergeKey(key) {
          note(merge: (key, value), in: &merges)
        } else {
          // What is in a misspelt key is read, so that its own problems are told too.
          if let meant = report(key, value, in: type, of: mapping, &unknown) {
            subject = Subject(meant, of: type.names)
            readKey(meant, value)
          }
        }
        continue
      }
      let bit: UInt64 = 1 &<< UInt64(index)
      guard here & bit == 0 else {
        reportDuplicate(key, name: type.keys[index].name, in: mapping)
        continue
      }
      here |= bit
      guard before & bit == 0 else { continue }
      seen |= bit
      subject = Subject(index, of: type.names)
      readKey(index, value)
    }
    for merge in merges { decodeMerge(type, merge.value, seen: &seen, readKey) }
    return unknown
  }

  private func checkRules(
    of type: MappingDescription, in mapping: NodeID, seen: UInt64, _ unknown: UnknownKeys, over present: UInt64?
  ) {
    guard let present else {
      // A key that is misspelt is not missing too.
      let known = seen | unknown.meant
      if known & type.required != type.required { reportMissingKeys(type, seen: known, in: mapping) }
      for rule in type.ruleMasks where !rule.allows(seen) {
        if unknown.areThere, rule.needsMore(than: seen) { continue }
        report(rule, of: type, in: mapping)
      }
      return
    }
    for rule in type.ruleMasks where !rule.allows(seen, over: present) {
      reportUnfit(rule, of: type, in: mapping, over: present)
    }
  }

  /// Takes a merge key of a mapping, which can have one. What a second merges is read, too, so that it is not reported as missing.
  private func note(merge: Merge, in merges: inout [Merge]) {
    if let first = merges.first { reportSecond(merge, after: first) }
    merges.append(merge)
  }

  /// Reads the keys of a merged mapping, or of several, that nothing before it has set.
  private func decodeMerge(_ type: MappingDescription, _ node: NodeID, seen: inout UInt64, _ readKey: ReadKey) {
    let target = tree.resolved(node)
    guard tree.kind(target) == .sequence else {
      decodeMergedMapping(type, node, seen: &seen, readKey)
      return
    }
    spend(elements: tree.count(target))
    for element in tree.elements(of: target) { decodeMergedMapping(type, element, seen: &seen, readKey) }
  }

  private func decodeMergedMapping(
    _ type: MappingDescription, _ node: NodeID, seen: inout UInt64, _ readKey: ReadKey
  ) {
    let target = tree.resolved(node)
    guard tree.kind(target) == .mapping else {
      report(
        .badMergeValue, "'<<' merges a mapping or a list of mappings", at: node,
        help: "write '<<: *name', where '&name' marks a mapping")
      return
    }
    // A key that excludes others has been chosen already where one of them was seen.
    let before = type.ruleMasks.reduce(seen) { $0 | $1.excluded(by: seen) }
    _ = readKeys(of: type, in: target, besides: before, seen: &seen, readKey)
  }

  /// Reports a key that its type does not have. Returns the index of the key whose value it has; nil if that is not certain.
  private func report(
    _ key: NodeID, _ value: NodeID, in type: MappingDescription, of mapping: NodeID, _ unknown: inout UnknownKeys
  ) -> Int? {
    guard let name = tree.scalarContent(key)?.string else {
      report(
        .nonScalarKey, "a key of \(type.noun) must be a word, not \(foundNoun(key))", at: key,
        help: "put a text that begins with a brace or a bracket in quotes")
      return nil
    }
    unknown.areThere = true
    let (meant, hasSameValue) = reportUnknown(key, name: name, in: type, of: mapping)
    let indices = meant.compactMap { type.names.names.firstIndex(of: $0) }
    for index in indices { unknown.meant |= 1 << UInt64(index) }
    guard !isFlooded, !isScalar(value) else { return nil }
    readParts(value, as: meant.count == 1 ? meant[0] : name, in: type)
    guard hasSameValue, indices.count == 1, tree.key(meant[0], of: mapping) == nil else { return nil }
    return indices[0]
  }

  /// Reads sections or rows under a key that is misspelt or misplaced, for what is wrong in them.
  private func readParts(_ node: NodeID, as name: String, in type: MappingDescription) {
    guard isSequence(node) else { return }
    let outer = subject
    defer { subject = outer }
    switch (type.name, name) {
    case ("table", "sections"):
      var sections: [Section] = []
      subject = Subject(key: "sections", owner: "the table")
      decodeSections(node, into: &sections)
    case ("table", "rows"), ("table", "cells"), ("table", "items"), ("section", "rows"):
      var rows: [Row] = []
      subject = Subject(key: "rows", owner: "a section")
      decodeRows(node, sectionID: "section-0", into: &rows)
    default: break
    }
  }

  private func reportNoMapping(_ node: NodeID, of type: MappingDescription) {
    let expected = type.shorthand.map { "\($0) or a mapping" } ?? "a mapping"
    if isScalar(node), tree.scalarStyle(tree.resolved(node)) == .plain,
      let help = helpForSpace(in: tree.string(tree.resolved(node)), keys: type.names.names)
    {
      return reportWrongType(node, expected: expected, help: help)
    }
    let mapping = wrapped(node, in: type)
    reportWrongType(
      node, expected: expected, help: mapping.map { "write \($0)" },
      fixIts: mapping.map { $0.contains("…") ? [] : replacing(node, with: $0, $0 == "{}" ? .safe : .unsafe) } ?? [])
  }

  /// The node that represents a mapping in messages: its first key, or the mapping itself if it is empty.
  func firstKey(of mapping: NodeID) -> NodeID {
    for (key, _) in tree.pairs(of: mapping) { return key }
    return mapping
  }

  /// The value of a key in a mapping, merged keys included, without reading the rest.
  func value(of name: String, in node: NodeID) -> NodeID? {
    isMapping(node) ? tree.pair(name, of: tree.resolved(node))?.value : nil
  }
}

/// The keys of a mapping that its type does not have.
private struct UnknownKeys {
  var areThere = false
  /// The keys of the type that they mean, one bit each.
  var meant: UInt64 = 0
}

extension StaticString {
  /// The text as UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
