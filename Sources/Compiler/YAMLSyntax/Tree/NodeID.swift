/// A node of a `SyntaxTree`: its index in preorder, across all documents.
@frozen
public struct NodeID: RawRepresentable, Hashable, Sendable {
  /// Its place in the tree.
  public var rawValue: UInt32

  /// Creates a node ID of its raw value.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
