extension SyntaxTree {
  /// The outermost node that starts at a place: a block mapping rather than its first key; nil if there is none.
  public func node(at place: Mark) -> NodeID? {
    firstNode(from: place).flatMap { start($0) == place ? $0 : nil }
  }

  /// The first node that starts at a place or after it; the outermost of several.
  public func firstNode(from place: Mark) -> NodeID? {
    let index = count(startingBefore: place)
    return index < nodes.count ? NodeID(rawValue: UInt32(index)) : nil
  }

  /// The last node that starts before a place; the innermost of several.
  public func lastNode(before place: Mark) -> NodeID? {
    let index = count(startingBefore: place)
    return index > 0 ? NodeID(rawValue: UInt32(index - 1)) : nil
  }

  /// The node after another in the order of the source.
  public func node(after id: NodeID) -> NodeID? {
    Int(id.rawValue) + 1 < nodes.count ? NodeID(rawValue: id.rawValue + 1) : nil
  }

  /// The raw values of a node and of everything below it.
  public func range(of id: NodeID) -> Range<UInt32> {
    id.rawValue..<nodes[Int(id.rawValue)].next(after: id.rawValue)
  }

  /// Nodes in preorder are sorted by their start.
  private func count(startingBefore place: Mark) -> Int {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].start < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
