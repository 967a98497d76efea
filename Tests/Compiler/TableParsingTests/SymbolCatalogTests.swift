import TableIR
import TableParsing
import Testing

/// The versions are those of `name_availability.plist` in Apple's SF Symbols app.
@Suite("Names of SF Symbols")
struct SymbolCatalogTests {
  @Test(
    "have the version of iOS that they came with",
    arguments: [
      ("gearshape", "14"), ("gear", "13"), ("0.circle", "13"), ("zzz", "13"), ("camera.macro", "15.4"),
      ("apple.meditate", "17.4"),
      ("1.calendar", "26"), ("arrow.trianglehead.clockwise", "18"), ("gear.shape", nil), ("", nil), ("zzzz", nil),
      ("0", nil),
    ] as [(String, String?)])
  func versions(name: String, version: String?) { #expect(SymbolCatalog.version(of: name) == version) }

  @Test("are all found, and offered without those of single scripts")
  func names() {
    #expect(SymbolCatalog.names.count > 7_500)
    #expect(SymbolCatalog.names.allSatisfy { SymbolCatalog.version(of: $0) != nil })
    #expect(!SymbolCatalog.names.contains("0.circle.ar") && SymbolCatalog.version(of: "0.circle.ar") == "16.1")
  }

  @Test("A text style is a font by its name, and 'tint' is the table's colour")
  func words() throws {
    let spec =
      "tablespec: 1\ntintColor: systemPurple\nsections: [{rows: [{text: {text: Ann, font: headline, color: tint}}]}]\n"
    let row = try #require(SpecParser(profiles: []).parse(Array(spec.utf8), path: "a.yaml").table?.sections[0].rows[0])
    #expect(row.text?.font == Font(textStyle: .headline) && row.text?.color == .system(.systemPurple))
    let other = "tablespec: 1\nsections: [{rows: [{text: {text: Ann, font: 15, color: tint}}]}]\n"
    let plain = try #require(
      SpecParser(profiles: []).parse(Array(other.utf8), path: "a.yaml").table?.sections[0].rows[0])
    #expect(plain.text?.font == Font(size: 15) && plain.text?.color == .system(.systemBlue))
    let own = "tablespec: 1\ntintColor: tint\nsections: []\n"
    #expect(SpecParser(profiles: []).parse(Array(own.utf8), path: "a.yaml").diagnostics.errorCount == 1)
  }
}
