/// A node that libyaml may have misread: a node with an anchor, an alias, a block scalar, or a quoted or bracketed value that spans
/// several lines.
struct Suspect {
  var node: UInt32
  /// The zero-based column of the enclosing block collection; -1 outside all collections.
  var indent: Int32
}
