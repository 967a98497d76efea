import Testing

@testable import YAMLSyntax

@Suite("The tree keeps what was written")
struct SyntaxTreeTests {
  @Test(
    "a source without content has no document", arguments: ["", "\n", "# only\n# comments\n", "\u{FEFF}", "  \n\n"])
  func noDocument(_ text: String) throws {
    let tree = try parse(text)
    #expect(tree.documents.isEmpty)
    #expect(tree.nodeCount == 0)
  }

  @Test("a marker alone is a document of one empty scalar")
  func emptyDocument() throws {
    let tree = try parse("---\n")
    let root = try #require(tree.documents.first)
    #expect(tree.documents.count == 1)
    #expect(tree.coreValue(root) == .null)
  }

  @Test func severalDocuments() throws {
    let tree = try parse("a\n---\n- b\n- c\n...\n---\nd: e\n")
    #expect(tree.documents.map { tree.kind($0) } == [.scalar, .sequence, .mapping])
    #expect(tree.documents.map(\.rawValue) == [0, 1, 4])
  }

  @Test func children() throws {
    let tree = try parse("a: [b, [c, d], {e: f}]\ng: {}\nh: []\na: i\n")
    let root = try #require(tree.documents.first)
    #expect(tree.count(root) == 4)
    #expect(tree.pairs(of: root).map { tree.string($0.key) } == ["a", "g", "h", "a"])
    #expect(tree.pairs(of: root).map { tree.kind($0.value) } == [.sequence, .mapping, .sequence, .scalar])
    let list = try #require(tree.pairs(of: root).first { _ in true }?.value)
    #expect(tree.elements(of: list).map { tree.kind($0) } == [.scalar, .sequence, .mapping])
    #expect(tree.elements(of: list).underestimatedCount == tree.count(list))
    #expect(tree.elements(of: list).map { tree.count($0) } == [0, 2, 1])
  }

  @Test func styles() throws {
    let tree = try parse("- a\n- 'b'\n- \"c\"\n- |\n  d\n- >\n  e\n- [f]\n- {g: h}\n- i: j\n")
    let root = try #require(tree.documents.first)
    let elements = tree.elements(of: root)
    let expected: [ScalarStyle] = [.plain, .singleQuoted, .doubleQuoted, .literal, .folded]
    #expect(elements.prefix(5).map { tree.scalarStyle($0) } == expected)
    #expect(elements.dropFirst(5).map { tree.collectionStyle($0) } == [.flow, .flow, .block])
    #expect(tree.collectionStyle(root) == .block)
  }

  @Test func tagsAndAnchors() throws {
    let tree = try parse(
      "%TAG !e! tag:example.com,2026:\n---\n- !!str &a b\n- !local c\n- !e!x {d: e}\n- &f g\n- h\n- *a\n")
    let root = try #require(tree.documents.first)
    let elements = Array(tree.elements(of: root))
    #expect(
      elements.map { tree.tag($0) } == [
        "tag:yaml.org,2002:str", "!local", "tag:example.com,2026:x", nil, nil, "tag:yaml.org,2002:str",
      ])
    #expect(elements.map { tree.anchor($0) } == ["a", nil, nil, "f", nil, nil])
    #expect(elements.prefix(2).map { tree.string($0) } == ["b", "c"])
  }

  @Test("an alias stands for the latest node of that name before it")
  func redefinedAnchors() throws {
    let tree = try parse("- &a one\n- *a\n- &a [two, &a three, *a]\n- *a\n")
    let root = try #require(tree.documents.first)
    let elements = Array(tree.elements(of: root))
    #expect(tree.kind(elements[1]) == .alias)
    #expect(tree.string(elements[1]) == "one")
    #expect(tree.resolved(elements[1]) == elements[0])
    #expect(tree.elements(of: elements[2]).map { tree.string($0) } == ["two", "three", "three"])
    #expect(tree.string(elements[3]) == "three")
  }

  @Test("an alias's content is its target's")
  func aliasContent() throws {
    let tree = try parse("- &a {b: c}\n- *a\n- &d [e, f]\n- *d\n")
    let root = try #require(tree.documents.first)
    let elements = Array(tree.elements(of: root))
    #expect(tree.count(elements[1]) == 1)
    #expect(tree.pairs(of: elements[1]).map { tree.string($0.value) } == ["c"])
    #expect(tree.elements(of: elements[3]).map { tree.string($0) } == ["e", "f"])
    #expect(tree.collectionStyle(elements[3]) == .flow)
    #expect(tree.resolved(elements[0]) == elements[0])
  }

  @Test(
    "only a plain << without a tag merges, and a << with the tag of merge keys",
    arguments: [
      ("<<", true), ("&a <<", true), ("'<<'", false), ("\"<<\"", false), ("!!str <<", false), ("!!merge <<", true),
      ("! <<", false), ("!!merge '<<'", true), ("&a !!merge <<", true), ("!merge <<", false), ("!!merge <", false),
      ("!<tag:yaml.org,2002:merge> <<", true),
      ("<", false), ("<<<", false), ("ab", false), ("? <<\n", true), ("? [<<]\n", false), ("&x !!str <<", false),
    ])
  func mergeKeys(_ key: String, _ isMerge: Bool) throws {
    let tree = try parse("\(key): x")
    let root = try #require(tree.documents.first)
    let pair = try #require(tree.pairs(of: root).first { _ in true })
    #expect(tree.isMergeKey(pair.key) == isMerge)
  }

  @Test func scalarBytes() throws {
    let tree = try parse(#"["a\0b", "\U0001F600", "\L", é]"#)
    let root = try #require(tree.documents.first)
    let bytes = tree.elements(of: root).map { tree.withScalarBytes($0) { Array($0) } }
    #expect(bytes == [[0x61, 0, 0x62], [0xF0, 0x9F, 0x98, 0x80], [0xE2, 0x80, 0xA8], [0xC3, 0xA9]])
  }

  @Test("UTF-16 gives the tree that UTF-8 gives", arguments: [true, false])
  func utf16(_ isBigEndian: Bool) throws {
    let text = "表: [値, 👍, \"\\u00e9\"]\n? b\n: |\n  c\n"
    let expected = EventTree(try parse(text)).text
    #expect(EventTree(try SyntaxTree.parse(utf16Bytes(text, isBigEndian: isBigEndian))).text == expected)
  }
}
