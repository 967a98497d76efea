import Testing
import YAMLSyntax

@testable import TableParsing

@Suite("Comparing two versions of a file")
struct TreeComparisonTests {
  private static func messages(_ old: String, _ new: String) throws -> [String] {
    let (left, right) = (try SyntaxTree.parse(Array(old.utf8)), try SyntaxTree.parse(Array(new.utf8)))
    return TreeComparison(left, right).changes.map { InputChangeLine($0, old: left, new: right).message }
  }

  @Test(
    "Differences are told by keys, ids and positions",
    arguments: [
      ("rowHeight: 44", "rowHeight: 60", ["rowHeight 44 → 60"]),
      ("a: 1\nb: 2", "b: 2\na: 1", []), ("a: 1 # one", "a:   1", []), ("a: 'x'", "a: x", []),
      ("a: '1'", "a: 1", ["a 1 → 1"]),
      ("a: 1", "a: 1\nb: x y", ["b 'x y' is new"]), ("a: 1\nb: {c: 1}", "a: 1", ["b is gone"]),
      ("templates: {t: {style: value1}}", "templates: {t: {style: subtitle}}", ["style value1 → subtitle"]),
      (
        "sections: [{rows: [{id: a, text: A}, {id: b, text: B}]}]",
        "sections: [{rows: [{id: c, text: C}, {id: a, text: A}, {id: b, text: X}]}]",
        ["the row 'c' is new", "text B → X"]
      ),
      ("sections: [{rows: [A, B, C]}]", "sections: [{rows: [B, C]}]", ["the row 'A' is gone"]),
      (
        "sections: [{rows: [A, B, C]}]", "sections: [{rows: [A, X, C]}]",
        ["the row 'X' B → X"]
      ),
      (
        "sections: [{rows: [{text: Gift wrap, accessory: {switch: off}}, {text: Express, accessory: {switch: on}}]}]",
        "sections: [{rows: [{text: Express mail, accessory: {switch: on}}]}]",
        ["text Express → 'Express mail'", "the row 'Gift wrap' is gone"]
      ),
      (
        "sections: [{rows: [Gift wrap, Express]}]", "sections: [{rows: [Express mail]}]",
        ["the row 'Express mail' Express → 'Express mail'", "the row 'Gift wrap' is gone"]
      ),
      (
        "sections: [{rows: [Gift wrap, Express]}]", "sections: [{rows: [Express mail, Insurance]}]",
        [
          "the row 'Express mail' Express → 'Express mail'", "the row 'Insurance' is new",
          "the row 'Gift wrap' is gone",
        ]
      ),
      (
        "sections: [{rows: [Abc, Def]}]", "sections: [{rows: [Xyz]}]",
        ["the row 'Xyz' is new", "the row 'Abc' is gone", "the row 'Def' is gone"]
      ),
      (
        "sections: [{rows: [Express]}]", "sections: [{rows: [Gift wrap, {text: Express mail, image: a.png}]}]",
        ["the row 'Gift wrap' is new", "the row 'Express mail' is different"]
      ),
      (
        "sections: [{rows: [{id: a, text: A, height: 50}]}]", "sections: [{rows: [{id: b, text: B, height: 50}]}]",
        ["the row 'b' is new", "the row 'a' is gone"]
      ),
      (
        "sections: [{rows: [{id: a}, {id: b}, {id: c}]}]", "sections: [{rows: [{id: c}, {id: a}, {id: b}]}]",
        ["the row 'c' was moved"]
      ),
      (
        "metricsprofile: 1\nlabels: {imageGap: 12}", "metricsprofile: 1\nlabels: {imageGap: 16}",
        ["labels.imageGap 12 → 16"]
      ),
      ("a: &x {b: 1}\nc: {<<: *x}", "a: &x {b: 1}\nc: {!!merge <<: *x}", []),
      ("a: &x 1\nb: *x", "a: &x 2\nb: *x", ["a 1 → 2"]), ("a: &x 1\nb: *x", "a: &x 1\nb: 1", []),
    ])
  func differences(_ old: String, _ new: String, _ expected: [String]) throws {
    #expect(try Self.messages(old, new) == expected)
  }

  @Test(
    "A change that is taken back leaves the others",
    arguments: [
      ("a: 1\nb: 2\n", "a: 3\nb: 4\n"), ("a: {x: 1, y: 2}\nb: 1\n", "a: {x: 1}\nb: 2\n"),
      ("a: {x: 1}\nb: 1\n", "a: {x: 1, y: 2}\nb: 2\n"), ("l:\n  - a\n  - b\n  - c\nz: 1\n", "l:\n  - a\n  - c\nz: 2\n"),
      ("l:\n  - a\n  - c\nz: 1\n", "l:\n  - a\n  - b\n  - c\nz: 2\n"), ("l: [a, b, c]\nz: 1\n", "l: [a, b]\nz: 2\n"),
      (
        "l:\n  - id: a\n    t: |\n      x\n      y\n    u: 1\n", "l:\n  - id: a\n    t: |\n      x\n      z\n    u: 2\n"
      ),
      ("l:\n  - {id: ä, t: ü}\n  - {id: b}\n", "l:\n  - {id: ä, t: öö}\n"),
      ("l:\n  - a\n  - b\n  - c\n  - d\nz: 1\n", "l:\n  - b\n  - c\n  - a\n  - d\nz: 2\n"),
      ("l: [a, b, c, d]\nz: 1\n", "l: [d, a, b, c]\nz: 2\n"), ("k:\n  m:\n    a: 1\n  n: 1\n", "k:\n  m: 2\n  n: 2\n"),
      ("l:\n  - a: 1\n    b: 2\n", "l:\n  - b: 3\n"),
    ])
  func reversals(_ old: String, _ new: String) throws {
    let (left, right) = (try SyntaxTree.parse(Array(old.utf8)), try SyntaxTree.parse(Array(new.utf8)))
    let changes = TreeComparison(left, right).changes
    #expect(changes.count == 2)
    for change in changes {
      let reversal = TreeReversal(ReversedFile(Array(old.utf8), left), ReversedFile(Array(new.utf8), right))
      let bytes = try #require(reversal.bytes(takingBack: change), "\(change.path)")
      let result = try SyntaxTree.parse(bytes)
      #expect(TreeComparison(left, result).changes.count == 1, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(TreeComparison(result, right).changes.count == 1, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("A long list in another order has as many differences as are ever told")
  func reversed() throws {
    let rows = (0..<20_000).map { "  - {id: r\($0), text: a}\n" }
    let left = try SyntaxTree.parse(Array("rows:\n\(rows.joined())".utf8))
    let right = try SyntaxTree.parse(Array("rows:\n\(rows.reversed().joined())".utf8))
    #expect(TreeComparison(left, right).changes.count == TreeComparison.most)
    let none = try SyntaxTree.parse(Array("rows:\n  - {id: x}\n".utf8))
    #expect(TreeComparison(left, none).changes.count == TreeComparison.most)
    #expect(TreeComparison(none, left).changes.count == TreeComparison.most)
  }

  @Test("An element that moved or is gone is told with the one that follows where it was")
  func followers() throws {
    let old = try SyntaxTree.parse(Array("rows: [a, b, c, d, e]".utf8))
    let new = try SyntaxTree.parse(Array("rows: [d, a, c, e]".utf8))
    let reported = TreeComparison(old, new).changes.map { change in
      [change.old.map { old.string($0.value) }, change.follower.map { new.string($0) }]
    }
    #expect(reported == [["d", "e"], ["b", "c"]])
  }

  @Test("Elements without ids are compared with each other a bounded number of times in all lists of a file")
  func similarities() throws {
    func lists(_ letter: String, of count: Int) throws -> SyntaxTree {
      let lists = (0..<40).map { list in
        let elements = (0..<count).map { "{t: \(letter)\(list)-\($0), u: \(letter)\($0)}" }.joined(separator: ", ")
        return "k\(list): [\(elements)]\n"
      }
      return try SyntaxTree.parse(Array(lists.joined().utf8))
    }
    let comparison = TreeComparison(try lists("a", of: 140), try lists("b", of: 141))
    #expect(comparison.changes.count == TreeComparison.most)
    #expect((0..<140 * 141).contains(comparison.budget))
  }
}
