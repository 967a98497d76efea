extension SourceSyntax {
  /// A node of a text that may be unfinished.
  package struct Node: Sendable {
    package enum Style: UInt8, Sendable {
      /// Scalars.
      case plain, singleQuoted, doubleQuoted, literal, folded
      /// Sequences and mappings.
      case block, flow
    }

    package var kind: NodeKind
    package var style: Style
    /// Whether it is a key of a mapping, with or without its colon.
    package var isKey = false
    /// Whether its closing quote or bracket is there; of a key, whether its colon is.
    package var isComplete = true
    /// Whether nothing is written where a node must be, such as after a colon: there is an empty scalar, and at most an anchor and a tag.
    package var isMissing = false
    /// The first byte, without the anchor and the tag.
    package internal(set) var start: Int32
    /// The byte after the last, with a closing quote or bracket.
    package internal(set) var end: Int32
    /// The index of the collection that contains it; -1 for the root of a document.
    package internal(set) var parent: Int32
    /// The index after its last descendant.
    package internal(set) var next: Int32 = 0
    /// Of a value of a mapping, the index of its key; -1 for any other node.
    package internal(set) var key: Int32 = -1
    /// The index of its anchor; -1 if it has none.
    package internal(set) var anchor: Int32 = -1
    /// The index of the token of its tag; -1 if it has none.
    package internal(set) var tag: Int32 = -1
    /// Of a literal or folded scalar, the spaces before its lines that are not part of the text.
    var indentation: Int32 = 0

    package var range: Range<Int> { Int(start)..<Int(end) }
  }
}
