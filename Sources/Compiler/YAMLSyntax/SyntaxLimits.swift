/// The limits for a source. Sources are untrusted: reaching a limit stops the work immediately with a located error.
public struct SyntaxLimits: Sendable, Hashable {
  /// The longest source, in bytes.
  public var maxBytes = 16 << 20
  /// The maximum nesting of sequences and mappings, with aliases expanded; at most ``deepest``.
  public var maxDepth = 64 {
    didSet { maxDepth = min(maxDepth, Self.deepest) }
  }
  /// The maximum number of aliases (`*name`) in a source.
  public var maxAliases = 100
  /// The maximum number of nodes in a source, as written.
  public var maxNodes = 4_000_000
  /// The maximum ratio of nodes and bytes with all aliases expanded to nodes and bytes as written.
  /// Up to `freeExpandedNodes` nodes and `freeExpandedBytes` bytes are always allowed, so small files are not limited.
  public var maxExpansion = 20

  /// Creates syntax limits with their defaults.
  public init() {}

  /// The upper bound of the limit: libyaml's work grows with the square of the depth, and everything that walks a tree recurses
  /// at least once per level.
  public static let deepest = 500

  /// The limits for sources whose readers set none.
  public static let `default` = SyntaxLimits()

  static let freeExpandedNodes = 10_000
  static let freeExpandedBytes = 1 << 20
  /// `%TAG` directives in a source. libyaml compares each with all previous ones, so the work grows with the square of their number.
  static let tagDirectives = 100
  /// Bytes of a tag including its expanded prefix. A long prefix would be copied for each node.
  static let tagBytes = 1_024
  /// Offsets in the tree are 32 bits wide, and the UTF-8 of a scalar is at most 1.5 times as long as its source.
  static let addressableBytes = 1 << 31
  static let addressableNodes = Int(UInt32.max) - 1
}
