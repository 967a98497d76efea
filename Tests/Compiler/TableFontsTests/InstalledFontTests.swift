import Foundation
import Testing

@testable import TableFonts

/// Inter as Debian installs it (fonts-inter): PostScript's curves, kerning by classes and pairs, 2816 units an em.
@Suite("Inter as it is installed")
struct InstalledFontTests {
  private static let file = URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  private static let isPresent = FileManager.default.fileExists(atPath: file.path)
  private static let isRequired = ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"
  private static let isWanted = isPresent || isRequired
  private static let note: Comment = "no Inter: install fonts-inter; TABLEC_REQUIRE_TOOLS=1 fails without it"

  private func face() throws -> FontFace {
    try #require(try FontFile.faces(Array(Data(contentsOf: Self.file))).first)
  }

  private func width(_ text: String, of face: FontFace) throws -> Double {
    let instance = FontInstance(face: face)
    let glyphs = try text.unicodeScalars.map { try #require(face.glyph(for: $0)) }
    return zip(glyphs, glyphs.dropFirst()).reduce(glyphs.reduce(0) { $0 + instance.advance(of: $1) }) {
      $0 + instance.kerning($1.0, $1.1, script: .latin)
    }
  }

  @Test("tells what it is", .enabled(if: isWanted, note))
  func description() throws {
    let face = try face()
    #expect(face.family == "Inter" && face.weightClass == 400 && !face.isItalic && face.unitsPerEm == 2_816)
    #expect(face.embedding.refusal == nil)
  }

  /// The figures are HarfBuzz's for fonts-inter 4.0~beta7, with the features other than kern switched off.
  @Test(
    "is as wide as HarfBuzz has it", .enabled(if: isWanted, note),
    arguments: [("AVATAR To Yo. Wa, Ty", 29_024), ("“Quoted” – T.V.", 19_888), ("Größe Äpfel façade", 25_700)])
  func widths(text: String, units: Double) throws {
    #expect(try width(text, of: face()) == units)
  }

  @Test("draws the same where a part of it is taken out", .enabled(if: isWanted, note))
  func subset() throws {
    let face = try face()
    var subset = FontSubset(face: face)
    let text = "Wi-Fi Größe & Ärger 0123456789"
    for scalar in text.unicodeScalars { subset.add(scalar, glyph: try #require(face.glyph(for: scalar))) }
    let bytes = try subset.bytes()
    let part = try #require(try FontFile.faces(bytes).first)
    #expect(bytes.count < 20_000 && part.glyphCount == Set(text.unicodeScalars).count + 1)
    let (font, whole) = (try CFFFont(part.tables.required("CFF ")), try CFFFont(face.tables.required("CFF ")))
    for scalar in Set(text.unicodeScalars) {
      let (new, old) = (try #require(part.glyph(for: scalar)), try #require(face.glyph(for: scalar)))
      #expect(FontInstance(face: part).advance(of: new) == FontInstance(face: face).advance(of: old))
      // It draws the same, without a subroutine.
      let (code, former) = (try #require(font.charStrings[Int(new)]), try #require(whole.charStrings[Int(old)]))
      let drawn = try #require(
        CharStringWalk(former, global: whole.globalSubroutines, local: whole.parts[0].subroutines))
      #expect(Array(code.content) == drawn.code)
      #expect(font.globalSubroutines.count == 0 && font.parts[0].subroutines == nil)
    }
  }

  @Test("whose bytes are changed does no harm", .enabled(if: isWanted, note))
  func damage() throws {
    let bytes = Array(try Data(contentsOf: Self.file))
    let tables = try TableDirectory(FontData(bytes), at: 0)
    // Of the outlines, whose structure has the most ways to go wrong.
    let outlines = try #require(tables["CFF "]).content
    for step in 0..<60 {
      var changed = bytes
      for offset in stride(from: outlines.startIndex + step * 7, to: outlines.endIndex, by: 97 + step * 31) {
        changed[offset] = changed[offset] &+ UInt8(step * 4 + 1)
      }
      for offset in 0..<8 where step % 2 == 0 { changed[outlines.startIndex + offset * 3 + step] ^= 0x41 }
      guard let face = try? FontFile.faces(changed).first else { continue }
      var subset = FontSubset(face: face)
      for scalar in "Wi-Fi Größe".unicodeScalars {
        if let glyph = face.glyph(for: scalar) { subset.add(scalar, glyph: glyph) }
      }
      _ = try? subset.bytes()
    }
  }
}
