import Testing
import YAMLSyntax

@Suite("The node at a place")
struct NodeSearchTests {
  /// Empty values, anchors, tags, compact lists, wide characters, several documents.
  static let texts = [
    "a: 1\nb:\n- x\n- - y\n  - z\nc: {d: , e: [f, {g: h}]}\n",
    "&m a: &n\n  b: !!str c\n? [k]\n: *n\n",
    "- a:\n  b:\n- \n- ? \n  : c\n",
    "ä: \"ö\\u0041\"\n😀: [ü, 'é']\n--- |\n text\n...\n--- {}\n",
  ]

  @Test("is found from where any node starts, the outermost first", arguments: texts)
  func all(_ text: String) throws {
    let tree = try SyntaxTree.parse(Array(text.utf8))
    for index in 0..<UInt32(tree.nodeCount) {
      let place = tree.start(NodeID(rawValue: index))
      let found = try #require(tree.node(at: place), "\(place)")
      #expect(tree.start(found) == place && found.rawValue <= index)
      #expect(found.rawValue == 0 || tree.start(NodeID(rawValue: found.rawValue - 1)) < place)
    }
  }

  @Test("is none where no node starts")
  func none() throws {
    let tree = try SyntaxTree.parse(Array("a: bc\n".utf8))
    #expect(tree.node(at: Mark(line: 1, column: 5)) == nil)
    #expect(tree.node(at: Mark(line: 9, column: 1)) == nil)
    #expect(tree.node(at: Mark(line: 1, column: 4)).map(tree.string) == "bc")
  }
}
