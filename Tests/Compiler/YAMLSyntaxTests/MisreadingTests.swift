import Testing

@testable import YAMLSyntax

@Suite("What libyaml would misread is refused")
struct MisreadingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var text: String
    var kind: SyntaxError.Kind
    /// Where the error points.
    var place: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ kind: SyntaxError.Kind, _ place: String) {
      (self.text, self.kind, self.place) = (text, kind, place)
    }
  }

  static let examples: [Example] = [
    Example("a: &an:chor value\n", .anchorName, "1:7"),
    Example("&a: b\n", .anchorName, "1:3"),
    Example("a: &b x\n*b: y\n", .anchorName, "2:3"),
    Example("- &b x\n- {*b: y}\n", .anchorName, "2:6"),
    Example("- &b x\n- [*b:y]\n", .anchorName, "2:6"),
    Example("表: &b?c x\n", .anchorName, "1:6"),
    Example("a: !t # c\n  &b:c x\n", .anchorName, "2:5"),
    Example("- &a: [b]\n", .anchorName, "1:5"),

    Example("a: 'b'# c\n", .gluedComment, "1:7"),
    Example("a: \"表\"# c\nd: e\n", .gluedComment, "1:7"),
    Example("'a'#b: c\n", .gluedComment, "1:4"),
    Example("a: [b]#c\n", .gluedComment, "1:7"),
    Example("a: [b,#c\n d]\n", .gluedComment, "1:7"),
    Example("a: [#c\n d]\n", .gluedComment, "1:5"),
    Example("a: {#c\n d: e}\n", .gluedComment, "1:5"),
    Example("a: |# c\n  d\n", .gluedComment, "1:5"),
    Example("a: >2-# c\n  d\n", .gluedComment, "1:7"),
    Example("%YAML 1.2#c\n---\na\n", .gluedComment, "1:10"),

    Example("[?a]\n", .flowIndicator, "1:2"),
    Example("{?a: b}\n", .flowIndicator, "1:2"),
    Example("{a: b, ?}\n", .flowIndicator, "1:8"),
    Example("- [?'a']\n", .flowIndicator, "1:4"),
    Example("[-]\n", .flowIndicator, "1:2"),
    Example("a: {b: -}\n", .flowIndicator, "1:8"),
    Example("[a, &b -, c]\n", .flowIndicator, "1:8"),

    Example("a: |\n    \n  # b\nc: d\n", .blockText, "3:3"),
    Example("--- |\n# b\n", .blockText, "2:1"),
    Example("a: |+\n   ", .blockText, "2:1"),
    Example("a: |\n  b\n   ", .blockText, "3:1"),
    Example("a: >\n  b\n    ", .blockText, "3:1"),

    Example("a:\n|\n  b\n", .continuation, "2:1"),
    Example("- a:\n  >\n   b\n", .continuation, "2:3"),
    Example("a: \"b\nc\"\n", .continuation, "2:1"),
    Example("- a: 'b\n\n  c'\n", .continuation, "3:3"),
    Example("a: [b,\nc]\n", .continuation, "2:1"),
    Example("a: {\nb: c}\n", .continuation, "2:1"),
    Example("a: [b, 'c\nd']\n", .continuation, "2:1"),
    Example("a: \"b\n\tc\"\n", .tabIndentation, "2:1"),
    Example("- [\n\ta,\n b]\n", .tabIndentation, "2:1"),

    Example("a: 1\n%YAML 1.2\n---\nb\n", .parser, "2:1"),
    Example("--- !t\n%TAG ! x\n---\n", .parser, "2:1"),
    Example("a:\n  \u{FEFF}b\n", .binary, "2:3"),
    Example("a: b\u{FEFF}c\n", .binary, "1:5"),
    Example("a: \"\u{85}\"\nb: \u{3A2}\n", .binary, "2:4"),
    Example("a: \"\u{85}\\u03a2\"\n", .binary, "1:6"),
  ]

  @Test(arguments: examples)
  func refused(_ example: Example) {
    let error = refusal(of: example.text)
    #expect(error?.kind == example.kind, "\(error?.description ?? "read")")
    #expect(error?.mark.description == example.place)
  }

  @Test("UTF-16 is looked at as UTF-8 is", arguments: examples)
  func utf16(_ example: Example) {
    #expect(refusal(of: utf16Bytes(example.text, isBigEndian: true))?.mark.description == example.place)
  }

  @Test(
    "what only looks like it is read",
    arguments: [
      "a: &an-chor_1 value\n", "&a a: &b b\n",
      "- &a\n- *a\n", "[&a b, *a]\n", "{&a : b}\n", "- &a b\n- *a : c\n", "a: &b\n  c: d\n", "a: R&D:no\n",
      "a: &b 'c &d:e'\n", "a: '&b:c *d:'\n",
      "a: \"#fff\"\n", "a: '#fff' # '#\"# x\n", "# a \"b\"#c\n[] # [#\n", "a: b#c\n", "a: [b#c, 'd#e'] # f]#g\n",
      "a: | # b\n  'c'#d\n",
      "a: \"x]#\\\n  '#\"\n", "%YAML 1.2 # c#d\n---\na\n",
      "?a: ?b\n", "[a?b, 'c', \"?d\", a ?b]\n", "# {?a}\n? b\n", "{? a : b}\n", "[a] # ?b\n",
      "- -\n", "[-1, --, -a, 'x-', \"-\"]\n", "{-: a}\n", "a: -,\n", "a: b -, c\n",
      "a: |\n\n  b\n", "a: |\n\n  # b\n", "a: |1\n  \n # b\n", "a: |\n  \n# c\nb: d\n", "a: |-\n  b\n  ",
      "a: |\n  b\n  ", "a: |", "a: >\n  b",
      "a: |+\n  b\n\n", "--- |\n a\n", "- |\n a\n", "- - |\n   a\n",
      "a: \"b\n  c\"\n", "a: \"b\n\n \tc\"\n", "\"a\nb\"\n", "a:\n- 'b\n  c'\n", "a: [\n  b\n]\n",
      "a: [b,\n# c\n  d,\n\n\t\n ]\n", "[\na,\n\tb\n]\n", "a: \"\n  b\n\"\n", "a:\n  [b,\n   c]\n",
      "%YAML 1.2\n---\na\n...\n%YAML 1.2\n---\nb\n", "a: 100%\n", "a\n%b\n", "'a\n%b#c'\n", "a: |\n  b\n# %\n",
      "\u{FEFF}a: b\n", "a: \"\u{FEFF}\" # \u{FEFF}\n", "a: \u{3A2}\n", "a: \u{FF1F}\n",
    ])
  func read(_ text: String) {
    #expect(refusal(of: text)?.description == nil)
  }

  @Test(
    "U+0085, U+2028 and U+2029 are characters as any other, as in YAML 1.2",
    arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func oldLineBreaks(_ character: String) throws {
    let text =
      "a: b\(character)c # d\(character)e: f\ng: 'h \(character) i'\nj: |\n  k\(character)l\n'\(character)': \"\\u2028\\N\"\n"
    let tree = try parse(text)
    let pairs = tree.pairs(of: try #require(tree.documents.first)).map { [tree.string($0.key), tree.string($0.value)] }
    #expect(
      pairs == [
        ["a", "b\(character)c"], ["g", "h \(character) i"], ["j", "k\(character)l\n"], [character, "\u{2028}\u{85}"],
      ])
    #expect(EventTree(try SyntaxTree.parse(utf16Bytes(text, isBigEndian: false))).text == EventTree(tree).text)
  }

  @Test("the message names the reason")
  func wording() {
    #expect(
      refusal(of: "a: &an:chor value\n")?.description
        == "1:7: ':' follows the name of an anchor or alias without a space: it may be part of the name (1:4: the name starts here)"
    )
    #expect(
      refusal(of: "a: 'b\nc'\n")?.description
        == "2:1: this line continues a value and must be indented beyond column 1 (1:4: the value starts here)")
  }

  @Test(
    "a long source with many suspects costs no square",
    arguments: [
      ("", "- &a [x, 'y',\n  z] # 'c'#d\n- \"#fff\"\n- |\n  [?\n", 20_000), ("# ", "?a 'b'#", 200_000),
      ("a: x", " -, ?b", 200_000), ("a: '", "\"#-,?", 200_000), ("", "%YAML 1.2\n---\na\n...\n", 50_000),
      ("a: '", "\u{2028}\u{85}", 200_000),
    ])
  func linear(_ start: String, _ piece: String, _ count: Int) {
    let end = start.hasSuffix("'") ? "'" : ""
    #expect(refusal(of: start + String(repeating: piece, count: count) + end)?.description == nil)
  }
}
