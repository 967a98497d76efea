import Testing

@testable import tablec

@Suite("Edits of two sides are merged line by line")
struct LineMergeTests {
  private static func merge(_ base: String, _ own: String, _ other: String) -> LineMerge {
    func bytes(_ words: String) -> [UInt8] { Array(words.split(separator: " ").map { "\($0)\n" }.joined().utf8) }
    return LineMerge(bytes(base), own: bytes(own), other: bytes(other))
  }

  private static func words(_ merge: LineMerge) -> String {
    String(decoding: merge.bytes, as: UTF8.self).split(separator: "\n").joined(separator: " ")
  }

  @Test(
    "where they do not meet",
    arguments: [
      ("a b c", "a b c", "a b c", "a b c"), ("a b c", "a x c", "a b c", "a x c"), ("a b c", "a b c", "a x c", "a x c"),
      ("a b c d", "x b c d", "a b c y", "x b c y"), ("a b c", "a b c z", "y a b c", "y a b c z"),
      ("a b c", "a c", "a b c d", "a c d"), ("a b c", "a x c", "a x c", "a x c"), ("", "", "a b", "a b"),
      // Beside each other.
      ("a b c d", "a x c d", "a b y d", "a x y d"), ("a - b - c", "a - x - c", "a - b - c - d", "a - x - c - d"),
      ("a - - b", "a - - - b", "a - - b", "a - - - b"), ("a b", "b a", "a b", "b a"),
      // New lines of both at one place, and those of the other side beside one's own.
      ("a b", "a b x", "a b y", "a b y x"), ("", "x", "y", "y x"), ("a b", "a b y x", "a b y", "a b y x"),
      ("a b c", "a x y c", "a y c", "a x y c"),
    ])
  func merged(_ base: String, _ own: String, _ other: String, _ expected: String) {
    let merge = Self.merge(base, own, other)
    #expect(Self.words(merge) == expected && merge.conflicts.isEmpty, "\(Self.words(merge))")
  }

  @Test(
    "where they meet, with the own lines and their number",
    arguments: [
      ("a b c", "a x c", "a y c", "a x c", [2]), ("a b c", "a c", "a y c", "a c", [2]),
      ("a b c", "a x y c", "a z c", "a x y c", [2]), ("a", "x", "y", "x", [1]),
      ("a b c d", "a x y d", "a x z d", "a x y d", [3]),
    ])
  func conflicts(_ base: String, _ own: String, _ other: String, _ expected: String, _ lines: [Int]) {
    let merge = Self.merge(base, own, other)
    #expect(Self.words(merge) == expected && merge.conflicts.map(\.line) == lines, "\(merge)")
  }

  @Test("and nothing is lost of edits made at random")
  func random() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let base = (0..<Int.random(in: 0...12)).map { _ in
        ["a", "b", "c", "-", "\(Int.random(in: 0...30))"].randomElement(using: &random) ?? ""
      }
      func edited() -> [String] {
        base.flatMap { line in
          switch Int.random(in: 0...9, using: &random) {
          case 0: [String]()
          case 1: ["n\(Int.random(in: 0...99))"]
          case 2: [line, "-"]
          default: [line]
          }
        }
      }
      let (own, other) = (edited(), edited())
      func merge(_ own: [String], _ other: [String]) -> LineMerge {
        Self.merge(base.joined(separator: " "), own.joined(separator: " "), other.joined(separator: " "))
      }
      // One side alone.
      #expect(Self.words(merge(own, base)) == own.joined(separator: " "))
      #expect(Self.words(merge(base, own)) == own.joined(separator: " ") && merge(base, own).conflicts.isEmpty)
      let both = merge(own, other)
      guard both.conflicts.isEmpty else { continue }
      // Every new line of a side is there.
      let words = Set(Self.words(both).split(separator: " ").map(String.init))
      for line in own + other where line.hasPrefix("n") { #expect(words.contains(line), "\(base) \(own) \(other)") }
    }
  }
}
