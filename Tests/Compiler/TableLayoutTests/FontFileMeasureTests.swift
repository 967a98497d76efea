import FontBuilding
import Foundation
import OutsidePrograms
import SpecCompiling
import TableFonts
import TableIR
import TableLayout
import Testing

@Suite("Measuring with a font file")
struct FontFileMeasureTests {
  private let body = ResolvedFont(size: 20)

  private func measure(_ fonts: FontBuilder...) throws -> FontFileMeasure {
    FontFileMeasure(faces: FontFaces(files: try fonts.map { try FontFile.faces($0.bytes()) }), ios: 17)
  }

  @Test("Advances and kerning come from the file")
  func widths() throws {
    var font = FontBuilder.ascii
    font.kerning = .table([.init("A", "V", -80)])
    let measure = try measure(font)
    #expect(abs(measure.width(of: "AV", font: body) - Double(650 + 860 - 80) * 0.02) < 1e-9)
    #expect(abs(measure.width(of: "VA", font: body) - Double(650 + 860) * 0.02) < 1e-9)
    #expect(measure.width(of: "", font: body) == 0)
    #expect(measure.width(of: "A", font: ResolvedFont(size: .nan)) == 0)
  }

  @Test("Measuring by bytes, by scalars and by characters gives the same width")
  func waysAgree() throws {
    var font = FontBuilder.ascii
    font.kerning = .pairs([.init("A", "V", -80), .init(" ", "A", -20), .init("1", "7", -30)])
    font.advances["é"] = 500
    font.advances["\u{301}"] = 0
    let measure = try measure(font)
    let ascii = " A quick 17 AVAVA, (fox) ~"
    let alone = measure.width(of: ascii, font: body)
    let accent = measure.width(of: "é", font: body)
    #expect(abs(measure.width(of: ascii + "é", font: body) - alone - accent) < 1e-9)
    #expect(abs(measure.width(of: ascii + "x\u{301}", font: body) - alone - 1_200 * 0.02) < 1e-9)
  }

  @Test(
    "Missing characters, emoji, and scripts that reorder letters are measured with the system font's tables",
    arguments: ["日本語", "👍🏽", "नि", "é", "\t"])
  func fallback(text: String) throws {
    var font = FontBuilder.ascii
    // Single letters of such scripts say nothing of the width of words.
    for scalar in "नि".unicodeScalars { font.advances[scalar] = 5_000 }
    let system = SystemFontMeasure(ios: 17).width(of: text, font: body)
    #expect(abs(try measure(font).width(of: text, font: body) - system) < 1e-9)
    #expect(abs(try measure(font).width(of: "n\(text)", font: body) - system - 1_100 * 0.02) < 1e-9)
  }

  @Test(
    "Marks and invisible characters have no width",
    arguments: ["\u{301}", "\u{200D}", "\u{AD}", "\u{FE0F}", "\u{200B}"])
  func invisible(text: String) throws {
    var font = FontBuilder.ascii
    font.advances["\u{301}"] = 300
    #expect(abs(try measure(font).width(of: "n\(text)n", font: body) - 2_200 * 0.02) < 1e-9)
  }

  @Test("A letter with its marks is composed if the font has one glyph for them", arguments: ["e\u{301}", "é"])
  func composition(text: String) throws {
    var font = FontBuilder.ascii
    font.advances["é"] = 500
    font.kerning = .table([.init("T", "é", -90)])
    let width = try measure(font).width(of: "T\(text)", font: body)
    #expect(abs(width - Double(840 + 500 - 90) * 0.02) < 1e-9)
    #expect(abs(try measure(.ascii).width(of: "e\u{301}", font: body) - 1_010 * 0.02) < 1e-9)
  }

  @Test(
    "Letters are joined by the font's ligatures, in its order",
    arguments: [
      ("fi", 300), ("ffi", 400), ("off", 1_110 + 2 * 1_020), ("fi é fix", 300 + 320 + 500 + 320 + 300 + 1_200),
    ])
  func ligatures(text: String, units: Int) throws {
    var font = FontBuilder.ascii
    font.advances["é"] = 500
    font.advances["\u{FB01}"] = 300
    font.advances["\u{FB03}"] = 400
    font.ligatures = [(["f", "f", "i"], "\u{FB03}"), (["f", "i"], "\u{FB01}")]
    let measure = try measure(font)
    #expect(abs(measure.width(of: text, font: body) - Double(units) * 0.02) < 1e-9)
    // Viewers space the letters apart instead.
    let apart = text.unicodeScalars.reduce(0) { $0 + (font.advances[$1] ?? 0) }
    #expect(abs(try #require(measure.drawnWidth(of: text, font: body, isSubset: false)) - Double(apart) * 0.02) < 1e-9)
  }

  @Test("The font's own tracking is added, unlike in a viewer")
  func tracking() throws {
    var font = FontBuilder.ascii
    font.tracking = [(10, 0), (20, -20)]
    let measure = try measure(font)
    #expect(abs(measure.width(of: "nn", font: body) - (2_200 - 40) * 0.02) < 1e-9)
    #expect(abs(try #require(measure.drawnWidth(of: "nn", font: body, isSubset: false)) - 2_200 * 0.02) < 1e-9)
  }

  @Test("Line heights are those of the system font")
  func lines() throws {
    let (measure, system) = (try measure(.ascii), SystemFontMeasure(ios: 17))
    #expect(measure.lineHeight(body) == system.lineHeight(body))
    #expect(measure.ascender(body) == system.ascender(body) && measure.descender(body) == system.descender(body))
    #expect(measure.capHeight(body) == system.capHeight(body) && measure.xHeight(body) == system.xHeight(body))
  }

  @Test("A value in a table is as wide as in the file")
  func table() throws {
    let faces = FontFaces(files: [try FontFile.faces(FontBuilder.ascii.bytes())])
    let environment = Environment(screen: .device(.standard), ios: 17)
    var row = Row(id: "a")
    row.text = Text("Key")
    row.style = .value1
    row.detailText = Text("!!!")
    var section = Section(id: "s")
    section.rows = [row]
    var table = Table(name: "t")
    table.sections = [section]
    let tree = table.laidOut(in: environment, faces: faces)
    let label = try #require(tree.table.sections[0].rows[0].detailTextLabel)
    #expect(abs(label.textWidth - 3 * 330 * 0.017) < 1e-9)
  }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  @Test(
    "Measuring with Inter agrees with Inter's table",
    .enabled(
      if: OutsideProgram.areRequired || FileManager.default.fileExists(atPath: inter),
      "no Inter: install fonts-inter; TABLEC_REQUIRE_TOOLS=1 fails without it"),
    arguments: [
      "Notifications", "AVATAR To Yo.", "Größe Äpfel", "Face ID & Passcode", "$1,234.50 – 99%",
    ])
  func interTable(text: String) throws {
    let file = Array(try Data(contentsOf: URL(filePath: Self.inter)))
    let measure = FontFileMeasure(faces: FontFaces(files: [try FontFile.faces(file)]), ios: 17)
    let table = interAdvanceWidth(of: text, font: body)
    #expect(abs(measure.width(of: text, font: body) - table) < 0.15, "\(text)")
  }
}
