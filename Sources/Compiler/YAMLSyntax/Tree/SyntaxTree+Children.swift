extension SyntaxTree {
  /// The number of elements of a sequence or of pairs of a mapping; 0 for a scalar.
  @inlinable
  public func count(_ id: NodeID) -> Int {
    let node = nodes[Int(resolved(id).rawValue)]
    switch node.shape.kind {
    case .sequence: return Int(node.first)
    case .mapping: return Int(node.first) / 2
    case .scalar, .alias: return 0
    }
  }

  /// The elements of a sequence, in order. Traps for any other node.
  @inlinable
  public func elements(of id: NodeID) -> Elements {
    let index = resolved(id).rawValue
    let node = nodes[Int(index)]
    precondition(node.shape.kind == .sequence, "only a sequence has elements")
    return Elements(cursor: ChildCursor(tree: self, next: index + 1, remaining: node.first))
  }

  /// The keys and values of a mapping, in order and with duplicates. Traps for any other node.
  @inlinable
  public func pairs(of id: NodeID) -> Pairs {
    let index = resolved(id).rawValue
    let node = nodes[Int(index)]
    precondition(node.shape.kind == .mapping, "only a mapping has pairs")
    return Pairs(cursor: ChildCursor(tree: self, next: index + 1, remaining: node.first))
  }

  /// Iterates over direct children, skipping their descendants.
  @usableFromInline
  struct ChildCursor: Sendable {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var next: UInt32
    @usableFromInline var remaining: UInt32

    @inlinable
    init(tree: SyntaxTree, next: UInt32, remaining: UInt32) {
      self.tree = tree
      self.next = next
      self.remaining = remaining
    }

    @inlinable
    mutating func advance() -> NodeID? {
      guard remaining > 0 else { return nil }
      remaining &-= 1
      let id = next
      next = tree.nodes[Int(id)].next(after: id)
      return NodeID(rawValue: id)
    }
  }

  /// The elements of a sequence.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var cursor: ChildCursor

    @inlinable
    init(cursor: ChildCursor) {
      self.cursor = cursor
    }

    /// The number of elements that are left.
    @inlinable
    public var underestimatedCount: Int { Int(cursor.remaining) }

    /// The next element, or nil at the end.
    @inlinable
    public mutating func next() -> NodeID? { cursor.advance() }
  }

  /// The keys and values of a mapping.
  public struct Pairs: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var cursor: ChildCursor

    @inlinable
    init(cursor: ChildCursor) {
      self.cursor = cursor
    }

    /// The number of elements that are left.
    @inlinable
    public var underestimatedCount: Int { Int(cursor.remaining) / 2 }

    /// The next element, or nil at the end.
    @inlinable
    public mutating func next() -> (key: NodeID, value: NodeID)? {
      guard let key = cursor.advance(), let value = cursor.advance() else { return nil }
      return (key, value)
    }
  }
}
