/// What a source may cost at most. A source is untrusted: hitting a limit ends the work at once with a located error.
public struct SyntaxLimits: Sendable, Hashable {
  /// The longest source, in bytes.
  public var maxBytes = 16 << 20
  /// How many sequences and mappings may stand inside each other, aliases followed: ``deepest`` at most.
  public var maxDepth = 64 {
    didSet { maxDepth = min(maxDepth, Self.deepest) }
  }
  /// How many aliases (`*name`) one source may hold.
  public var maxAliases = 100
  /// How many nodes one source may hold, counted as written.
  public var maxNodes = 4_000_000
  /// How many times more nodes and bytes there may be with all aliases followed than were written.
  /// Up to `freeExpandedNodes` nodes and `freeExpandedBytes` bytes are always allowed, so that small files are free.
  public var maxExpansion = 20

  public init() {}

  /// However high the limit is set: libyaml's work grows with the square of the depth, and everything that walks a tree calls itself
  /// once a level or more.
  public static let deepest = 500

  public static let `default` = SyntaxLimits()

  static let freeExpandedNodes = 10_000
  static let freeExpandedBytes = 1 << 20
  /// `%TAG` lines in one source. libyaml compares each with all before it, so that many of them cost the square.
  static let tagDirectives = 100
  /// Bytes of one tag after its prefix was put in. A long prefix on many nodes would be copied for each.
  static let tagBytes = 1_024
  /// Places in the tree are 32 bits wide, and a scalar's UTF-8 is at most 1.5 times as long as what was written.
  static let addressableBytes = 1 << 31
  static let addressableNodes = Int(UInt32.max) - 1
}
