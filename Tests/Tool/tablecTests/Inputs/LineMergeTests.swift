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

  @Test("and what remains of the other side has the same conflicts, and no others")
  func rest() {
    let merge = Self.merge("a b c d", "x b c y", "z b e d")
    #expect(Self.words(merge) == "x b e y" && merge.conflicts.map(\.mergedLine) == [1])
    let again = LineMerge(merge.rest, own: merge.bytes, other: Array("z\nb\ne\nd\n".utf8))
    #expect(again.bytes == merge.bytes && again.rest == merge.rest && again.conflicts.map(\.line) == [1])
  }

  @Test(
    "key by key within a line, or an element of a list",
    arguments: [
      ("- {id: a, text: T}", "- {id: a, text: U}", "- {id: a, text: T, font: 9}", "- {id: a, text: U, font: 9}"),
      (
        "- {id: a, text: T, font: 9}", "- {id: a, text: U, font: 9} # mine", "- {id: a, text: T}",
        "- {id: a, text: U} # mine"
      ),
      (
        "- {a: {b: 1, c: 2}, d: [1, 2]}", "- {a: {b: 3, c: 2}, d: [1, 2]}", "- {a: {b: 1, c: 4}, d: [1, 3]}",
        "- {a: {b: 3, c: 4}, d: [1, 3]}"
      ),
      // A new name, where nothing else is different.
      ("- {id: a, text: T}", "- {id: b, text: T}", "- {id: a, text: U}", "- {id: b, text: U}"),
      // A row that became too long for one line.
      (
        "- {id: a, text: T}", "- {id: a, text: U}", "- id: a\n  text: T\n  font: {style: body}",
        "- id: a\n  text: U\n  font: {style: body}"
      ),
      (
        "    text: {text: T, font: 9}", "    text: {text: U, font: 9}", "    text: {text: T, font: 8}",
        "    text: {text: U, font: 8}"
      ),
    ])
  func keys(_ base: String, _ own: String, _ other: String, _ expected: String) {
    let merge = LineMerge(Array("\(base)\n".utf8), own: Array("\(own)\n".utf8), other: Array("\(other)\n".utf8))
    #expect(String(decoding: merge.bytes, as: UTF8.self) == expected + "\n" && merge.conflicts.isEmpty, "\(merge)")
    #expect(String(decoding: merge.rest, as: UTF8.self) == other + "\n")
  }

  @Test(
    "with the keys that meet",
    arguments: [
      (
        "- {id: a, text: T, font: 9}", "- {id: a, text: U, font: 9}", "- {id: a, text: V, font: 8}",
        "- {id: a, text: U, font: 8}", ["text"], "- {id: a, text: T, font: 8}"
      ),
      ("- {id: a, text: T}", "- {id: a}", "- {id: a, text: V}", "- {id: a}", ["text"], "- {id: a, text: T}"),
      (
        "- {id: a, text: T}", "- {id: a, text: U}", "- {id: a, font: 9}", "- {id: a, font: 9, text: U}", ["text"],
        "- {id: a, font: 9, text: T}"
      ),
      (
        "- {id: a, text: {text: T}}", "- {id: a, text: {text: U}}", "- {id: a, text: {text: V}}",
        "- {id: a, text: {text: U}}", ["text.text"], "- {id: a, text: {text: T}}"
      ),
      ("- {id: a}", "- {id: a, text: U}", "- {id: a, text: V}", "- {id: a, text: U}", ["text"], "- {id: a}"),
      // Not the same row any more, no mapping, or comments on both sides.
      (
        "- {id: a, text: T}", "- {id: a, text: U}", "- {id: b, text: V}", "- {id: a, text: U}", [nil],
        "- {id: a, text: T}"
      ),
      ("- Ann", "- Ben", "- {id: a, text: V}", "- Ben", [nil], "- Ann"),
      ("- {a: 1, b: 2}", "- {a: 2, b: 2} # x", "- {a: 1, b: 3} # y", "- {a: 2, b: 2} # x", [nil], "- {a: 1, b: 2}"),
      ("- {a: 1, a: 2}", "- {a: 2, a: 2}", "- {a: 1, a: 3}", "- {a: 2, a: 2}", [nil], "- {a: 1, a: 2}"),
      ("- {a: 1, b: 2", "- {a: 2, b: 2", "- {a: 1, b: 3", "- {a: 2, b: 2", [nil], "- {a: 1, b: 2"),
    ] as [(String, String, String, String, [String?], String)])
  func keyConflicts(
    _ base: String, _ own: String, _ other: String, _ expected: String, _ keys: [String?], _ rest: String
  ) {
    let merge = LineMerge(Array("\(base)\n".utf8), own: Array("\(own)\n".utf8), other: Array("\(other)\n".utf8))
    #expect(String(decoding: merge.bytes, as: UTF8.self) == expected + "\n" && merge.conflicts.map(\.key) == keys)
    #expect(String(decoding: merge.rest, as: UTF8.self) == rest + "\n")
    // The next time, it is the same.
    let again = LineMerge(merge.rest, own: merge.bytes, other: Array("\(other)\n".utf8))
    #expect(again.bytes == merge.bytes && again.conflicts.map(\.key) == keys && again.rest == merge.rest)
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

  @Test("and elements that are edited and moved at random are there once, and the next merge finds the same")
  func elements() {
    var random = SystemRandomNumberGenerator()
    typealias Row = (id: Int, values: [Int], isBlock: Bool)
    func text(_ rows: [Row]) -> [UInt8] {
      let lines = rows.map { row in
        let pairs = ["id: r\(row.id)"] + row.values.enumerated().map { "k\($0): \($1)" }
        let nested = row.isBlock ? "\n    views:\n      - {id: v, a: \(row.values[0]), b: \(row.values[1])}" : ""
        return "  - " + (row.isBlock ? pairs.joined(separator: "\n    ") : "{\(pairs.joined(separator: ", "))}")
          + nested
      }
      return Array((["rows:"] + lines).joined(separator: "\n").utf8) + [0x0A]
    }
    for _ in 0..<1_000 {
      let base: [Row] = (0..<Int.random(in: 1...6)).map { id in
        (id, (0..<3).map { _ in Int.random(in: 0...3) }, Bool.random(using: &random))
      }
      func edited(_ newID: Int) -> [Row] {
        var rows = base
        for index in rows.indices where Int.random(in: 0...2, using: &random) == 0 {
          rows[index].values[Int.random(in: 0...2, using: &random)] = Int.random(in: 0...9, using: &random)
        }
        if Int.random(in: 0...3, using: &random) == 0 { rows.remove(at: Int.random(in: 0..<rows.count)) }
        if rows.count > 1, Int.random(in: 0...2, using: &random) == 0 {
          rows.insert(rows.removeFirst(), at: Int.random(in: 0..<rows.count))
        }
        if Int.random(in: 0...3, using: &random) == 0 { rows.append((newID, [1, 2, 3], false)) }
        return rows
      }
      let (base0, own, other) = (text(base), text(edited(10)), text(edited(11)))
      #expect(LineMerge(base0, own: own, other: base0).bytes == own)
      #expect(LineMerge(base0, own: base0, other: other).bytes == other)
      let merge = LineMerge(base0, own: own, other: other)
      // Both moved the same.
      guard merge.isWhole else { continue }
      let again = LineMerge(merge.rest, own: merge.bytes, other: other)
      #expect(
        again.bytes == merge.bytes && again.rest == merge.rest,
        "\(String(decoding: base0 + own + other, as: UTF8.self))")
      #expect(again.conflicts.isEmpty == merge.conflicts.isEmpty)
      if merge.conflicts.isEmpty { #expect(merge.rest == other) }
    }
  }
}
