/// A node in 28 bytes. The meaning of the two words depends on the kind.
@usableFromInline
struct Node: Sendable, BitwiseCopyable {
  @usableFromInline var start: Mark
  @usableFromInline var end: Mark
  /// Scalar: the start of its bytes in the tree's text. Collection: the number of its direct children. Alias: its
  /// target.
  @usableFromInline var first: UInt32
  /// Scalar: the number of bytes. Collection: the index after its last descendant. Alias: unused.
  @usableFromInline var second: UInt32
  @usableFromInline var shape: Shape

  @inlinable
  func next(after index: UInt32) -> UInt32 {
    shape.isCollection ? second : index &+ 1
  }

  /// Kind, style and whether the node has a tag or an anchor, in one byte.
  @usableFromInline
  struct Shape: Sendable, BitwiseCopyable {
    @usableFromInline var bits: UInt8

    init(kind: NodeKind, style: UInt8, hasProperties: Bool) {
      bits = kind.rawValue | style << 2 | (hasProperties ? 0x80 : 0)
    }

    @inlinable var kind: NodeKind {
      switch bits & 3 {
      case 0: .scalar
      case 1: .sequence
      case 2: .mapping
      default: .alias
      }
    }
    @inlinable var isCollection: Bool { bits & 3 == 1 || bits & 3 == 2 }
    @inlinable var style: UInt8 { bits >> 2 & 7 }
    @inlinable var hasProperties: Bool { bits & 0x80 != 0 }
    /// A plain scalar without tag and anchor, like most nodes of most files.
    @inlinable var isBarePlainScalar: Bool { bits == 0 }
  }
}

/// The tag and anchor of the few nodes that have any, in the order of the nodes.
@usableFromInline
struct NodeProperties: Sendable {
  var node: UInt32
  var tag: TextSpan?
  var anchor: TextSpan?
}

/// A range of bytes of the tree's text.
struct TextSpan: Sendable {
  var offset: UInt32
  var length: UInt32

  var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

/// The first node of a document, and whether `---` and `...` were written.
struct Document: Sendable {
  var root: NodeID
  var hasStartMarker: Bool
  var hasEndMarker = false
}
