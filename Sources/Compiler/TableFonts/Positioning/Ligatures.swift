/// The ligatures of a font, such as that of f and i (the feature `liga` of its `GSUB`, lookup type 4).
///
/// They are stored as a tree of the joined glyphs, so text is processed in time linear in its length, regardless of how many
/// ligatures begin with a letter.
public struct Ligatures: Sendable {
  private let feature: FeatureLookups
  /// For each lookup, the root node of its ligatures.
  private var roots: [Int: Int] = [:]
  private var steps: [Step: Int] = [:]
  /// The ligatures that end at a node.
  private var ends: [Int: End] = [:]
  private var firsts: Set<GlyphID> = []

  private struct Step: Hashable {
    var node: Int
    var glyph: GlyphID
  }

  private struct End: Sendable {
    var glyph: GlyphID
    /// If several ligatures match, the first in the font is used.
    var rank: Int
  }

  /// Names of icons are the longest, such as `assignment_turned_in`.
  private static let mostParts = 128

  /// Nil if the font has none.
  init?(_ gsub: FontData) throws(FontError) {
    var budget = ReadingBudget(of: "GSUB")
    guard let feature = try FeatureLookups("liga", in: gsub, "GSUB", spending: &budget) else { return nil }
    self.feature = feature
    // Contextual lookups are not read.
    for (number, subtables) in try feature.subtables(ofType: 4, extensionType: 7, "GSUB") {
      let root = -1 - number
      for case let subtable? in subtables where subtable.u16(0) == 1 {
        roots[number] = root
        try add(subtable, at: root, spending: &budget)
      }
    }
    guard !roots.isEmpty else { return nil }
  }

  private mutating func add(_ subtable: FontData, at root: Int, spending budget: inout ReadingBudget) throws(FontError)
  {
    guard let coverage = subtable.table(subtable.u16(2)), let sets = subtable.u16(4) else { return }
    for (first, index) in try Coverage(coverage).glyphs(before: sets, spending: &budget) {
      guard let set = subtable.table(subtable.u16(6 + 2 * index)), let count = set.u16(0) else { continue }
      try budget.spend(count)
      for number in 0..<count {
        guard let ligature = set.table(set.u16(2 + 2 * number)), let glyph = ligature.u16(0),
          let parts = ligature.u16(2),
          parts > 0
        else { continue }
        guard parts <= Self.mostParts else { throw .overfullTable("GSUB") }
        try budget.spend(parts)
        let rest = (0..<(parts - 1)).compactMap { ligature.u16(4 + 2 * $0).map(GlyphID.init) }
        if rest.count == parts - 1 { add(GlyphID(glyph), of: [first] + rest, at: root) }
      }
    }
  }

  private mutating func add(_ ligature: GlyphID, of parts: [GlyphID], at root: Int) {
    firsts.insert(parts[0])
    var node = root
    for part in parts {
      let step = Step(node: node, glyph: part)
      node = steps[step] ?? steps.count
      steps[step] = node
    }
    if ends[node] == nil { ends[node] = End(glyph: ligature, rank: ends.count) }
  }

  /// Whether a ligature of some script begins with a glyph.
  public func begins(with glyph: GlyphID) -> Bool { firsts.contains(glyph) }

  /// A glyph, and the number of glyphs that it replaces.
  public struct Joined: Sendable {
    public var glyph: GlyphID
    public var count = 1
  }

  /// The ligature of the first glyphs, and their number.
  private func ligature(_ glyphs: ArraySlice<Joined>, from root: Int) -> (glyph: GlyphID, count: Int)? {
    var found: (end: End, count: Int)?
    var node = root
    for (index, glyph) in glyphs.enumerated() {
      guard let next = steps[Step(node: node, glyph: glyph.glyph)] else { break }
      node = next
      if let end = ends[node], end.rank < found?.end.rank ?? .max { found = (end, index + 1) }
    }
    return found.map { ($0.end.glyph, $0.count) }
  }

  /// The glyphs of a script with ligatures applied.
  public func join(_ glyphs: some Sequence<GlyphID>, script: Script) -> [Joined] {
    var joined = glyphs.map { Joined(glyph: $0) }
    for number in feature.numbers(for: script) {
      guard let root = roots[number] else { continue }
      var result: [Joined] = []
      result.reserveCapacity(joined.count)
      var index = 0
      while index < joined.count {
        let found = ligature(joined[index...], from: root)
        let count = found?.count ?? 1
        let whole = joined[index..<index + count].reduce(0) { $0 + $1.count }
        result.append(Joined(glyph: found?.glyph ?? joined[index].glyph, count: whole))
        index += count
      }
      joined = result
    }
    return joined
  }
}
