import YAMLSyntax

/// Hashes of what nodes mean: the same for values that are read alike, however they are written.
struct TreeHashes {
  let tree: SyntaxTree
  /// By the number of the node; 0 for those that nobody asked for.
  private var known: [Int]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    known = Array(repeating: 0, count: tree.nodeCount)
  }

  /// An alias has the hash of its name: its target is compared where it is written.
  mutating func hash(of node: NodeID) -> Int {
    let number = Int(node.rawValue)
    if known[number] != 0 { return known[number] }
    var hasher = Hasher()
    switch tree.kind(node) {
    case .alias:
      hasher.combine(3)
      hasher.combine(tree.anchor(tree.resolved(node)))
    case .scalar:
      hasher.combine(0)
      hasher.combine(tree.coreValue(node))
    case .sequence:
      hasher.combine(1)
      for element in tree.elements(of: node) { hasher.combine(hash(of: element)) }
    case .mapping:
      hasher.combine(2)
      // The order of keys has no meaning.
      var sum = 0
      for (key, value) in tree.pairs(of: node) {
        var pair = Hasher()
        pair.combine(hash(of: key))
        pair.combine(hash(of: value))
        sum &+= pair.finalize()
      }
      hasher.combine(sum)
    }
    let hash = hasher.finalize()
    known[number] = hash
    return hash
  }
}
