import TableIR

extension String {
  /// Whether it is a generated row id: those made from a row's place contain a slash (`friends/2`), which no other id may.
  var isMadeForRow: Bool { utf8.contains(UInt8(ascii: "/")) }

  /// Whether it could be the generated id of a section: `section-0`.
  var isMadeForSection: Bool { Section.looksMade(self) }
}
