/// A node that libyaml may have misread: one with an anchor, an alias, a block scalar, a quoted or bracketed value of several
/// lines.
struct Suspect {
  var node: UInt32
  /// The column, from 0, of the block collection around it; -1 outside all.
  var indent: Int32
}
