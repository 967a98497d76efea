/// A node of a text that may be unfinished.
package struct LenientNode: Sendable {
  package enum Kind: UInt8, Sendable {
    case scalar, sequence, mapping, alias
  }

  package enum Style: UInt8, Sendable {
    /// Scalars.
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// Sequences and mappings.
    case block, flow
  }

  package var kind: Kind
  package var style: Style
  /// Whether it is a key of a mapping, with or without its colon.
  package var isKey = false
  /// Whether its closing quote or bracket is there; of a key, whether its colon is.
  package var isComplete = true
  /// The first byte, without the anchor and the tag.
  var start: Int32
  /// The byte after the last, with a closing quote or bracket.
  var end: Int32
  /// The index of the collection that contains it; -1 for the root of a document.
  var parent: Int32
  /// The index after its last descendant.
  var next: Int32 = 0
  /// Of a value of a mapping, the index of its key; -1 for any other node.
  var key: Int32 = -1
  /// The index of its anchor; -1 if it has none.
  var anchor: Int32 = -1

  package var range: Range<Int> { Int(start)..<Int(end) }
}
