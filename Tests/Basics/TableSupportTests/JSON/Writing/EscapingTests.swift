import Foundation
import TableSupport
import Testing

@Suite("A string is escaped where JSON asks and where it would steer a terminal, and nowhere else")
struct EscapingTests {
  private func text(_ value: String) -> String {
    var writer = JSONWriter()
    writer.string(value)
    return writer.text
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("a\nb\rc\td", #""a\nb\rc\td""#),
    ("\u{0}\u{8}\u{C}\u{1B}\u{1F}", #""\u0000\u0008\u000c\u001b\u001f""#), ("\u{7F}", #""\u007f""#),
    ("\u{80}\u{9B}2J\u{9F}\u{A0}\u{BF}\u{85}", "\"\\u0080\\u009b2J\\u009f\u{A0}\u{BF}\\u0085\""),
    ("</script>", #""</script>""#), ("é 表 👩‍👧 \u{2028}", "\"é 表 👩‍👧 \\u2028\""),
    ("long enough … for a word \u{202E}gpj.exe", #""long enough … for a word \u202egpj.exe""#),
    ("\u{61C}\u{200E}\u{2066}x\u{2069}\u{FEFF}\u{FFF9}", #""\u061c\u200e\u2066x\u2069\ufeff\ufff9""#),
    ("مرحبا … “ﷺ” Ａ", "\"مرحبا … “ﷺ” Ａ\""),
  ])
  func escapes(_ value: String, _ expected: String) {
    #expect(text(value) == expected)
  }

  @Test("every scalar comes back from a standard parser")
  func roundTrip() throws {
    for start in stride(from: UInt32(0), to: 0x3000, by: 0x40) {
      let value = String(String.UnicodeScalarView((start..<start + 0x40).compactMap(Unicode.Scalar.init)))
      let back = try JSONDecoder().decode([String].self, from: Data("[\(text(value))]".utf8))
      #expect(back == [value])
    }
  }

  @Test("a string that Foundation made is escaped like any other")
  func bridged() {
    let value = NSString(string: "quoted \"text\" with é").replacingOccurrences(of: "text", with: "word")
    #expect(text(value) == #""quoted \"word\" with é""#)
  }

  @Test func keys() {
    var writer = JSONWriter()
    writer.object(inline: true) { json in
      json.key(escaping: "a \"key\"\n")
      json.null()
    }
    #expect(writer.text == #"{"a \"key\"\n": null}"#)
  }
}
