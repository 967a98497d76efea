import FontBuilding
import Testing

@testable import TableFonts

@Suite("Glyphs of scalars")
struct CharacterMapTests {
  @Test("are found in every format", arguments: FontBuilder.CharacterMapForm.allCases)
  func formats(form: FontBuilder.CharacterMapForm) throws {
    var font = FontBuilder(["A": 1, "B": 2, "D": 3, "é": 4, "z": 5, "Ā": 6])
    font.characterMap = form
    let face = try #require(try FontFile.faces(font.bytes()).first)
    for scalar in font.scalars { #expect(face.glyph(for: scalar).map(Int.init) == font.glyph(scalar), "\(scalar)") }
    for scalar in ["C", "@", "ā", "\u{FFFF}", "😀"] as [Unicode.Scalar] { #expect(face.glyph(for: scalar) == nil) }
  }

  @Test("beyond the first plane stand in format 12")
  func planes() throws {
    var font = FontBuilder(["A": 1, "😀": 2, "𝒜": 3])
    font.characterMap = .groups
    let face = try #require(try FontFile.faces(font.bytes()).first)
    #expect(face.glyph(for: "😀") == 3 && face.glyph(for: "𝒜") == 2 && face.glyph(for: "😁") == nil)
  }

  @Test("are those of a font that maps Unicode")
  func unicode() {
    var font = FontBuilder.ascii
    // Platform 3, encoding 2: Shift JIS.
    var table = BigEndian()
    table.u16s(0, 1, 3, 2, 0, 12, 6, 12, 0, 0x20, 1, 1)
    font.tables["cmap"] = table.bytes
    #expect(throws: FontError.noCharacterMap) { try FontFile.faces(font.bytes()) }
  }

  /// Dingbats and icon fonts: Core Text and HarfBuzz map U+0020 to U+00FF to them.
  @Test("of a font for symbols are also those of Latin letters")
  func symbols() throws {
    var font = FontBuilder.ascii
    var table = BigEndian()
    table.u16s(0, 1, 3, 0, 0, 12, 6, 14, 0, 0xF041, 2, 1, 2)
    font.tables["cmap"] = table.bytes
    let face = try #require(try FontFile.faces(font.bytes()).first)
    #expect(face.glyph(for: "A") == 1 && face.glyph(for: "B") == 2 && face.glyph(for: "C") == nil)
    #expect(face.glyph(for: "\u{F041}") == 1)
  }

  @Test("are in the font: a number beyond its glyphs is none")
  func range() throws {
    var font = FontBuilder(["A": 1])
    var table = BigEndian()
    table.u16s(0, 1, 3, 1, 0, 12, 6, 14, 0, 0x41, 2, 1, 2)
    font.tables["cmap"] = table.bytes
    let face = try #require(try FontFile.faces(font.bytes()).first)
    #expect(face.glyph(for: "A") == 1 && face.glyph(for: "B") == nil)
  }
}
