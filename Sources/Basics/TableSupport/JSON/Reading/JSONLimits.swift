/// The limits for a JSON text.
public struct JSONLimits: Hashable, Sendable {
  /// The maximum nesting of arrays and objects. The layout of a spec at its own limit is nested about 150 levels deep.
  public var depth: Int
  /// The maximum size of the text; 512 MiB unless set.
  public var bytes: Int

  /// The maximum for `depth`: values are deallocated recursively, on the stack.
  public static let greatestDepth = 256

  /// Creates JSON limits.
  public init(depth: Int = greatestDepth, bytes: Int = 512 << 20) {
    self.depth = min(max(depth, 1), Self.greatestDepth)
    self.bytes = bytes
  }
}
