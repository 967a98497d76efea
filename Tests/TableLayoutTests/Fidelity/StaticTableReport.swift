import TableIR
import TableLayout

/// Judges the observed static tables of Interface Builder's documents.
struct StaticTableReport {
  private(set) var tallies = EraTallies()

  init(_ tables: [StaticTable]) {
    let eras = Dictionary(uniqueKeysWithValues: Era.all.map { ($0.name, $0) })
    for table in tables {
      guard let era = eras[table.era] else {
        tallies.setAside(.unknownEra, era: table.era)
        continue
      }
      judge(table, in: era)
    }
  }

  private mutating func judge(_ table: StaticTable, in era: Era) {
    let scales = table.scales(in: era)
    let comparisons = scales.compactMap { StaticTableComparison(table, in: era, scale: $0) }
    guard let first = comparisons.first else {
      tallies.setAside(.notInLanguage, era: era.name)
      return
    }
    let best = comparisons.first(where: \.isExact) ?? first
    if !first.isExact && best.isExact { tallies.setAside(.otherScale, era: era.name) }
    if !best.isWithin, isStale(table, besides: era) {
      tallies.setAside(.stale, era: era.name)
      return
    }
    if best.hasFurtherLines { tallies.setAside(.titleLines, era: era.name) }
    for pair in best.offsets {
      tallies.count(.sectionOffset, pair.ours, pair.theirs, id: "\(table.id) \(pair.name)", era: era.name)
    }
    for pair in best.cells {
      tallies.count(.cell, pair.ours, pair.theirs, id: "\(table.id) \(pair.name)", era: era.name)
    }
  }

  private func isStale(_ table: StaticTable, besides own: Era) -> Bool {
    Era.older.contains { era in
      !era.isLike(own)
        && table.scales(in: era).contains { StaticTableComparison(table, in: era, scale: $0)?.isExact == true }
    }
  }
}
