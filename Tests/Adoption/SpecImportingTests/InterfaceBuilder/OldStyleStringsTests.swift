import SpecImporting
import TableIR
import Testing

@Suite("A .strings file")
struct OldStyleTests {
  @Test("has keys and texts, with comments between them and escapes in them")
  func entries() throws {
    let text = """
      /* Class = "UILabel"; text = "Wi-Fi"; */
      "a.text" = "Wi-Fi \\"5\\"\\n\\U00fc\\UD83D\\UDE00"; // a comment
      bare_key = 'single'; "alone";
      "a.title"="x" ;
      "a.title" = "last";
      """
    #expect(
      try StringCatalog.strings(parsing: Array(text.utf8)) == [
        "a.text": "Wi-Fi \"5\"\nü😀", "bare_key": "single", "alone": "alone", "a.title": "last",
      ])
    #expect(try StringCatalog.strings(parsing: []) == [:])
    #expect(try StringCatalog.strings(parsing: Array("{ a = b; }".utf8)) == ["a": "b"])
  }

  @Test("may be in UTF-8 or UTF-16, with or without a byte order mark")
  func encodings() throws {
    let text = "\"k\" = \"Größe 😀\";"
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
    ] {
      #expect(try StringCatalog.strings(parsing: bytes) == ["k": "Größe 😀"])
    }
  }

  @Test("may be a property list in XML, whose document type is not read")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://127.0.0.1:9/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a</key><string>A &amp; B</string><key>b</key><dict/></dict></plist>
      """
    #expect(try StringCatalog.strings(parsing: Array(text.utf8)) == ["a": "A & B"])
  }

  @Test(
    "that is not one is a problem with its place",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: expected ';'"), ("\"ü\" = ;", "1:7: expected a text"),
      ("\"a\" = \"b", "1:7: the text has no end"), ("/* a", "1:1: the comment has no end"),
      ("{ a = b;", "1:9: expected '}'"),
      ("bplist00", "1:1: a binary property list, as in a built app, instead of its source"),
      ("<html/>", "1:1: expected a property list with a dictionary, found 'html'"),
    ])
  func problems(_ text: String, _ expected: String) {
    do throws(CatalogError) {
      _ = try StringCatalog.strings(parsing: Array(text.utf8))
      Issue.record("it was read")
    } catch { #expect("\(error.line):\(error.column): \(error.message)" == expected) }
  }

  @Test("ends anywhere without a trap")
  func cutOff() {
    let text = Array("{ /* c */ \"a\\\\\" = \"\\U12\\n\"; // d\n'e' = f; }".utf8)
    for count in text.indices { _ = try? StringCatalog.strings(parsing: Array(text.prefix(count))) }
  }
}
