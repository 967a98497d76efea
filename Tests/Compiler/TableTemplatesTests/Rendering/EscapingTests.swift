import TableTemplates
import Testing

@Suite("What comes from a spec stays text in every kind of output")
struct EscapingTests {
  @Test(
    "each way of escaping",
    arguments: [
      (TemplateEscaping.none, "<&>\"", "<&>\""),
      (.html, "<a href='x'>\"&\u{1B}", "&lt;a href=&#39;x&#39;&gt;&quot;&amp;\u{FFFD}"),
      (.markdown, "a|b", "a\\|b"), (.markdown, "[x](javascript:y)", "\\[x\\](javascript\\:y)"),
      (.markdown, "@ann #12", "\\@\u{2060}ann \\#\u{2060}12"), (.markdown, "<img>", "&lt;img&gt;"),
      (.markdown, "1. one", "1\\. one"), (.markdown, "- x - y", "\\- x - y"), (.markdown, "a\nb\r\nc", "a<br>b<br>c"),
      (.markdown, "www.example.org", "www\\.example.org"), (.markdown, "`*_~!", "\\`\\*\\_\\~\\!"),
      (.csv, "plain", "plain"), (.csv, "a,b", "\"a,b\""), (.csv, "say \"x\"", "\"say \"\"x\"\"\""),
      (.csv, "a\nb", "\"a\nb\""),
      (.csv, "=HYPERLINK(1)", "'=HYPERLINK(1)"), (.csv, " +1", "' +1"), (.csv, "-1", "'-1"), (.csv, "@x", "'@x"),
      (.csv, "\t=1", "\"'\t=1\""), (.csv, "＝1", "'＝1"), (.csv, "a=b", "a=b"),
      (.swift, #"\(exit(1)) "x""#, #"\\(exit(1)) \"x\""#), (.swift, "a\nb\r\u{0}", #"a\nb\r\u{0}"#),
      (.swift, "\u{202E}x\u{2028}", #"\u{202E}x\u{2028}"#), (.swift, "Größe 👍", "Größe 👍"),
      (.json, "\"\\\n\u{1}", #"\"\\\n\u0001"#), (.json, "é\u{E0041}\"👍", #"é\udb40\udc41\"👍"#),
      (.html, "é<表>👍&\u{85}é", "é&lt;表&gt;👍&amp;\u{FFFD}é"), (.html, "", ""), (.csv, "", ""),
      (.csv, " a", "\" a\""), (.csv, "a ", "\"a \""), (.csv, "é\"表", "\"é\"\"表\""), (.csv, " =1,2", "\"' =1,2\""),
      (.markdown, "\r\na\r\rb\u{2028}", "<br>a<br><br>b<br>"), (.markdown, "é@表", "é\\@\u{2060}表"),
    ])
  func escaped(_ escaping: TemplateEscaping, _ text: String, _ output: String) {
    #expect(escaping.escaped(text) == output)
  }

  @Test(
    "A text that is escaped from its start to its end is escaped whole",
    arguments: [
      (TemplateEscaping.html, "'", 5), (.markdown, "@", 5), (.csv, "\u{7}", 3), (.swift, "\u{202E}", 8),
      (.json, "\u{1}", 6),
    ])
  func long(_ escaping: TemplateEscaping, _ character: Character, _ length: Int) {
    let count = 200_000
    #expect(escaping.escaped(String(repeating: character, count: count)).utf8.count == count * length)
  }

  @Test("A template says how its values are escaped; numbers are the compiler's own")
  func pragma() throws {
    let value: TemplateValue = ["text": "=1", "number": -1.5]
    #expect(try rendered("{{% escape: csv }}\n{{text}},{{number}},{{{text}}}", value) == "'=1,-1.5,=1")
    #expect(try rendered("{{text}}", ["text": "a'b"]) == "a&#39;b")
  }

  @Test(
    "Identifiers of Swift",
    arguments: [
      ("wifi-network", "wifiNetwork", "WifiNetwork"), ("Wi-Fi", "wiFi", "WiFi"),
      ("URLSession", "urlSession", "URLSession"),
      ("ID", "id", "ID"), ("friends/2", "friends2", "Friends2"), ("default", "`default`", "Default"),
      ("2nd", "_2nd", "_2nd"), ("größe", "größe", "Größe"), ("", "unnamed", "Unnamed"),
      ("};exit(1)//", "exit1", "Exit1"),
      ("type", "type", "Type_"), ("設定", "設定", "設定"), ("👍", "unnamed", "Unnamed"),
    ])
  func identifiers(_ text: String, _ member: String, _ type: String) {
    #expect(SwiftNames.member(text) == member && SwiftNames.type(text) == type)
  }
}
