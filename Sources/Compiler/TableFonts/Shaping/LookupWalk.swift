/// Applies lookups to a run of glyphs in logical order, as the OpenType specification describes them.
///
/// Everything that is tried spends from a number of steps that grows with the run. A font that needs more leaves the rest of the run as it
/// is.
struct LookupWalk {
  let table: LayoutTable
  let definition: GlyphDefinition
  /// Whether the table is `GSUB`, and not `GPOS`.
  let isSubstitution: Bool
  /// Whether the run goes from right to left.
  let isBackward: Bool
  /// Whether joiners between letters are overlooked; in scripts whose letters join, they are not.
  let skipsJoiners: Bool
  /// The change of a number of `GPOS` at the instance.
  let variation: (VariationStore.Index) -> Double
  var glyphs: [ShapingGlyph]
  private var steps: Int
  private let mostGlyphs: Int

  /// Lookups in lookups: as many as any font needs.
  private static let mostDepth = 8

  init(
    _ table: LayoutTable, _ definition: GlyphDefinition, isSubstitution: Bool, isBackward: Bool = false,
    skipsJoiners: Bool = true, glyphs: [ShapingGlyph],
    variation: @escaping (VariationStore.Index) -> Double = { _ in 0 }
  ) {
    self.table = table
    self.definition = definition
    self.isSubstitution = isSubstitution
    self.isBackward = isBackward
    self.skipsJoiners = skipsJoiners
    self.variation = variation
    self.glyphs = glyphs
    steps = 1_024 * (glyphs.count + 16)
    mostGlyphs = 16 * (glyphs.count + 16)
  }

  /// Spends a step; false if there is none left.
  mutating func spend() -> Bool {
    steps -= 1
    return steps >= 0
  }

  /// Applies a lookup wherever it fits.
  ///
  /// - Parameter isAsked: Whether it applies to a glyph, whatever the glyph is.
  mutating func apply(_ number: Int, to isAsked: (ShapingGlyph) -> Bool) {
    let lookup = table.lookups[number]
    // A single substitution that sees what follows it is applied from the end.
    if isSubstitution, lookup.type == 8 {
      for index in glyphs.indices.reversed() where isAsked(glyphs[index]) { _ = apply(lookup, at: index) }
      return
    }
    var index = 0
    while index < glyphs.count {
      if isAsked(glyphs[index]), let next = apply(lookup, at: index) { index = next } else { index += 1 }
    }
  }

  /// The place after what a lookup changes; nil if it does not fit.
  private mutating func apply(_ lookup: LayoutTable.Lookup, at index: Int, depth: Int = 0) -> Int? {
    let glyph = glyphs[index]
    let subtables = lookup.starts.isEmpty ? nil : lookup.starts[glyph.id] ?? []
    guard subtables?.isEmpty != true, !isIgnored(index, by: lookup) else { return nil }
    for place in subtables?.map(Int.init) ?? Array(lookup.subtables.indices) {
      guard spend() else { return nil }
      if let next = apply(lookup.subtables[place], of: lookup, at: index, depth: depth) { return next }
    }
    return nil
  }

  private mutating func apply(_ subtable: FontData, of lookup: LayoutTable.Lookup, at index: Int, depth: Int) -> Int? {
    switch (isSubstitution, lookup.type) {
    case (true, 5), (false, 7): applyContext(subtable, isChain: false, of: lookup, at: index, depth: depth)
    case (true, 6), (false, 8): applyContext(subtable, isChain: true, of: lookup, at: index, depth: depth)
    case (true, _): substitute(by: subtable, of: lookup, at: index)
    case (false, _): adjust(by: subtable, of: lookup, at: index)
    }
  }

  // MARK: Neighbours

  private func isIgnored(_ index: Int, by lookup: LayoutTable.Lookup) -> Bool {
    definition.isIgnored(glyphs[index].id, isMark: glyphs[index].kind == .mark, by: lookup)
  }

  /// Whether a character that is not drawn is passed over, unless it is asked for.
  private func isPassed(_ kind: ShapingGlyph.Kind, isContext: Bool) -> Bool {
    switch kind {
    case .letter, .mark: false
    case .nonJoiner: !isSubstitution || isContext
    case .joiner: !isSubstitution || skipsJoiners
    case .ignorable: true
    }
  }

  /// The next glyph in a direction that a lookup sees, if it is one of those that are wanted.
  ///
  /// - Parameter fits: Nil for any glyph that is drawn.
  mutating func neighbour(
    of index: Int, by step: Int, _ lookup: LayoutTable.Lookup, isContext: Bool = false,
    where fits: ((GlyphID) -> Bool)? = nil
  ) -> Int? {
    var place = index + step
    while glyphs.indices.contains(place) {
      guard spend() else { return nil }
      if !isIgnored(place, by: lookup) {
        let isPassed = isPassed(glyphs[place].kind, isContext: isContext)
        if fits?(glyphs[place].id) ?? !isPassed { return place }
        guard isPassed else { return nil }
      }
      place += step
    }
    return nil
  }

  // MARK: Contexts

  /// Applies the lookups that a rule names to the glyphs that it fits, which are moved by what the earlier ones change.
  ///
  /// - Parameters:
  ///   - records: Pairs of an index in `places` and the number of a lookup.
  ///   - places: The glyphs that the rule fits.
  /// - Returns: The place after the rule's glyphs.
  mutating func applyNested(_ records: [(index: Int, lookup: Int)], to places: [Int], depth: Int) -> Int {
    var places = places
    var end = (places.last ?? 0) + 1
    for record in records where record.index < places.count {
      guard depth < Self.mostDepth, record.lookup < table.lookups.count, places[record.index] < glyphs.count else {
        continue
      }
      let count = glyphs.count
      _ = apply(table.lookups[record.lookup], at: places[record.index], depth: depth + 1)
      let growth = glyphs.count - count
      guard growth != 0 else { continue }
      end = max(end + growth, places[record.index])
      if growth > 0 {
        let new = (1...growth).map { places[record.index] + $0 }
        places = places[...record.index] + new + places[(record.index + 1)...].map { $0 + growth }
      } else {
        let rest = places[(record.index + 1)...].dropFirst(-growth).map { $0 + growth }
        places = places[...record.index] + rest
      }
    }
    return max(end, places.first ?? end)
  }

  // MARK: Substitutions

  private mutating func substitute(by subtable: FontData, of lookup: LayoutTable.Lookup, at index: Int) -> Int? {
    guard let coverage = subtable.table(subtable.u16(2)), let format = subtable.u16(0),
      let place = Coverage(coverage).index(of: glyphs[index].id)
    else { return nil }
    switch (lookup.type, format) {
    case (1, 1):
      guard let distance = subtable.u16(4) else { return nil }
      glyphs[index].id = GlyphID((Int(glyphs[index].id) + distance) & 0xFFFF)
    case (1, 2):
      guard place < subtable.u16(4) ?? 0, let glyph = subtable.u16(6 + 2 * place) else { return nil }
      glyphs[index].id = GlyphID(glyph)
    case (2, 1): return multiply(by: subtable.table(subtable.u16(6 + 2 * place)), at: index)
    case (3, 1):
      // The first of its alternates.
      guard let set = subtable.table(subtable.u16(6 + 2 * place)), set.u16(0) ?? 0 > 0, let glyph = set.u16(2) else {
        return nil
      }
      glyphs[index].id = GlyphID(glyph)
    case (4, 1): return join(by: subtable.table(subtable.u16(6 + 2 * place)), of: lookup, at: index)
    case (8, 1): return substituteInContext(by: subtable, of: lookup, place: place, at: index)
    default: return nil
    }
    return index + 1
  }

  /// Replaces a glyph by several, or by none.
  private mutating func multiply(by sequence: FontData?, at index: Int) -> Int? {
    guard let sequence, let count = sequence.u16(0), glyphs.count + count <= mostGlyphs else { return nil }
    let new = (0..<count).compactMap { place -> ShapingGlyph? in
      var glyph = glyphs[index]
      guard let id = sequence.u16(2 + 2 * place) else { return nil }
      glyph.id = GlyphID(id)
      return glyph
    }
    glyphs.replaceSubrange(index...index, with: new)
    return index + new.count
  }

  /// Replaces glyphs by a ligature, the first of a set that fits.
  private mutating func join(by set: FontData?, of lookup: LayoutTable.Lookup, at index: Int) -> Int? {
    guard let set, let count = set.u16(0) else { return nil }
    for number in 0..<count {
      guard spend(), let ligature = set.table(set.u16(2 + 2 * number)), let glyph = ligature.u16(0),
        let parts = ligature.u16(2), parts > 0
      else { return nil }
      var places: [Int] = []
      for part in 1..<parts {
        let wanted = ligature.u16(2 + 2 * part)
        guard let next = neighbour(of: places.last ?? index, by: 1, lookup, where: { Int($0) == wanted }) else { break }
        places.append(next)
      }
      guard places.count == parts - 1 else { continue }
      glyphs[index].id = GlyphID(glyph)
      if !glyphs[index].kind.isDrawn { glyphs[index].kind = .letter }
      for place in places.reversed() { glyphs.remove(at: place) }
      return index + 1
    }
    return nil
  }
}
