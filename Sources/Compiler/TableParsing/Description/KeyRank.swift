/// Where authors write a key among the others of its mapping, and where the formatter puts it. Keys of the same rank are in the order
/// of the description, which the reference shows.
package enum KeyRank: Int, Comparable, Sendable {
  /// What the mapping is made for or from: how often a row is written, where a variant applies.
  case first
  /// What it is: its name, its template, the kind of a view.
  case early
  case ordinary
  /// What places it, and what is in it: lists that continue on the lines below.
  case late

  package static func < (left: KeyRank, right: KeyRank) -> Bool { left.rawValue < right.rawValue }
}
