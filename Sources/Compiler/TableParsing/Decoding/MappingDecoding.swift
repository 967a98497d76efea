import YAMLSyntax

extension SpecDecoder {
  typealias Merge = (key: NodeID, value: NodeID)

  /// Reads a mapping's keys into their owner: first its own keys, then those that it merges (`<<`).
  ///
  /// - Parameter present: the keys that the owner already has, if the mapping is read over it; nil if the mapping makes the owner.
  /// - Returns: false, with a diagnostic, if the node is not a mapping.
  @discardableResult
  func decode<Owner>(
    _ type: MappingType<Owner>, _ node: NodeID, into owner: inout Owner, over present: UInt64? = nil
  ) -> Bool {
    let mapping = tree.resolved(node)
    guard tree.kind(mapping) == .mapping else {
      reportNoMapping(node, of: type)
      return false
    }
    let outer = subject
    defer { subject = outer }
    // Counted once for all keys, not for each.
    let tree = tree
    spend(elements: tree.count(mapping))
    var seen: UInt64 = 0
    var unknown = UnknownKeys()
    var merges: [Merge] = []
    for (key, value) in tree.pairs(of: mapping) {
      guard let index = type.names.index(of: key, in: tree) else {
        if tree.isMergeKey(key) {
          note(merge: (key, value), in: &merges)
        } else {
          report(key, in: type, of: mapping, &unknown)
        }
        continue
      }
      let bit: UInt64 = 1 &<< UInt64(index)
      guard seen & bit == 0 else {
        reportDuplicate(key, name: type.keys[index].name, in: mapping)
        continue
      }
      seen |= bit
      read(keyAt: index, of: type, value, into: &owner)
    }
    for merge in merges { decodeMerge(type, merge.value, seen: &seen, into: &owner) }
    guard let present else {
      // A key that is misspelt is not missing too.
      let known = seen | unknown.meant
      if known & type.required != type.required { reportMissingKeys(type, seen: known, in: mapping) }
      for rule in type.ruleMasks where !rule.allows(seen) {
        if unknown.areThere, rule.needsMore(than: seen) { continue }
        report(rule, of: type, in: mapping)
      }
      return true
    }
    for rule in type.ruleMasks where !rule.allows(seen, over: present) {
      reportUnfit(rule, of: type, in: mapping, over: present)
    }
    return true
  }

  private func read<Owner>(
    keyAt index: Int, of type: MappingType<Owner>, _ value: NodeID, into owner: inout Owner
  ) {
    subject = Subject(index, of: type.names)
    type.reads[index](self, value, &owner)
  }

  /// Takes a merge key of a mapping, which can have one. What a second merges is read, too, so that it is not reported as missing.
  private func note(merge: Merge, in merges: inout [Merge]) {
    if let first = merges.first { reportSecond(merge, after: first) }
    merges.append(merge)
  }

  /// Reads the keys of a merged mapping, or of several, that nothing before it has set.
  private func decodeMerge<Owner>(
    _ type: MappingType<Owner>, _ node: NodeID, seen: inout UInt64, into owner: inout Owner
  ) {
    let target = tree.resolved(node)
    guard tree.kind(target) == .sequence else {
      decodeMergedMapping(type, node, seen: &seen, into: &owner)
      return
    }
    spend(elements: tree.count(target))
    for element in tree.elements(of: target) { decodeMergedMapping(type, element, seen: &seen, into: &owner) }
  }

  private func decodeMergedMapping<Owner>(
    _ type: MappingType<Owner>, _ node: NodeID, seen: inout UInt64, into owner: inout Owner
  ) {
    let target = tree.resolved(node)
    guard tree.kind(target) == .mapping else {
      report(
        .badMergeValue, "'<<' merges a mapping or a list of mappings", at: node,
        help: "write '<<: *name', where '&name' marks a mapping")
      return
    }
    spend(elements: tree.count(target))
    var merges: [Merge] = []
    // A key that excludes others has been chosen already where one of them was seen.
    let before = type.ruleMasks.reduce(seen) { $0 | $1.excluded(by: seen) }
    var here: UInt64 = 0
    for (key, value) in tree.pairs(of: target) {
      guard let index = type.names.index(of: key, in: tree) else {
        var unknown = UnknownKeys()
        if tree.isMergeKey(key) {
          note(merge: (key, value), in: &merges)
        } else {
          report(key, in: type, of: target, &unknown)
        }
        continue
      }
      let bit: UInt64 = 1 &<< UInt64(index)
      guard here & bit == 0 else {
        reportDuplicate(key, name: type.keys[index].name, in: target)
        continue
      }
      here |= bit
      guard before & bit == 0 else { continue }
      seen |= bit
      read(keyAt: index, of: type, value, into: &owner)
    }
    for merge in merges { decodeMerge(type, merge.value, seen: &seen, into: &owner) }
  }

  /// Reports a key that its type does not have.
  private func report<Owner>(
    _ key: NodeID, in type: MappingType<Owner>, of mapping: NodeID, _ unknown: inout UnknownKeys
  ) {
    guard let name = tree.scalarContent(key)?.string else {
      report(
        .nonScalarKey, "a key of \(type.noun) must be a word, not \(foundNoun(key))", at: key,
        help: "put a text that begins with a brace or a bracket in quotes")
      return
    }
    unknown.areThere = true
    for meant in reportUnknown(key, name: name, in: type, of: mapping) {
      if let index = type.names.names.firstIndex(of: meant) { unknown.meant |= 1 << UInt64(index) }
    }
  }

  private func reportNoMapping<Owner>(_ node: NodeID, of type: MappingType<Owner>) {
    let expected = type.shorthand.map { "\($0) or a mapping" } ?? "a mapping"
    if isScalar(node), tree.scalarStyle(tree.resolved(node)) == .plain,
      let help = helpForSpace(in: tree.string(tree.resolved(node)), keys: type.names.names)
    {
      return reportWrongType(node, expected: expected, help: help)
    }
    let mapping = wrapped(node, in: type)
    reportWrongType(
      node, expected: expected, help: mapping.map { "write \($0)" },
      fixIts: mapping.map { replacing(node, with: $0, .unsafe) } ?? [])
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
