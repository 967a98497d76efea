import RandomNumbers
import Testing

@testable import YAMLSyntax

@Suite("The source tree")
struct SourceSyntaxTests {
  static let texts = [
    "a: b\n", "a:\n  b: c\n", "a:\n- b\n- c\nd: e\n", "- - a\n  - b\n- c: d\n  e:\n  - f\n",
    "{a: {b: [c, d: e]}, 'f': \"g\"}\n",
    "a: >\n  text\n  more\nb: |-\n  x: y\n", "a: one\n  two\n\n  three\nb: c\n", "a: \"one\n  two\"\nb: 'it''s'\n",
    "a: &x {b: c}\nd: *x\ne:\n  <<: *x\n", "a: &x\n  b: c\nd: [*x, &y e]\n",
    "a: &x {b: c}\ne:\n  !!merge <<: *x\n  f: g\nh: {!!merge <<: *x}\n",
    "# c\na: b # d\n\n# e\nc: [\n  d,\n  e, # f\n]\ng: h\n",
    "---\na: b\n...\n---\nc: d\n", "a: b:c\nd: http://e\n", "\"a b\": c\n'd': e\n", "a: !!str 5\nb: !x {c: d}\n",
    "- a\n-\n  b: c\n-\n  - d\n",
    "a:\n  - b: c\n    d: e\n  - f\n", "a: {b: c, d}\n", "a: [b, [c, [d]], {e: f}]\n", "\u{FEFF}a: b\n",
    "a: b\r\nc:\r\n  - d\r\n", "a: |\r\n  b\r\n\r\n  c\r\nd: |+\r\n\r\ne: f\r\n",
    "ä: ö\nü:\n  - {ß: é}\n", "a: '{b: c}'\nd: \"[e]\"\n", "a: b # c\nd: e#f\n", "a: -1\nb: -c\n",
    "rows: [{text: a, views: [{label: b, frame: [1, 2, 3, 4]}]}]\n", "a: {\n  b: c,\n  d: {e: f}\n}\n",
    "a:\nb: &c\nd: [e: , {f: }]\n", "? a\n: - b\n? [c]\n", "[{a: b}: c, \"d\":e, ? f]\n",
    "a: |2+\n   b\n\n\nc: >\n  d\n   e\n\n  f\n",
    "a: \"b \\\n  c\\td\\\n\n  e\"\n", "a: {b: \"c\n# d\n  e\"}\n", "", "# a\n", "---\n", "&a\n", "a: b\n  - c\n",
  ]

  @Test("has the nodes that libyaml's tree has", arguments: texts)
  func nodes(text: String) throws {
    let (tree, source) = (try parse(text), SourceSyntax(Array(text.utf8)))
    #expect(SourceEvents(source).text == EventTree(tree).text)
    source.expectWhole(text)
  }

  @Test("has every byte of changed texts once, and libyaml's nodes if they are valid", arguments: 0..<4)
  func changes(part: Int) throws {
    var random = Generator(state: UInt64(part) &+ 11)
    let pieces = [
      "\n", " ", "- ", ": ", "? ", "[", "]", "{", "}", ", ", "\"", "'", "#", " # c", "&a ", "*a", "!t ", "|\n", ">-\n",
      "|+\n", "---\n", "...\n", "\t", "\r\n", "\r", "%", "\\", "\n  ", "é", "\u{FEFF}", "\0",
    ].map { Array($0.utf8) }
    var valid = 0
    for _ in 0..<1_500 {
      var bytes = Array(Self.texts[random.below(Self.texts.count)].utf8)
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count + 1)
        if random.below(3) == 0 {
          bytes.removeSubrange(place..<min(bytes.count, place + 3))
        } else {
          bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
        }
      }
      let source = SourceSyntax(bytes)
      source.expectWhole("\(bytes)")
      guard let tree = try? SyntaxTree.parse(bytes) else { continue }
      valid += 1
      #expect(SourceEvents(source).text == EventTree(tree).text, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(valid > 300)
  }

  @Test("knows a comment from text that looks like one")
  func comments() {
    let text = "# a\nb: c # d\ne: 'f # g' # h\ni: |  # j\n  k # l\n# m\nn: o#p\nq: [r, # s\n  t] u # v\n"
    let source = SourceSyntax(Array(text.utf8))
    let comments = source.comments.map { String(decoding: source.bytes[$0], as: UTF8.self) }
    #expect(comments == ["# a", "# d", "# h", "# j", "# m", "# s", "# v"])
    #expect(source.comment(at: 1) == 0..<3)
    #expect(source.comment(at: 3) == 0..<3)
    #expect(source.comment(at: 4) == nil)
    #expect(SourceSyntax(Array("\u{FEFF}# a\nb: c\n".utf8)).comments == [3..<6])
  }

  @Test("has what is missing directly after the last token")
  func missing() {
    let source = SourceSyntax(Array("? a\n\n&b c: # d\ne:".utf8))
    #expect(source.nodes.filter(\.isMissing).map(\.range) == [3..<3, 10..<10, 17..<17])
    #expect(source.value(ofKey: 1) == nil && source.node(at: 3) == 1)
  }

  @Test("is read in time proportional to the text")
  func hostileTexts() {
    let texts = [
      "[", "]}", "{a: ", "- ", "? ", ": ", "\"", "a: 'b\n", "&a ", "*a\n", "[\"b\n  'c\n", "# a\n", "a: |\n", "\n",
      "\r", "\0",
      "[a]: ", "[[[[]]]]: ", "a: [b]\n",
    ].map { String(repeating: $0, count: 50_000) }
    let staircase = (0..<1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    for text in texts + [staircase] { SourceSyntax(Array(text.utf8)).expectWhole(String(text.prefix(10))) }
  }
}

extension SourceSyntax {
  /// Every byte is in one token or one piece of trivia, and nodes are in order and inside their parents.
  func expectWhole(_ name: String) {
    var end = 0
    for index in tokens.indices {
      guard range(ofToken: index).lowerBound == end else {
        Issue.record("the bytes up to \(end) are in one token: \(name)")
        return
      }
      end = range(ofToken: index).upperBound
    }
    if end != bytes.count { Issue.record("all bytes are in tokens: \(name)") }
    for (index, node) in nodes.enumerated() {
      var isGood = node.start >= 0 && node.start <= node.end && Int(node.end) <= bytes.count
      isGood = isGood && Int(node.next) > index && Int(node.next) <= nodes.count
      if node.parent >= 0 {
        let parent = nodes[Int(node.parent)]
        isGood = isGood && Int(node.parent) < index && node.next <= parent.next
        isGood = isGood && node.start >= parent.start && node.end <= parent.end && node.start >= nodes[index - 1].start
      }
      guard isGood else {
        Issue.record("\(node) is in its parent: \(name)")
        return
      }
    }
  }
}
