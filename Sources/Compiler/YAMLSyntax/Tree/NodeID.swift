/// A node of a `SyntaxTree`: its index in preorder, across all documents.
@frozen
public struct NodeID: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
