@testable import TableFonts

extension FontInstance {
  /// What the pairs of two adjacent glyphs add between them, in font units.
  func kerning(_ left: GlyphID, _ right: GlyphID, script: Script) -> Double {
    plan(for: script).kerning(left, right, self)
  }

  /// The glyphs of a text of one script, by their numbers.
  func shaped(_ glyphs: [GlyphID], script: Script = .latin) -> [GlyphID] {
    plan(for: script).shape(glyphs.map { ShapingGlyph(id: $0) }, self) { glyphs.map { _ in .nonJoining } }.map(\.id)
  }
}
