// Lookups that apply others where glyphs before and after fit (GSUB 5, 6 and 8; GPOS 7 and 8).

extension LookupWalk {
  /// The glyphs that a rule wants, one after the other.
  private struct Wanted {
    var list: FontData
    /// Of the first, in bytes.
    var offset: Int
    var count: Int
    var kind: Kind

    enum Kind {
      case glyphs
      case classes(FontData?)
      /// By coverage tables, whose offsets are relative to this.
      case coverages(FontData)
    }

    func fits(_ glyph: GlyphID, _ index: Int) -> Bool {
      guard let value = list.u16(offset + 2 * index) else { return false }
      switch kind {
      case .glyphs: return value == Int(glyph)
      case .classes(let table): return (table.map { ClassDefinition($0).glyphClass(of: glyph) } ?? 0) == value
      case .coverages(let base): return base.table(value).map { Coverage($0).index(of: glyph) != nil } ?? false
      }
    }
  }

  /// A rule of a subtable: what it wants, and where the lookups that it names are listed.
  private struct Rule {
    /// Backward from the first glyph.
    var before: Wanted?
    /// Without the first glyph.
    var input: Wanted
    var after: Wanted?
    var records: (list: FontData, offset: Int, count: Int)
  }

  mutating func applyContext(
    _ subtable: FontData, isChain: Bool, of lookup: LayoutTable.Lookup, at index: Int, depth: Int
  ) -> Int? {
    let glyph = glyphs[index].id
    switch subtable.u16(0) {
    case 1:
      guard let coverage = subtable.table(subtable.u16(2)), let place = Coverage(coverage).index(of: glyph),
        place < subtable.u16(4) ?? 0
      else { return nil }
      return applyRules(
        subtable.table(subtable.u16(6 + 2 * place)), isChain, (.glyphs, .glyphs, .glyphs), lookup, index, depth)
    case 2:
      guard let coverage = subtable.table(subtable.u16(2)), Coverage(coverage).index(of: glyph) != nil else {
        return nil
      }
      let tables = (isChain ? [4, 6, 8] : [4, 4, 4]).map { subtable.table(subtable.u16($0)) }
      let place = tables[1].map { ClassDefinition($0).glyphClass(of: glyph) } ?? 0
      let list = isChain ? 10 : 6
      guard place < subtable.u16(list) ?? 0 else { return nil }
      return applyRules(
        subtable.table(subtable.u16(list + 2 + 2 * place)), isChain,
        (.classes(tables[0]), .classes(tables[1]), .classes(tables[2])), lookup, index, depth)
    case 3:
      guard let rule = Self.coverageRule(subtable, isChain) else { return nil }
      return apply(rule, lookup, index, depth)
    default: return nil
    }
  }

  private mutating func applyRules(
    _ set: FontData?, _ isChain: Bool, _ kinds: (Wanted.Kind, Wanted.Kind, Wanted.Kind), _ lookup: LayoutTable.Lookup,
    _ index: Int, _ depth: Int
  ) -> Int? {
    guard let set, let count = set.u16(0) else { return nil }
    for number in 0..<count {
      guard spend(), let list = set.table(set.u16(2 + 2 * number)) else { return nil }
      guard let rule = isChain ? Self.chainRule(list, kinds) : Self.rule(list, kinds.1) else { continue }
      if let next = apply(rule, lookup, index, depth) { return next }
    }
    return nil
  }

  private static func rule(_ list: FontData, _ kind: Wanted.Kind) -> Rule? {
    guard let count = list.u16(0), count > 0, let records = list.u16(2) else { return nil }
    return Rule(
      input: Wanted(list: list, offset: 4, count: count - 1, kind: kind),
      records: (list, 2 + 2 * count, records))
  }

  private static func chainRule(_ list: FontData, _ kinds: (Wanted.Kind, Wanted.Kind, Wanted.Kind)) -> Rule? {
    guard let before = list.u16(0), let input = list.u16(2 + 2 * before), input > 0 else { return nil }
    let inputOffset = 4 + 2 * before
    let afterCount = inputOffset + 2 * (input - 1)
    guard let after = list.u16(afterCount), let records = list.u16(afterCount + 2 + 2 * after) else { return nil }
    return Rule(
      before: Wanted(list: list, offset: 2, count: before, kind: kinds.0),
      input: Wanted(list: list, offset: inputOffset, count: input - 1, kind: kinds.1),
      after: Wanted(list: list, offset: afterCount + 2, count: after, kind: kinds.2),
      records: (list, afterCount + 4 + 2 * after, records))
  }

  private static func coverageRule(_ table: FontData, _ isChain: Bool) -> Rule? {
    let kind = Wanted.Kind.coverages(table)
    guard isChain else {
      guard let count = table.u16(2), count > 0, let records = table.u16(4) else { return nil }
      return Rule(
        input: Wanted(list: table, offset: 8, count: count - 1, kind: kind), records: (table, 6 + 2 * count, records))
    }
    guard let before = table.u16(2), let input = table.u16(4 + 2 * before), input > 0 else { return nil }
    let inputOffset = 6 + 2 * before
    guard let after = table.u16(inputOffset + 2 * input),
      let records = table.u16(inputOffset + 2 * input + 2 + 2 * after)
    else { return nil }
    let afterOffset = inputOffset + 2 * input + 2
    return Rule(
      before: Wanted(list: table, offset: 4, count: before, kind: kind),
      input: Wanted(list: table, offset: inputOffset + 2, count: input - 1, kind: kind),
      after: Wanted(list: table, offset: afterOffset, count: after, kind: kind),
      records: (table, afterOffset + 2 * after + 2, records))
  }

  private mutating func apply(_ rule: Rule, _ lookup: LayoutTable.Lookup, _ index: Int, _ depth: Int) -> Int? {
    guard let input = places(of: rule.input, from: index, by: 1, lookup, isContext: false) else { return nil }
    for (wanted, start, step) in [(rule.before, index, -1), (rule.after, input.last ?? index, 1)] {
      guard let wanted else { continue }
      guard places(of: wanted, from: start, by: step, lookup, isContext: true) != nil else { return nil }
    }
    let (list, offset, count) = rule.records
    let records = (0..<count).prefix(256).compactMap { number -> (index: Int, lookup: Int)? in
      guard let index = list.u16(offset + 4 * number), let lookup = list.u16(offset + 2 + 4 * number) else {
        return nil
      }
      return (index, lookup)
    }
    return applyNested(records, to: [index] + input, depth: depth)
  }

  /// The glyphs that are wanted after another one; nil if they are not there.
  private mutating func places(
    of wanted: Wanted, from index: Int, by step: Int, _ lookup: LayoutTable.Lookup, isContext: Bool
  ) -> [Int]? {
    var places: [Int] = []
    for number in 0..<wanted.count {
      let last = places.last ?? index
      guard let next = neighbour(of: last, by: step, lookup, isContext: isContext, where: { wanted.fits($0, number) })
      else { return nil }
      places.append(next)
    }
    return places
  }

  /// Replaces a glyph where those around it fit.
  mutating func substituteInContext(
    by table: FontData, of lookup: LayoutTable.Lookup, place: Int, at index: Int
  ) -> Int? {
    let kind = Wanted.Kind.coverages(table)
    guard let before = table.u16(4), let after = table.u16(6 + 2 * before) else { return nil }
    let afterOffset = 8 + 2 * before
    guard let count = table.u16(afterOffset + 2 * after), place < count,
      let glyph = table.u16(afterOffset + 2 * after + 2 + 2 * place)
    else { return nil }
    let wanted = [
      (Wanted(list: table, offset: 6, count: before, kind: kind), -1),
      (Wanted(list: table, offset: afterOffset, count: after, kind: kind), 1),
    ]
    for (wanted, step) in wanted {
      guard places(of: wanted, from: index, by: step, lookup, isContext: true) != nil else { return nil }
    }
    glyphs[index].id = GlyphID(glyph)
    return index + 1
  }
}
