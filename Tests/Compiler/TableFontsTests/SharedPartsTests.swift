import FontBuilding
import Testing

@testable import TableFonts

/// Tables whose offsets lead to one part from many others say more than their size tells.
@Suite("Font tables that share their parts")
struct SharedPartsTests {
  private static func bytes(_ words: [Int]) -> [UInt8] {
    words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func words(_ tag: String) -> [Int] {
    let bytes = tag.utf8.map(Int.init)
    return [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
  }

  /// A GSUB with scripts of one language table, one feature and lookups of one subtable.
  private static func substitution(
    scripts: Int = 1, entries: Int = 1, lookups: Int = 1, subtables: Int = 1, subtable: [Int]
  ) -> [UInt8] {
    let script = 2 + 6 * scripts
    let scriptList =
      [scripts] + (0..<scripts).flatMap { _ in words("DFLT") + [script] } + [4, 0, 0, 0xFFFF, entries]
      + Array(repeating: 0, count: entries)
    let featureList = [1] + words("liga") + [8, 0, lookups] + Array(0..<lookups)
    let lookupList =
      [lookups] + Array(repeating: 2 + 2 * lookups, count: lookups)
      + [4, 0, subtables] + Array(repeating: 6 + 2 * subtables, count: subtables) + subtable
    let features = 10 + 2 * scriptList.count
    return bytes([1, 0, 10, features, features + 2 * featureList.count] + scriptList + featureList + lookupList)
  }

  /// One ligature of glyphs 1 and 2 for each of so many first glyphs, in sets that are one.
  private static func ligatures(firsts: Int, inSet count: Int, parts: Int = 2) -> [Int] {
    let set = 6 + 2 * firsts
    let coverage = set + 2 + 2 * count + 4 + 2 * (parts - 1)
    return [1, coverage, firsts] + Array(repeating: set, count: firsts)
      + [count] + Array(repeating: 2 + 2 * count, count: count) + [9, parts] + Array(repeating: 2, count: parts - 1)
      + [2, 1, 1, firsts, 0]
  }

  private static func face(_ substitution: [UInt8]) throws -> FontFace {
    var font = FontBuilder.ascii
    font.tables["GSUB"] = substitution
    return try #require(try FontFile.faces(font.bytes()).first)
  }

  @Test("are read where they say what a font can have to say")
  func few() throws {
    let face = try Self.face(Self.substitution(scripts: 3, entries: 4, subtable: Self.ligatures(firsts: 5, inSet: 3)))
    let plan = FontInstance(face: face).plan(for: .latin)
    #expect(plan.changes(5, in: face) && !plan.changes(6, in: face) && face.omissions.isEmpty)
  }

  @Test("are left out where they say more, however small they are, and the font keeps its advances")
  func many() throws {
    let cases = [
      Self.substitution(scripts: 100, entries: 6_000, subtable: Self.ligatures(firsts: 1, inSet: 1)),
      Self.substitution(lookups: 800, subtable: Self.ligatures(firsts: 900, inSet: 1)),
      Self.substitution(subtables: 1_025, subtable: Self.ligatures(firsts: 900, inSet: 1)),
    ]
    for (number, table) in cases.enumerated() {
      #expect(try Self.face(table).omissions == [.substitutions], "case \(number), \(table.count) bytes")
      #expect(table.count < 64 << 10)
    }
  }

  @Test("a text spends no more steps than its length allows, whatever a font says")
  func steps() throws {
    // None of the 600 ligatures of each of 900 glyphs fits.
    let face = try Self.face(
      Self.substitution(lookups: 60, subtable: Self.ligatures(firsts: 900, inSet: 600, parts: 60)))
    let text = (0..<4_000).map { GlyphID(1 + $0 % 2) }
    #expect(FontInstance(face: face).shaped(text).count <= text.count)
  }

  @Test("a text is joined by the first ligature of the font that fits, the longest or not")
  func order() throws {
    // a b -> 9, a b b -> 8; and the other way round.
    func subtable(_ first: [Int], _ second: [Int]) -> [Int] {
      let set = [2, 6, 6 + 2 * first.count]
      let ligatures = first + second
      return [1, 8 + 2 * (set.count + ligatures.count), 1, 8] + set + ligatures + [1, 1, 1]
    }
    func joined(_ subtable: [Int]) throws -> [GlyphID] {
      let face = try Self.face(Self.substitution(subtable: subtable))
      return FontInstance(face: face).shaped([3, 1, 2, 2, 1, 2, 1])
    }
    let (short, long) = ([9, 2, 2], [8, 3, 2, 2])
    #expect(try joined(subtable(short, long)) == [3, 9, 2, 9, 1])
    #expect(try joined(subtable(long, short)) == [3, 8, 9, 1])
  }
}
