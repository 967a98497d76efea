/// A node of one `SyntaxTree`: its index in preorder, documents one after the other.
@frozen
public struct NodeID: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
