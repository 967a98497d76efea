import TableDiagnostics
import TableEmission
import TableIR
import Testing

/// Whatever a spec says, the picture stays well-formed XML 1.0 and says it back.
struct SVGHostileStringTests {
  private static let strings: [String] = [
    "", " ", "<script>alert(1)</script>", "]]>", "<![CDATA[", "<!-- --", "a & b &amp; &#0;", "\" onload=\"alert(1)",
    "' x='",
    "url(#a)", "\u{0}", String((0..<0x20).map { Character(Unicode.Scalar($0)) }),
    "\u{7F}\u{80}\u{85}\u{9F}\u{A0}\u{BF}", "\u{FFFE}",
    "\u{FFFF}", "\u{1FFFE}\u{10FFFF}", "\u{FEFF}\u{2028}\u{202E}", "\r\n", "👩‍👩‍👧‍👦 e\u{301}", "שלום \u{200F}", "\u{FFFD}",
    "\u{EFFF}\u{F000}\u{FFBE}", "<?xml version=\"1.0\"?>", "<!DOCTYPE svg [<!ENTITY a \"b\">]>",
  ]

  @Test(arguments: strings, [false, true])
  func staysWellFormed(string: String, showsFrames: Bool) {
    let tree = SVGSampleTables.strings(string)
    let inspection = SVGInspection(SVGEmitter(options: SVGOptions(showsFrames: showsFrames)).emit(tree))
    #expect(inspection.error == nil)
    #expect(Set(inspection.elements.map(\.name)).isDisjoint(with: ["script", "a", "foreignObject", "style"]))
    #expect(!inspection.elements.contains { element in element.attributes.keys.contains { $0.hasPrefix("on") } })
  }

  @Test("no character reorders the text of the file, or of a page", arguments: strings)
  func readsInOrder(string: String) {
    var page = HTMLWriter()
    page.text(string)
    for bytes in [SVGEmitter().emit(SVGSampleTables.strings(string)), page.bytes] {
      let unsafe = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter {
        $0 != "\n" && $0.value != 0x85 && !$0.isSafeToPrint
      }
      #expect(unsafe.isEmpty)
    }
  }

  @Test(arguments: strings)
  func saysTheTextBack(string: String) {
    let expected = String(
      String.UnicodeScalarView(
        string.unicodeScalars.map { scalar in
          let isAllowed = scalar.value >= 0x20 || scalar == "\t" || scalar == "\n" || scalar == "\r"
          let isControl = (0x80...0x9F).contains(scalar.value) && scalar.value != 0x85
          return isAllowed && !isControl && scalar.value != 0xFFFE && scalar.value != 0xFFFF ? scalar : "\u{FFFD}"
        }))
    let inspection = SVGInspection(SVGEmitter().emit(SVGSampleTables.strings(string)))
    #expect(inspection.named("title").map { Array($0.text.unicodeScalars) } == [Array(expected.unicodeScalars)])
    let row = inspection.named("g").compactMap { $0.attributes["data-row"] }
    #expect(row.map { Array($0.unicodeScalars) } == [Array(expected.unicodeScalars)])
  }
}
