import TableDiagnostics
import Testing

@Suite("The text form")
struct TextRendererTests {
  private let contacts = """
    tablespec: 1
    sections:
      - rows:
          - id: ann
            text: Ann
          - id: ann
            text: Anna
          - id: ben
            text: Ben
    """

  @Test("prints the design's own example, character by character")
  func designExample() {
    let source = String(repeating: "\n", count: 13) + "        acessory: checkmark\n"
    let diagnostic = Diagnostic(
      code: .unknownKey, message: "unknown key 'acessory' in a row",
      range: range(14, 9..<17, in: "Specs/contacts.yaml"), label: "did you mean 'accessory'?",
      help: "keys are never skipped")
    #expect(
      render(diagnostic, source: source) == """
        error[E0107]: unknown key 'acessory' in a row
          --> Specs/contacts.yaml:14:9
           |
        14 |         acessory: checkmark
           |         ^^^^^^^^ did you mean 'accessory'?
           = help: keys are never skipped

        """)
  }

  @Test("shows notes with their own lines, after the remarks")
  func notes() {
    let diagnostic = Diagnostic(
      code: .duplicateID, message: "the id 'ann' is used twice", range: range(6, 13..<16),
      notes: [
        Note(message: "first defined here", range: range(4, 13..<16)), Note(message: "ids name rows in a diff"),
      ],
      help: "give it another id")
    #expect(
      render(diagnostic, source: contacts) == """
        error[E0201]: the id 'ann' is used twice
         --> a.yaml:6:13
          |
        6 |       - id: ann
          |             ^^^
          = note: ids name rows in a diff
          = help: give it another id
        note: first defined here
         --> a.yaml:4:13
          |
        4 |       - id: ann
          |             ^^^

        """)
  }

  @Test("has one gutter for a diagnostic and its notes, as wide as the biggest line number")
  func gutter() {
    let source = String(repeating: "a\n", count: 1_200)
    let diagnostic = Diagnostic(
      code: .duplicateKey, message: "m", range: range(9, 1..<2),
      notes: [Note(message: "n", range: range(1_000, 1..<2))])
    #expect(
      render(diagnostic, source: source) == """
        error[E0102]: m
            --> a.yaml:9:1
             |
           9 | a
             | ^
        note: n
            --> a.yaml:1000:1
             |
        1000 | a
             | ^

        """)
  }

  @Test("keeps diagnostics apart by an empty line and prints nothing for none")
  func several() {
    let renderer = TextRenderer(colour: false) { _ in nil }
    let text = renderer.render([
      problem("one", at: range(1, 1..<2)),
      Diagnostic(code: .emptyValue, message: "two", range: range(2, 1..<2)),
    ])
    #expect(
      text == """
        error[E0107]: one
         --> a.yaml:1:1

        warning[W0101]: two
         --> a.yaml:2:1

        """)
    #expect(renderer.render([]) == "")
  }

  @Test("shows no position for a whole file, and the standard input by a name")
  func wholeFile() {
    let diagnostic = Diagnostic(code: .emptyFile, message: "the file is empty", range: SourceRange(file: "-"))
    #expect(render(diagnostic, source: "") == "error[E0001]: the file is empty\n --> <stdin>\n")
  }

  @Test("says how many problems it does not show")
  func omitted() {
    var bag = DiagnosticBag(limit: 1)
    for line in 1...38 { bag.add(problem("m\(line)", at: range(line, 1..<2))) }
    let renderer = TextRenderer(colour: false) { _ in nil }
    #expect(renderer.render(bag) == "error[E0107]: m1\n --> a.yaml:1:1\n\n… and 37 more problems\n")
    var two = DiagnosticBag(limit: 1)
    two.add(contentsOf: [problem("a", at: range(1, 1..<2)), problem("b", at: range(1, 1..<2))])
    #expect(renderer.render(two).hasSuffix("\n… and 1 more problem\n"))
  }

  @Test("colours the severity, the message, the gutter and the carets, when told to")
  func colours() {
    let diagnostic = Diagnostic(
      code: .emptyValue, message: "no value", range: range(1, 1..<2), label: "here",
      notes: [Note(message: "why", range: range(1, 2..<3))], help: "write one")
    let expected = """
      <1;33>warning[W0101]<0><1>: no value<0>
       <34>--><0> a.yaml:1:1
      <34>  |<0>
      <34>1 |<0> a:
      <34>  |<0> <1;33>^ here<0>
        <34>=<0> <1>help<0>: write one
      <1;36>note<0><1>: why<0>
       <34>--><0> a.yaml:1:2
      <34>  |<0>
      <34>1 |<0> a:
      <34>  |<0>  <1;36>^<0>

      """
    #expect(shownEscapes(render(diagnostic, source: "a:", colour: true)) == expected)
    let error = render(problem(at: range(1, 1..<2)), source: "a", colour: true)
    #expect(error.hasPrefix("\u{1B}[1;31merror[E0107]\u{1B}[0m"))
  }

  /// Escapes as `<1;31>`, so that a reader sees them.
  private func shownEscapes(_ text: String) -> String {
    text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: "m") else { return String(part) }
      return "<\(part[..<end])>\(part[part.index(after: end)...])"
    }.joined()
  }
}
