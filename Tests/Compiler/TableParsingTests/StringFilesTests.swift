import TableIR
import Testing

@testable import TableParsing

@Suite("A .strings file")
struct StringFilesTests {
  private func texts(_ bytes: [UInt8]) throws(CatalogError) -> [String: String] {
    try PropertyListStrings(parsing: bytes).translations.mapValues(\.text)
  }

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
      try texts(Array(text.utf8)) == [
        "a.text": "Wi-Fi \"5\"\nü😀", "bare_key": "single", "alone": "alone", "a.title": "last",
      ])
    #expect(try texts([]) == [:])
    #expect(try texts(Array("{ a = b; }".utf8)) == ["a": "b"])
  }

  /// Foundation's old property lists: `\U` and octal digits; a `\u` is a letter (stackoverflow.com, question 23452906).
  @Test("has the escapes of property lists, and no others")
  func escapes() throws {
    let text = #""a" = "Espa\u00f1ol"; "b" = "\101BC\60"; "c" = "\U00F1";"#
    #expect(try texts(Array(text.utf8)) == ["a": "Espau00f1ol", "b": "ABC0", "c": "ñ"])
  }

  @Test("may be in UTF-8 or UTF-16, with or without a byte order mark")
  func encodings() throws {
    let text = "\"k\" = \"Größe 😀\";"
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
    ] {
      #expect(try texts(bytes) == ["k": "Größe 😀"])
    }
  }

  @Test("may be a property list in XML, whose document type is not read")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://127.0.0.1:9/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a</key><string>A &amp; B</string><key>b</key><dict/></dict></plist>
      """
    #expect(try texts(Array(text.utf8)) == ["a": "A & B"])
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
  func problems(_ text: String, _ expected: String) { check(Array(text.utf8), expected) }

  /// QuincyKit issue 54 is in Mac Roman, which stops Xcode's build.
  @Test("in another encoding is told where its first letter is")
  func encoding() {
    check(
      Array("\"a\" = \"b\";\n\"a\" = \"Gr".utf8) + [0x9A, 0xA7] + Array("e\";".utf8),
      "2:10: a letter is not in UTF-8: save the file as UTF-8, because Xcode cannot read it either")
  }

  private func check(_ bytes: [UInt8], _ expected: String) {
    do throws(CatalogError) {
      _ = try texts(bytes)
      Issue.record("it was read")
    } catch { #expect("\(error.line):\(error.column): \(error.message)" == expected) }
  }

  @Test("ends anywhere without a trap")
  func cutOff() {
    let text = Array("{ /* c */ \"a\\\\\" = \"\\U12\\n\"; // d\n'e' = f; }".utf8)
    for count in text.indices { _ = try? texts(Array(text.prefix(count))) }
  }

  @Test("has the language of its folder")
  func language() throws {
    for (path, language) in [
      ("App/de.lproj/A.strings", "de"), ("Base.lproj/A.strings", "en"), ("A.strings", "en"),
      ("zh-TW.lproj/A.strings", "zh-TW"),
    ] as [(String, LanguageTag)] {
      let catalog = try StringsFile.read(Array("\"a\" = \"b\";".utf8), path: path).catalog
      #expect(catalog.sourceLanguage == language && catalog.strings == ["a": [language: "b"]])
    }
  }

  /// The entries of Apple's page "Stringsdict File Format", in words of ours.
  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%@ has %#@files@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d file in %#@folders@</string>
          <key>other</key><string>%d files in %#@folders@</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>a folder</string>
          <key>other</key><string>%d folders</string>
        </dict>
      </dict>
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>5</key><string>Short</string><key>20</key><string>Not so short</string></dict></dict>
      <key>none</key><dict/>
    </dict></plist>
    """

  @Test("of plurals has forms for numbers, devices and widths")
  func plurals() throws {
    let catalog = try StringsFile.read(Array(Self.dictionary.utf8), path: "en.lproj/A.stringsdict").catalog
    func text(_ key: String, on device: CatalogDevice = .phone, _ arguments: TextArgument...) -> StringCatalog.Lookup {
      catalog.text(of: key, in: "en", on: device, arguments: arguments)
    }
    #expect(text("files", .text("Ann"), .number(1), .number(2)) == .translated("Ann has 1 file in 2 folders", in: "en"))
    #expect(text("files", .text("Ann"), .number(3), .number(1)) == .translated("Ann has 3 files in a folder", in: "en"))
    #expect(text("files") == .translated("%@ has %d files in %d folders", in: "en"))
    #expect(text("tap") == .translated("Tap", in: "en") && text("tap", on: .mac) == .translated("Click", in: "en"))
    #expect(text("wide") == .translated("Not so short", in: "en") && text("none") == .missing)
  }

  @Test("tells the keys that it has twice, of which the last holds")
  func repeated() throws {
    let lines = try PropertyListStrings(parsing: Array("\"a\" = \"1\";\nb = c;\n  \"a\" = \"2\";".utf8))
    #expect(lines.translations["a"] == "2" && lines.repeated.map(\.key) == ["a"])
    #expect(
      lines.repeated.first.map { [$0.first.line, $0.first.column, $0.second.line, $0.second.column] } == [1, 1, 3, 3])
    let xml = "<plist><dict><key>a</key><string>1</string>\n<key>a</key><string>2</string></dict></plist>"
    let elements = try PropertyListStrings(parsing: Array(xml.utf8))
    #expect(elements.translations["a"] == "2" && elements.repeated.first?.second.line == 2)
  }

  @Test("is read after 'strings', with the languages of all files, and forms hold over texts")
  func named() throws {
    let spec = """
      tablespec: 1
      strings: [en.lproj/A.strings, de.lproj/A.strings, en.lproj/A.stringsdict]
      sections: [{rows: [{text: {key: tap}}]}]

      """
    let result = parse(
      spec,
      files: MemoryFiles([
        "en.lproj/A.strings": "\"tap\" = \"Press\";", "de.lproj/A.strings": "\"tap\" = \"Tippen\";",
        "en.lproj/A.stringsdict": Self.dictionary,
      ]))
    #expect(result.diagnostics.diagnostics.map(\.message) == [])
    let catalog = try #require(result.table?.strings?.catalog)
    #expect(catalog.sourceLanguage == "en" && catalog.languages == ["de", "en"])
    let localization = catalog.localization(for: "de-AT")
    #expect(
      catalog.text(of: "tap", in: catalog.language(of: "tap", in: localization)) == .translated("Tippen", in: "de"))
    #expect(catalog.text(of: "tap", in: "en") == .translated("Tap", in: "en"))
  }
}
