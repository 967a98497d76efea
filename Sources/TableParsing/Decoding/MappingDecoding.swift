import TableDiagnostics
import TableIR
import YAMLSyntax

extension SpecDecoder {
  /// Reads a mapping's keys into their owner. Keys of the mapping itself come first, then those that it merges (`<<`).
  ///
  /// Returns false, with a diagnostic, where the node is no mapping.
  @discardableResult
  func decode<Owner>(_ type: MappingType<Owner>, _ node: NodeID, into owner: inout Owner) -> Bool {
    let mapping = tree.resolved(node)
    guard tree.kind(mapping) == .mapping else {
      reportWrongType(node, expected: type.noun)
      return false
    }
    let outer = subject
    defer { subject = outer }
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
      read(type.keys[index], of: type, value, into: &owner)
    }
    for value in merges { decodeMerge(type, value, seen: &seen, into: &owner) }
    if seen & type.required != type.required { reportMissingKeys(type, seen: seen, in: mapping) }
    return true
  }

  private func read<Owner>(
    _ key: Key<Owner>, of type: MappingType<Owner>, _ value: NodeID, into owner: inout Owner
  ) {
    subject = Subject(key: key.name, owner: type.noun)
    key.read(self, value, &owner)
  }

  /// Reads the keys of a merged mapping that nothing before it has set.
  private func decodeMerge<Owner>(
    _ type: MappingType<Owner>, _ node: NodeID, seen: inout UInt64, into owner: inout Owner
  ) {
    let target = tree.resolved(node)
    switch tree.kind(target) {
    case .sequence:
      for element in tree.elements(of: target) { decodeMerge(type, element, seen: &seen, into: &owner) }
    case .mapping:
      var merges: [NodeID] = []
      let before = seen
      for (key, value) in tree.pairs(of: target) {
        if tree.isMergeKey(key) {
          merges.append(value)
          continue
        }
        guard let index = keyIndex(key, in: type), before & (1 << UInt64(index)) == 0 else { continue }
        seen |= 1 << UInt64(index)
        read(type.keys[index], of: type, value, into: &owner)
      }
      for value in merges { decodeMerge(type, value, seen: &seen, into: &owner) }
    case .scalar, .alias:
      report(
        .badMergeValue, "'<<' merges a mapping or a list of mappings", at: node,
        help: "write '<<: *name', where '&name' marks a mapping")
    }
  }

  /// The index of a key in its type; an unknown one is reported.
  private func keyIndex<Owner>(_ key: NodeID, in type: MappingType<Owner>) -> Int? {
    let scalar = tree.resolved(key)
    guard tree.kind(scalar) == .scalar else {
      report(.nonScalarKey, "a key of \(type.noun) must be a word", at: key)
      return nil
    }
    if let index = tree.withScalarBytes(scalar, { type.names.index(of: $0) }) { return index }
    reportUnknown(key, name: tree.string(scalar), in: type)
    return nil
  }

  private func reportUnknown<Owner>(_ key: NodeID, name: String, in type: MappingType<Owner>) {
    guard let match = closestMatch(to: name, in: type.names.names) else {
      report(
        .unknownKey, "unknown key '\(name)' in \(type.noun)", at: key,
        help: "\(type.noun) has the keys \(type.names.names.joined(separator: ", "))")
      return
    }
    report(
      .unknownKey, "unknown key '\(name)' in \(type.noun)", at: key, label: "did you mean '\(match)'?",
      fixIts: [FixIt(message: "replace with '\(match)'", range: source.range(key), replacement: match)])
  }

  private func reportDuplicate(_ key: NodeID, name: String, in mapping: NodeID) {
    var notes: [Note] = []
    for (other, _) in tree.pairs(of: mapping) where tree.string(tree.resolved(other)) == name {
      notes = [Note(message: "first written here", range: source.range(other))]
      break
    }
    report(.duplicateKey, "duplicate key '\(name)'", at: key, help: "keep one of the two", notes: notes)
  }

  private func reportMissingKeys<Owner>(_ type: MappingType<Owner>, seen: UInt64, in mapping: NodeID) {
    for (index, key) in type.keys.enumerated() where key.isRequired && seen & (1 << UInt64(index)) == 0 {
      report(
        .missingKey, "\(type.noun) needs the key '\(key.name)'", at: firstKey(of: mapping),
        help: "add '\(key.name)': \(key.doc)")
    }
  }

  /// What to point at where a whole mapping is meant: its first key, or itself where it is empty.
  func firstKey(of mapping: NodeID) -> NodeID {
    for (key, _) in tree.pairs(of: mapping) { return key }
    return mapping
  }

  /// The value of a key in a mapping, merged keys included, without reading the rest.
  func value(of name: StaticString, in node: NodeID) -> NodeID? {
    let mapping = tree.resolved(node)
    guard tree.kind(mapping) == .mapping else { return nil }
    var merged: NodeID?
    for (key, value) in tree.pairs(of: mapping) where tree.kind(key) == .scalar {
      if tree.isMergeKey(key) {
        merged = merged ?? mergedValue(of: name, in: value)
      } else if tree.withScalarBytes(key, { $0.elementsEqual(name.bytes) }) {
        return value
      }
    }
    return merged
  }

  private func mergedValue(of name: StaticString, in node: NodeID) -> NodeID? {
    let target = tree.resolved(node)
    guard tree.kind(target) == .sequence else { return value(of: name, in: target) }
    for element in tree.elements(of: target) {
      if let found = value(of: name, in: element) { return found }
    }
    return nil
  }
}

extension StaticString {
  /// The text as UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
