import Testing

@testable import YAMLSyntax

@Suite("A problem says what to do, and where")
struct ProblemTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var text: String
    var kind: SyntaxError.Kind
    var description: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ kind: SyntaxError.Kind, _ description: String) {
      (self.text, self.kind, self.description) = (text, kind, description)
    }
  }

  static let examples: [Example] = [
    Example("a:\n\tb: 1\n", .tabIndentation, "2:1: a tab cannot indent YAML; use spaces"),
    Example("a:\n  b: 1\n\tc: 2\n", .tabIndentation, "3:1: a tab cannot indent YAML; use spaces"),
    Example("a: |\n  x\n\ty\n", .tabIndentation, "3:1: a tab cannot indent YAML; use spaces"),
    Example(
      "a: 'x\nb: 1\n", .unclosedQuote,
      "1:4: this quote is never closed; the document ends on line 2 (3:1: the document ends here)"),
    Example(
      "a: \"x\n---\nb: 1\n", .unclosedQuote,
      "1:4: this quote is never closed; the document ends on line 1 (2:1: the document ends here)"),
    Example(
      "a: [1, 2\n", .unclosedBracket,
      "1:4: this bracket is never closed; the document ends on line 1 (2:1: the document ends here)"),
    Example(
      "[a, {b: ", .unclosedBracket,
      "1:5: this bracket is never closed; the document ends on line 1 (1:9: the document ends here)"),
    Example("a: [1, 2}\n", .parser, "1:9: expected ',' or ']' here (1:4: the list starts here)"),
    Example("a: [1]]\n", .parser, "1:7: this bracket does not close an open bracket (1:1: the mapping starts here)"),
    Example("a: }\n", .parser, "1:4: this bracket does not close an open bracket"),
    Example("a: ,\n", .parser, "1:4: expected a value here"),
    Example("a: @x\n", .scanner, "1:4: '@' cannot start a value; put the text in quotes"),
    Example(
      "a: b: c\n", .scanner,
      "1:5: unexpected ':'; check the indentation, or put the text in quotes if the colon belongs to it"),
    Example(
      "a: - b\n", .scanner,
      "1:4: a '-' entry cannot start here; put the list on its own lines, or put the text in quotes"),
    Example(
      "a: 1\nfoo\nb: 2\n", .scanner,
      "2:1: expected ':' after this key, or a deeper indentation if it continues the previous text"),
    Example(
      "a:\n  b: 1\n c: 2\n", .parser,
      "3:2: this indentation matches no previous line; the keys around it start in column 1 (1:1: the mapping starts here)"
    ),
    Example(
      "a: 'it's'\n", .parser,
      "1:8: the previous value has already ended; put the whole value in quotes (1:1: the mapping starts here)"),
    Example(
      "a: 1\n- b\n", .parser,
      "2:1: unexpected '-' entry among the keys of a mapping (1:1: the mapping starts here)"),
    Example(
      "- a\nb: 1\n", .parser,
      "2:1: expected '-' here; the entries of a list start in the same column (1:1: the list starts here)"),
    Example(
      "a: \"C:\\dir\"\n", .scanner,
      "1:7: unknown escape in double quotes; write '\\\\' for a backslash, or use single quotes"
        + " (1:4: the text starts here)"),
    Example("a: !x!y z\n", .parser, "1:4: the handle of this tag has no %TAG directive in the document"),
    Example("%YAML 1.2\na\n", .parser, "2:1: expected '---' between the directives and this"),
    Example("%YAML 3.0\n---\na\n", .parser, "1:1: this YAML version is not supported; use 1.1 or 1.2"),
    Example(
      "a: \u{7}\n", .binary, "1:4: the control character U+0007 is not allowed in YAML; in double quotes write \\x07"),
    Example("\u{FFFE}", .binary, "1:1: the character U+FFFE is not allowed in YAML"),
    Example("a: 1\nb\u{0}: c\n", .binary, "2:2: this is not a text file: it contains a NUL byte here"),
  ]

  @Test(arguments: examples)
  func wording(_ example: Example) {
    let error = refusal(of: example.text)
    #expect(error?.kind == example.kind)
    #expect(error?.description == example.description)
    #expect(error?.parserMessage?.isEmpty == false)
  }

  @Test(
    "bytes that are no text are found where they are",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4: the byte 0xFF is not valid UTF-8 here"),
      ([0x61, 0x0A, 0xC3, 0xA9, 0xC3, 0x28], "2:2: the byte 0xC3 is not valid UTF-8 here"),
      ([0xE8, 0xA1, 0xA8, 0xC0, 0x80], "1:2: the byte 0xC0 is not valid UTF-8 here"),
      ([0x61, 0xE8, 0xA1], "1:2: the byte 0xE8 is not valid UTF-8 here"),
      ([0x61, 0xED, 0xA0, 0x80], "1:2: the byte 0xED is not valid UTF-8 here"),
      (
        [0xFF, 0xFE, 0x61, 0x00, 0x00, 0xDC],
        "1:2: this is not valid UTF-16, although the byte order mark indicates UTF-16"
      ),
      ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], "1:1: the file is in UTF-32; save it as UTF-8"),
      (
        [0x61, 0x00, 0x3A, 0x00, 0x20, 0x00, 0x62, 0x00],
        "1:2: the file seems to be in UTF-16 without a byte order mark; save it as UTF-8"
      ),
    ] as [([UInt8], String)])
  func encodings(_ bytes: [UInt8], _ description: String) {
    let error = refusal(of: bytes)
    #expect(error?.kind == .invalidEncoding)
    #expect(error?.description == description)
  }

  @Test("a picture is no text in another encoding")
  func picture() {
    let error = refusal(of: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D])
    #expect(error?.kind == .binary)
    #expect(error?.description == "1:1: this is not a text file")
  }
}
