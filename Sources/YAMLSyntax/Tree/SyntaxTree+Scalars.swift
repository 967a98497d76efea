extension SyntaxTree {
  /// Calls a closure with the scalar's content as UTF-8, with escapes resolved and lines folded, without copying it. Traps for a
  /// collection.
  ///
  /// The buffer is valid only inside the closure. It can contain NUL bytes, written as `"\0"` in the source.
  @inlinable
  public func withScalarBytes<R, E: Error>(
    _ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    let node = nodes[Int(resolved(id).rawValue)]
    precondition(node.shape.kind == .scalar, "only a scalar has bytes")
    let start = Int(node.first)
    let end = start + Int(node.second)
    return try text.withUnsafeBufferPointer { (bytes) throws(E) -> R in
      try body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// The scalar's content, escapes resolved and lines folded. Traps for a collection.
  @inlinable
  public func string(_ id: NodeID) -> String {
    withScalarBytes(id) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the key is a merge key: a plain `<<` without a tag.
  @inlinable
  public func isMergeKey(_ key: NodeID) -> Bool {
    let node = nodes[Int(key.rawValue)]
    guard node.second == 2, node.shape.kind == .scalar, node.shape.style == ScalarStyle.plain.rawValue else {
      return false
    }
    let start = Int(node.first)
    guard text[start] == UInt8(ascii: "<"), text[start + 1] == UInt8(ascii: "<") else { return false }
    return node.shape.isBarePlainScalar || tag(key) == nil
  }
}
