/// The glyphs covered by a subtable, each with an index (a coverage table).
struct Coverage: Sendable {
  private let table: FontData

  init(_ table: FontData) {
    self.table = table
  }

  func index(of glyph: GlyphID) -> Int? {
    let glyph = Int(glyph)
    switch table.u16(0) {
    case 1:
      return sortedIndex(of: glyph, count: table.u16(2) ?? 0) { entry in table.u16(4 + 2 * entry).map { ($0, $0) } }
    case 2:
      guard let range = table.glyphRange(of: glyph), let first = table.u16(4 + 6 * range),
        let start = table.u16(8 + 6 * range)
      else { return nil }
      return start + glyph - first
    default: return nil
    }
  }

  /// All glyphs that it covers.
  func glyphs(spending budget: inout ReadingBudget) throws(FontError) -> [GlyphID] {
    var glyphs: [GlyphID] = []
    let entries = table.u16(2) ?? 0
    try budget.spend(entries)
    for entry in 0..<entries {
      if table.u16(0) == 1 {
        if let glyph = table.u16(4 + 2 * entry) { glyphs.append(GlyphID(glyph)) }
      } else if table.u16(0) == 2, let first = table.u16(4 + 6 * entry), let last = table.u16(6 + 6 * entry),
        table.u16(8 + 6 * entry) != nil, first <= last
      {
        try budget.spend(last - first + 1)
        glyphs += (first...last).map { GlyphID($0) }
      }
    }
    return glyphs
  }
}

/// The classes of glyphs (a class definition table); all others have class 0.
struct ClassDefinition: Sendable {
  private let table: FontData

  init(_ table: FontData) {
    self.table = table
  }

  func glyphClass(of glyph: GlyphID) -> Int {
    let glyph = Int(glyph)
    switch table.u16(0) {
    case 1:
      guard let first = table.u16(2), let count = table.u16(4), glyph >= first, glyph - first < count else { return 0 }
      return table.u16(6 + 2 * (glyph - first)) ?? 0
    case 2:
      return table.glyphRange(of: glyph).flatMap { table.u16(8 + 6 * $0) } ?? 0
    default: return 0
    }
  }
}

extension FontData {
  /// The range that contains a glyph, in the second format of a coverage or of classes.
  fileprivate func glyphRange(of glyph: Int) -> Int? {
    sortedIndex(of: glyph, count: u16(2) ?? 0) { entry in
      guard let first = u16(4 + 6 * entry), let last = u16(6 + 6 * entry) else { return nil }
      return (first, last)
    }
  }
}

/// The index of the sorted range that contains a value.
///
/// - Parameter range: The ends of a range, both inclusive; nil ends the search.
func sortedIndex(of value: Int, count: Int, range: (Int) -> (Int, Int)?) -> Int? {
  var low = 0
  var high = count
  while low < high {
    let middle = (low + high) / 2
    guard let (first, last) = range(middle) else { return nil }
    if value < first {
      high = middle
    } else if value > last {
      low = middle + 1
    } else {
      return middle
    }
  }
  return nil
}
