import TableDiagnostics
import Testing

@Suite("Nothing from outside steers the terminal")
struct SafetyTests {
  static let hostile = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{9B}2J", "\u{90}q\u{9C}", "a\u{8}\u{8}b", "a\rb", "\u{7F}", "\u{0}",
    "\u{202E}gpj.exe", "\u{2066}a\u{2069}", "\u{200F}", "\u{FEFF}a", "a\nb", "\u{2028}", "\u{85}", "\r\n",
  ]

  @Test("in messages, labels, notes, helps, file names and sources", arguments: hostile)
  func everywhere(text: String) {
    let place = SourceRange(
      file: "dir/\(text).yaml", start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 1, column: 9))
    let diagnostic = Diagnostic(
      code: .badValue, message: text, range: place, label: text,
      notes: [Note(message: text), Note(message: text, range: place)], help: text)
    let printed = render(diagnostic, source: text)
    let lineBreak: Unicode.Scalar = "\n"
    let unsafe = printed.unicodeScalars.filter {
      $0 != lineBreak
        && ($0.properties.generalCategory == .control || $0.properties.isBidiControl
          || $0.properties.generalCategory == .lineSeparator || $0 == "\u{FEFF}")
    }
    #expect(unsafe.isEmpty)
    #expect(printed.split(separator: "\n").count == 12)
  }

  @Test("and shows what was there")
  func shown() {
    let diagnostic = problem("bad \u{1B}[2J\u{9B}\u{7F}\r\n", at: SourceRange(file: "a\u{202E}b"))
    #expect(render(diagnostic, source: "") == "error[E0107]: bad ␛[2J\\u{9B}␡␍␊\n --> a\\u{202E}b\n")
  }

  @Test("and a message of a megabyte is cut")
  func hugeMessage() {
    let text = render(problem(String(repeating: "m", count: 1_000_000), at: SourceRange(file: "a")), source: "")
    #expect(text == "error[E0107]: " + String(repeating: "m", count: 1_000) + "…\n --> a\n")
  }

  @Test("and a quoted word is cut", arguments: [(60, "x'"), (61, "…'")])
  func quoted(count: Int, end: String) {
    let quoted = String(repeating: "x", count: count).quotedForMessage
    #expect(quoted.hasPrefix("'x") && quoted.hasSuffix(end))
    #expect(quoted.count <= 63)
  }

  @Test(
    "and quotes do not nest",
    arguments: [("a", "'a'"), ("'a b'.top == 3", "\"'a b'.top == 3\""), ("it's \"a\"", "'it's \"a\"'")])
  func nested(text: String, quoted: String) { #expect(text.quotedForMessage == quoted && text.inQuotes == quoted) }
}
