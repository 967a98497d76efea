extension SyntaxTree {
  /// The outermost node that starts at a place: a block mapping rather than its first key. Nil where none does.
  public func node(at place: Mark) -> NodeID? {
    // In preorder no node starts before the one that precedes it.
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].start < place { low = middle + 1 } else { high = middle }
    }
    guard low < nodes.count, nodes[low].start == place else { return nil }
    return NodeID(rawValue: UInt32(low))
  }
}
