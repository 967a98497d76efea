import YAMLSyntax

/// Compares two trees, without regard to styles and to the order of keys.
struct TreeEquality {
  private let left: SyntaxTree
  private let right: SyntaxTree
  /// For each anchored node on the left, its counterpart on the right.
  private var counterparts: [NodeID: NodeID] = [:]

  init(_ left: SyntaxTree, _ right: SyntaxTree) {
    (self.left, self.right) = (left, right)
  }

  var areEqual: Bool {
    mutating get {
      guard left.documents.count == right.documents.count else { return false }
      for (old, new) in zip(left.documents, right.documents) {
        guard isEqual(old, new) else { return false }
      }
      return true
    }
  }

  private mutating func isEqual(_ old: NodeID, _ new: NodeID) -> Bool {
    guard left.kind(old) == right.kind(new) else { return false }
    if left.kind(old) == .alias { return counterparts[left.resolved(old)] == right.resolved(new) }
    let anchor = left.anchor(old)
    guard anchor == right.anchor(new), left.tag(old) == right.tag(new) else { return false }
    if anchor != nil { counterparts[old] = new }
    switch left.kind(old) {
    case .scalar, .alias: return isEqualScalar(old, new)
    case .sequence:
      guard left.count(old) == right.count(new) else { return false }
      for (element, other) in zip(left.elements(of: old), right.elements(of: new)) {
        guard isEqual(element, other) else { return false }
      }
      return true
    case .mapping: return isEqualMapping(old, new)
    }
  }

  private func isEqualScalar(_ old: NodeID, _ new: NodeID) -> Bool {
    let isSameText = left.withScalarBytes(old) { bytes in right.withScalarBytes(new) { bytes.elementsEqual($0) } }
    guard isSameText else { return false }
    if left.scalarStyle(old) == right.scalarStyle(new) { return true }
    // Only a plain scalar can be anything but a string.
    return Self.isText(left, old) && Self.isText(right, new)
  }

  private static func isText(_ tree: SyntaxTree, _ node: NodeID) -> Bool {
    if case .string = tree.coreValue(node) { return !tree.isMergeKey(node) }
    return false
  }

  private mutating func isEqualMapping(_ old: NodeID, _ new: NodeID) -> Bool {
    guard left.count(old) == right.count(new) else { return false }
    var pairs = right.pairs(of: new)
    var isInOrder = true
    var names: [String: [(key: NodeID, value: NodeID)]] = [:]
    for (key, value) in left.pairs(of: old) {
      if isInOrder, let (otherKey, otherValue) = pairs.next() {
        if isSameKey(key, otherKey) {
          guard isEqual(key, otherKey), isEqual(value, otherValue) else { return false }
          continue
        }
        // From here on, pairs are found by the texts of their keys.
        isInOrder = false
        names = named([(otherKey, otherValue)] + pairs.map { ($0.key, $0.value) })
      }
      guard left.kind(key) == .scalar else { return false }
      guard let other = names[left.string(key)]?.popLast() else { return false }
      guard isEqual(key, other.key), isEqual(value, other.value) else { return false }
    }
    return true
  }

  /// Pairs by the texts of their keys, of each text the first one last: a list gives its last element for nothing.
  private func named(_ pairs: [(key: NodeID, value: NodeID)]) -> [String: [(key: NodeID, value: NodeID)]] {
    pairs.reversed().reduce(into: [:]) { names, pair in
      if right.kind(pair.key) == .scalar { names[right.string(pair.key), default: []].append(pair) }
    }
  }

  private func isSameKey(_ old: NodeID, _ new: NodeID) -> Bool {
    guard left.kind(old) == .scalar, right.kind(new) == .scalar else { return left.kind(old) == right.kind(new) }
    return left.withScalarBytes(old) { bytes in right.withScalarBytes(new) { bytes.elementsEqual($0) } }
  }
}
