import Testing

@testable import YAMLSyntax

@Suite("Places count lines and Unicode scalars from 1")
struct MarkTests {
  /// A text, a scalar in it, and where that starts and ends.
  struct Example: Sendable, CustomTestStringConvertible {
    var text: String
    var scalar: String
    var start: String
    var end: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ scalar: String, _ start: String, _ end: String) {
      (self.text, self.scalar, self.start, self.end) = (text, scalar, start, end)
    }
  }

  static let examples: [Example] = [
    Example("a: b", "b", "1:4", "1:5"),
    Example("a:\n  b: c\n", "c", "2:6", "2:7"),
    Example("a: 'b c'", "b c", "1:4", "1:9"),
    Example("表: 値段\n行: セル", "セル", "2:4", "2:6"),
    Example("表: 値段 # 表\n行: セル", "値段", "1:4", "1:6"),
    Example("😀: 👍🏽 x\nb: 1", "👍🏽 x", "1:4", "1:8"),
    Example("👨‍👩‍👧: b", "b", "1:8", "1:9"),
    Example("e\u{301}: b", "b", "1:5", "1:6"),
    Example("a: 1\r\nb: 2\r\n", "2", "2:4", "2:5"),
    Example("a: 1\r\rb: 2\r", "2", "3:4", "3:5"),
    Example("\u{FEFF}a: b", "a", "1:1", "1:2"),
    Example("\u{FEFF}# note\r\na: b", "b", "2:4", "2:5"),
    Example("a: &x b", "b", "1:4", "1:8"),
    Example("a: !!str b", "b", "1:4", "1:11"),
    Example("a: |\n  b\nc: d", "b\n", "1:4", "3:1"),
    Example("a: \"b\n  c\"\nd: e", "b c", "1:4", "2:5"),
    Example("a:\td", "d", "1:4", "1:5"),
    Example("a: 'b\u{2028}c'\nd: e", "e", "2:4", "2:5"),
    Example("a: ['b\u{85}c', d]", "d", "1:12", "1:13"),
    Example("# \u{2029}\u{2028}\na: b", "b", "2:4", "2:5"),
    Example("a: {b: }", "", "1:8", "1:8"),
  ]

  @Test(arguments: examples)
  func utf8(_ example: Example) throws {
    try check(SyntaxTree.parse(Array(example.text.utf8)), example)
  }

  @Test("UTF-16 counts as UTF-8 does", arguments: examples, [true, false])
  func utf16(_ example: Example, isBigEndian: Bool) throws {
    try check(SyntaxTree.parse(utf16Bytes(example.text, isBigEndian: isBigEndian)), example)
  }

  private func check(_ tree: SyntaxTree, _ example: Example) throws {
    let node = try #require(tree.scalar(example.scalar))
    #expect(tree.start(node).description == example.start)
    #expect(tree.end(node).description == example.end)
  }

  @Test("a block collection ends with its last child, a flow collection after its bracket")
  func collectionEnds() throws {
    let tree = try parse("a:\n  - b\n  - c: [d,\n     e ]  \n\n# note\nf: g\n")
    let ends = tree.allNodes.filter { [.mapping, .sequence].contains(tree.kind($0)) }
      .map { "\(tree.start($0)) \(tree.end($0))" }
    #expect(ends == ["1:1 7:5", "2:3 4:9", "3:5 4:9", "3:8 4:9"])
  }

  @Test("an alias has its own place")
  func alias() throws {
    let tree = try parse("a: &x [b]\nc: *x\n")
    let alias = try #require(tree.allNodes.first { tree.kind($0) == .alias })
    #expect(tree.start(alias).description == "2:4")
    #expect(tree.end(alias).description == "2:6")
    #expect(tree.start(tree.resolved(alias)).description == "1:4")
  }

  @Test(
    "a problem has the place an editor shows",
    arguments: [
      ("a: 1\n\tb: 2", "2:1"), ("表: 値\n行: @", "2:4"), ("a: 1\r\nb: @", "2:4"), ("\u{FEFF}a: @", "1:4"),
      ("a: 'x\u{2028}y'\nb: *c", "2:4"), ("# \u{85}\nb: @", "2:4"), ("a: '\u{2028}' @", "1:8"),
    ])
  func problems(_ text: String, _ place: String) {
    #expect(refusal(of: text)?.mark.description == place)
    #expect(refusal(of: utf16Bytes(text, isBigEndian: false))?.mark.description == place)
    #expect(refusal(of: utf16Bytes(text, isBigEndian: true))?.mark.description == place)
  }
}

/// A text in UTF-16 with one byte order mark.
func utf16Bytes(_ text: String, isBigEndian: Bool) -> [UInt8] {
  let units = (text.hasPrefix("\u{FEFF}") ? "" : "\u{FEFF}") + text
  return units.utf16.flatMap { unit in
    let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    return isBigEndian ? bytes.reversed() : bytes
  }
}
