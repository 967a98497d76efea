import RandomNumbers
import Testing

@testable import YAMLSyntax

@Suite("No input crashes the parser")
struct FuzzTests {
  static let pieces: [String] = [
    "a", "b: ", "- ", "\n", "  ", "\t", "[", "]", "{", "}", ",", "&a ", "*a", "!!str ", "!x ", "'", "\"", "|\n", ">-\n",
    "? ",
    ": ", "#", "---\n", "...\n", "%TAG ! x\n", "<<: ", "\\", "\r\n", "\u{2028}", "\u{85}", "表", "👍", "\u{FEFF}", "1.5",
    "~",
  ]

  @Test func randomBytes() {
    var generator = Generator(state: 1)
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0..<48, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      visit(bytes)
    }
  }

  @Test func randomUTF16() {
    var generator = Generator(state: 2)
    for round in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<32, using: &generator)).map { _ in
        UInt8.random(in: 0...127, using: &generator)
      }
      visit((round % 2 == 0 ? [0xFF, 0xFE] : [0xFE, 0xFF]) + bytes)
    }
  }

  @Test func randomPieces() {
    var generator = Generator(state: 3)
    for _ in 0..<6_000 {
      let text = (0..<Int.random(in: 0..<24, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      visit(Array(text.utf8))
      visit(utf16Bytes(text, isBigEndian: true))
    }
  }

  /// Parses, and on success looks at everything: places inside the text and in order, children that add up.
  private func visit(_ bytes: [UInt8]) {
    guard let tree = try? SyntaxTree.parse(bytes) else { return }
    for id in tree.allNodes {
      #expect(tree.start(id) <= tree.end(id), "\(bytes)")
      _ = (tree.tag(id), tree.anchor(id), tree.isMergeKey(id))
      switch tree.kind(tree.resolved(id)) {
      case .scalar: _ = tree.coreValue(id)
      case .sequence: #expect(tree.elements(of: id).reduce(0) { count, _ in count + 1 } == tree.count(id))
      case .mapping: #expect(tree.pairs(of: id).reduce(0) { count, _ in count + 1 } == tree.count(id))
      case .alias: Issue.record("an alias never stands for an alias")
      }
    }
    for document in tree.documents { _ = try? tree.json(document: document) }
  }
}
