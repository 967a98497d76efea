/// What a JSON text may cost before it is refused.
public struct JSONLimits: Hashable, Sendable {
  /// How deep arrays and objects may stand in each other. A layout of a spec at its own limit is about 150 deep.
  public var depth: Int
  public var bytes: Int

  /// The most that `depth` can be raised to: values are taken apart level by level, on the stack.
  public static let greatestDepth = 256

  public init(depth: Int = greatestDepth, bytes: Int = 512 << 20) {
    self.depth = min(max(depth, 1), Self.greatestDepth)
    self.bytes = bytes
  }
}
