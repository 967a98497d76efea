import YAMLSyntax

extension SpecDecoder {
  /// Reads a mapping's keys into their owner. Keys of the mapping itself come first, then those that it merges (`<<`).
  ///
  /// - Parameter present: the keys that the owner has already where the mapping is read over it; nil for an owner that the mapping
  ///   makes.
  /// - Returns: false, with a diagnostic, where the node is no mapping.
  @discardableResult
  func decode<Owner>(
    _ type: MappingType<Owner>, _ node: NodeID, into owner: inout Owner, over present: UInt64? = nil
  ) -> Bool {
    let mapping = tree.resolved(node)
    guard tree.kind(mapping) == .mapping else {
      reportWrongType(node, expected: type.shorthand.map { "\($0) or a mapping" } ?? "a mapping")
      return false
    }
    let outer = subject
    defer { subject = outer }
    spend(elements: tree.count(mapping))
    var seen: UInt64 = 0
    var merges: [NodeID] = []
    for (key, value) in tree.pairs(of: mapping) {
      if tree.isMergeKey(key) {
        merges.append(value)
        continue
      }
      guard let index = keyIndex(key, in: type) else { continue }
      guard seen & (1 << UInt64(index)) == 0 else {
        reportDuplicate(key, name: type.keys[index].name, in: mapping)
        continue
      }
      seen |= 1 << UInt64(index)
      read(keyAt: index, of: type, value, into: &owner)
    }
    for value in merges { decodeMerge(type, value, seen: &seen, into: &owner) }
    guard let present else {
      if seen & type.required != type.required { reportMissingKeys(type, seen: seen, in: mapping) }
      for rule in type.ruleMasks where !rule.allows(seen) { report(rule, of: type, in: mapping) }
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
    subject = Subject(key: type.names.names[index], owner: type.noun)
    type.reads[index](self, value, &owner)
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
    var merges: [NodeID] = []
    // A key that excludes others has been chosen already where one of them was seen.
    let before = type.ruleMasks.reduce(seen) { $0 | $1.excluded(by: seen) }
    var here: UInt64 = 0
    for (key, value) in tree.pairs(of: target) {
      if tree.isMergeKey(key) {
        merges.append(value)
        continue
      }
      guard let index = keyIndex(key, in: type) else { continue }
      let bit: UInt64 = 1 << UInt64(index)
      guard here & bit == 0 else {
        reportDuplicate(key, name: type.keys[index].name, in: target)
        continue
      }
      here |= bit
      guard before & bit == 0 else { continue }
      seen |= bit
      read(keyAt: index, of: type, value, into: &owner)
    }
    for value in merges { decodeMerge(type, value, seen: &seen, into: &owner) }
  }

  /// The index of a key in its type; an unknown one is reported.
  private func keyIndex<Owner>(_ key: NodeID, in type: MappingType<Owner>) -> Int? {
    let scalar = tree.resolved(key)
    guard tree.kind(scalar) == .scalar else {
      report(
        .nonScalarKey, "a key of \(type.noun) must be a word, not \(foundNoun(key))", at: key,
        help: "put a text that begins with a brace or a bracket in quotes")
      return nil
    }
    if let index = tree.withScalarBytes(scalar, { type.names.index(of: $0) }) { return index }
    reportUnknown(key, name: tree.string(scalar), in: type)
    return nil
  }

  /// What to point at where a whole mapping is meant: its first key, or itself where it is empty.
  func firstKey(of mapping: NodeID) -> NodeID {
    for (key, _) in tree.pairs(of: mapping) { return key }
    return mapping
  }

  /// The value of a key in a mapping, merged keys included, without reading the rest.
  func value(of name: String, in node: NodeID) -> NodeID? {
    isMapping(node) ? tree.pair(name, of: tree.resolved(node))?.value : nil
  }
}

extension StaticString {
  /// The text as UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
