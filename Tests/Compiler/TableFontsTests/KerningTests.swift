import FontBuilding
import Testing

@testable import TableFonts

@Suite("Kerning")
struct KerningTests {
  private func kerning(
    _ form: FontBuilder.Kerning, _ left: Unicode.Scalar, _ right: Unicode.Scalar, script: Script = .latin
  ) throws -> Double {
    var font = FontBuilder.ascii
    font.advances["\u{301}"] = 0
    font.kerning = form
    let face = try #require(try FontFile.faces(font.bytes()).first)
    return FontInstance(face: face).kerning(
      try #require(face.glyph(for: left)), try #require(face.glyph(for: right)), script: script)
  }

  private static let pairs: [FontBuilder.Pair] = [.init("A", "V", -80), .init("A", "W", 60)]

  static let allForms: [(String, FontBuilder.Kerning)] = [
    ("kern", .table(pairs)), ("kern of the Mac", .macTable(pairs)), ("GPOS by pairs", .pairs(pairs)),
    ("GPOS by pairs far away", .pairs(pairs, isExtension: true)), ("GPOS by classes", .classes(pairs)),
  ]

  @Test("is read in every form", arguments: allForms)
  func readForms(name: String, form: FontBuilder.Kerning) throws {
    #expect(try kerning(form, "A", "V") == -80)
    #expect(try kerning(form, "A", "W") == 60)
    #expect(try kerning(form, "A", "X") == 0)
    #expect(try kerning(form, "V", "A") == 0)
  }

  /// The font TestGVAREight.ttf of unicode-org/text-rendering-tests has such a table.
  @Test("may have no pairs")
  func empty() throws {
    #expect(try kerning(.table([]), "A", "V") == 0 && kerning(.macTable([]), "A", "V") == 0)
  }

  @Test("is that of the script, or of all others")
  func scripts() throws {
    let greek = try #require(Script(of: "Ω"))
    #expect(try kerning(.pairs(Self.pairs, script: "DFLT"), "A", "V", script: greek) == -80)
    #expect(try kerning(.pairs(Self.pairs, script: "grek"), "A", "V", script: greek) == -80)
    #expect(try kerning(.pairs(Self.pairs, script: "grek"), "A", "V") == 0)
  }

  @Test("passes over what a lookup's flags say")
  func flags() throws {
    let marked: [FontBuilder.Pair] = [.init("A", "\u{301}", -80)]
    #expect(try kerning(.pairs(marked), "A", "\u{301}") == -80)
    #expect(try kerning(.pairs(marked, flags: 8), "A", "\u{301}") == 0)
    #expect(try kerning(.pairs(Self.pairs, flags: 2), "A", "V") == 0)
    #expect(try kerning(.pairs(Self.pairs, flags: 4), "A", "V") == -80)
  }

  @Test("of GPOS comes before that of kern")
  func order() throws {
    var font = FontBuilder.ascii
    font.kerning = .pairs(Self.pairs)
    var other = FontBuilder.ascii
    other.kerning = .table([.init("A", "V", 7)])
    font.tables["kern"] = Array(try #require(TableDirectory(FontData(other.bytes()), at: 0)["kern"]).content)
    let face = try #require(try FontFile.faces(font.bytes()).first)
    #expect(FontInstance(face: face).kerning(34, 55, script: .latin) == -80)
  }
}
