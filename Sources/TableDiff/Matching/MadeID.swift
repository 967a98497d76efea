import TableIR

extension String {
  /// Whether it is the id of a row that has none of its own: those that are made of a row's place have a slash (`friends/2`),
  /// which no other may have.
  var isMadeForRow: Bool { utf8.contains(UInt8(ascii: "/")) }

  /// Whether it could be what a section without an id is called: `section-0`.
  var isMadeForSection: Bool { Section.looksMade(self) }
}
