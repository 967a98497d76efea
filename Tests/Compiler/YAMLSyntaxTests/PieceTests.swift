import RandomNumbers
import Testing

@testable import YAMLSyntax

/// Sources that several parsers read: their trees are those of one.
@Suite("A source that is parsed in pieces")
struct PieceTests {
  /// Small sources are divided as large ones are.
  static func rules(jobs: Int = 2, fewestBytes: Int = 8, fewestEntries: Int = 1, sample: Int = 4) -> PieceRules {
    PieceRules(jobs: jobs, fewestBytes: fewestBytes, sample: sample, fewestEntries: fewestEntries)
  }

  /// A tree of several parsers, and the number of the pieces that it was made of. Nil for a source that is refused.
  struct Read: Equatable {
    var tree: [String]
    var pieces: Int

    init?(_ text: String, _ rules: PieceRules = PieceTests.rules()) {
      let bytes = Array(text.utf8)
      let result = bytes.withUnsafeBufferPointer { bytes -> ([String], Int)? in
        var builder = TreeBuilder(sourceBytes: bytes.count, limits: .default)
        guard (try? PieceParser(bytes: bytes, rules: rules).parse(EventReader(bytes), into: &builder)) == true else {
          return nil
        }
        let pieces = builder.pieceCount
        let suspects = builder.suspects.map { "\($0)" }
        return (try? builder.finish()).map { ($0.lines + suspects, pieces) }
      }
      guard let result else { return nil }
      (tree, pieces) = result
    }
  }

  /// Expects the tree of one parser, and returns the number of pieces.
  @discardableResult
  func expectSame(_ text: String, _ rules: PieceRules = PieceTests.rules()) -> Int {
    let one = Read(text, Self.rules(jobs: 1))
    let several = Read(text, rules)
    #expect(one?.tree == several?.tree, "\(rules) \(text)")
    return several?.pieces ?? 0
  }

  @Test(
    "is divided at the entries of its outermost long sequence",
    arguments: [
      entries() + "- c: d\n  e: f\n- - g\n  - h\n",
      "a: b\nsections:\n  - id: a\n    rows:\n" + rows + "  - id: b\nc: d\n",
      "s:\n- id: a\n  rows:\n  - a\n- id: b\n  rows: []\n- id: c\n  rows:\n  - c\n" + entries(),
      "-\n  -\n" + entries(4) + "  - a\n- b\n",
      "a:\n" + entries(2) + blockScalars + entries(2) + blockScalars + "b: c\n",
      "表: 表\n行:\n" + entries() + "- 表示\n- 設定\n- 👍\n",
      "--- # one\n" + entries() + "...\n",
      "--- one\n---\n" + entries() + entries(),
      "a: &a b\nc: [*a, !!str d]\ne:\n" + entries() + entries(),
    ])
  func divided(text: String) {
    for jobs in 2...3 { #expect(expectSame(text, Self.rules(jobs: jobs, fewestEntries: 2)) == jobs, "\(jobs) \(text)") }
  }

  @Test("has a sequence for each section, of which each piece may see another")
  func sections() {
    let text = (0..<12).map { "- id: \($0)\n  rows:\n  - a\n  - b: [c]\n  - d\n" }.joined()
    let nested = "- rows:\n" + Self.entries(2) + text
    for jobs in 2...6 {
      #expect(expectSame(text, Self.rules(jobs: jobs, sample: 16)) == jobs)
      #expect(expectSame(nested, Self.rules(jobs: jobs, fewestEntries: 2, sample: 16)) == jobs)
    }
  }

  @Test(
    "is read by one parser where another could not begin in its state",
    arguments: [
      // In a quoted scalar, in brackets, in a key.
      "- a\n- b\n- c\n- d\n- \"e\n- f\n- g\n- h\n- i\n- j\"\n",
      "- a\n- b\n- c\n- d\n- {e: 'f\n- g\n- h\n- i\n- j\n- k\n- l'}\n",
      "? - a\n  - b\n  - c\n  - d\n  - e\n  - f\n  - g\n  - h\n  - i\n: j\n",
      // What a property means depends on what was before.
      "a: &a 1\nb:\n- *a\n- *a\n- *a\n- *a\n- *a\n- *a\n- *a\n- *a\n- *a\n",
      "&a\n- b\n- c\n- d\n- e\n- f\n- g\n- h\n- i\n- j\n- k\n",
      "%TAG !e! tag:x\n---\n- !e!a b\n- !e!a c\n- !e!a d\n- !e!a e\n- !e!a f\n- !e!a g\n- !e!a h\n",
      // Lines that libyaml counts otherwise.
      "- a\r- b\r- c\n- d\n- e\n- f\n- g\n- h\n- i\n- j\n- k\n- l\n",
      // The sequence ends, and another begins in the same column.
      "a:\n  - a\n  - b\n  - c\n  - d\n  - e\nb: {c: d}\ne: >\n  - f\n  - g\n  - h\n  - i\n  - j\n  - k\n  - l\n  - m\n",
    ])
  func whole(text: String) {
    for jobs in 2...4 { #expect(expectSame(text, Self.rules(jobs: jobs)) == 1, "\(jobs) \(text)") }
  }

  @Test("is refused for the same reason")
  func refused() {
    let lines = (0..<40).map { "- row: \($0)\n  text: 'some'\n" }
    for (index, wrong) in ["- 'a\n", "- [a\n", "\ta\n", "- a: b: c\n", "- *a\n", " - a\n", "- \u{1}\n"].enumerated() {
      for place in stride(from: 3, to: 40, by: 9) {
        var lines = lines
        lines.insert(wrong, at: place)
        let bytes = Array(lines.joined().utf8)
        #expect(refusal(of: bytes) != nil, "\(index)")
        #expect(refusal(of: bytes) == refusal(of: bytes, rules: Self.rules()), "\(index) \(place)")
      }
    }
    var limits = SyntaxLimits.default
    limits.maxNodes = 150
    let bytes = Array(lines.joined().utf8)
    #expect(refusal(of: bytes, limits: limits) != nil)
    #expect(refusal(of: bytes, limits: limits) == refusal(of: bytes, limits: limits, rules: Self.rules()))
  }

  @Test("has the tree of one parser whatever it is made of")
  func random() {
    var generator = Generator(state: 4)
    // Entries of a sequence, and what ends it or is read as none. Half of the sources have only ordinary ones.
    let ordinary = ["- a\n", "- a: b\n  c: d\n", "-\n", "- - e\n  - f\n", "- a:\n  - g\n  - h\n", "- i:\n    - j\n"]
    let rare = [
      "- |\n  x\n  - y\n", "- \"q\n- r\"\n", "- [a,\n  b]\n", "# c\n", "\n", "- &x a\n", "- *x\n", "- k\n  l\n",
      "- ? m\n  : n\n",
      "...\n", "---\n", "- !!str b\n", "- |+\n  z\n\n", "- 'o\n\n- p'\n", "- {a: [b,\n- c]}\n", " - s\n", "k:\n",
      "- \"\n", "- t\r\n",
    ]
    var divided = 0
    for round in 0..<4_000 {
      let entries = (0..<Int.random(in: 8..<24, using: &generator)).map { _ in
        (round.isMultiple(of: 2) || Int.random(in: 0..<4, using: &generator) > 0 ? ordinary : rare)
          .randomElement(using: &generator) ?? ""
      }
      let indentation = ["", "  ", "      "].randomElement(using: &generator) ?? ""
      let lines = entries.joined().split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 }
      let outer = ["", "a: b\nc:\n", "-\n", "- a\n- b:\n"].randomElement(using: &generator) ?? ""
      let rules = Self.rules(
        jobs: Int.random(in: 2..<5, using: &generator), fewestEntries: Int.random(in: 0..<3, using: &generator),
        sample: Int.random(in: 2..<9, using: &generator))
      divided += expectSame(outer + lines.joined(separator: "\n"), rules) > 1 ? 1 : 0
    }
    #expect(divided > 1_000)
  }

  static func entries(_ indentation: Int = 0) -> String {
    (0..<20).map { String(repeating: " ", count: indentation) + "- entry \($0)\n" }.joined()
  }

  static let blockScalars =
    "  - |\n    text\n      - no entry\n\n  - >-\n    folded\n    text\n\n  - x\n  -\n  - # nothing\n  - |+\n    kept\n\n\n"

  static let rows = (0..<40).map { "      - text: Row \($0)\n        note: \"a\\tb\"\n        values: [1, {a: b}]\n" }
    .joined()
}

extension SyntaxTree {
  /// All that is known of the nodes and documents.
  fileprivate var lines: [String] {
    allNodes.map { id in
      let node = nodes[Int(id.rawValue)]
      let content = kind(id) == .scalar ? string(id) : "\(node.first) \(node.second)"
      return "\(start(id)) \(end(id)) \(node.shape.bits) \(content) \(tag(id) ?? "") \(anchor(id) ?? "")"
    } + markers.map { "\($0)" }
  }
}
