/// A scalar in the memory of its tree, which the reader keeps alive: for readers that ask several things about each.
@usableFromInline
@frozen
package struct ScalarContent {
  /// The content as UTF-8, with escapes resolved and lines folded.
  @usableFromInline package let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline package let isPlain: Bool

  @inlinable
  init(bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool) {
    self.bytes = bytes
    self.isPlain = isPlain
  }

  @inlinable
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension SyntaxTree {
  /// The scalar, or nil for a sequence or mapping.
  @inlinable
  @inline(__always)
  package func scalarContent(_ id: NodeID) -> ScalarContent? {
    var node = nodes[Int(id.rawValue)]
    if node.shape.kind == .alias { node = nodes[Int(node.first)] }
    guard node.shape.kind == .scalar else { return nil }
    let start = Int(node.first)
    return ScalarContent(
      bytes: text[start..<start + Int(node.second)], isPlain: node.shape.style == ScalarStyle.plain.rawValue)
  }

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
    return try withExtendedLifetime(self) { () throws(E) -> R in
      try body(text[start..<start + Int(node.second)])
    }
  }

  /// The scalar's content, escapes resolved and lines folded. Traps for a collection.
  @inlinable
  public func string(_ id: NodeID) -> String {
    withScalarBytes(id) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the key is a merge key: a plain `<<` without a tag, or a `<<` with the tag of merge keys, which other programs write.
  @inlinable
  public func isMergeKey(_ key: NodeID) -> Bool {
    let node = nodes[Int(key.rawValue)]
    guard node.second == 2, node.shape.kind == .scalar else { return false }
    let start = Int(node.first)
    guard text[start] == UInt8(ascii: "<"), text[start + 1] == UInt8(ascii: "<") else { return false }
    return node.shape.isBarePlainScalar || hasMergeTag(key, isPlain: node.shape.style == ScalarStyle.plain.rawValue)
  }

  @usableFromInline
  func hasMergeTag(_ key: NodeID, isPlain: Bool) -> Bool {
    tagBytes(key)?.elementsEqual("tag:yaml.org,2002:merge".utf8) ?? isPlain
  }
}
