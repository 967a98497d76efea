import SpecImporting
import TableIR
import TableLayout

/// Judges the observed static tables of Interface Builder's documents.
struct StaticTableReport {
  private(set) var tallies = EraTallies()

  init(_ tables: [StaticTable]) {
    let eras = Dictionary(uniqueKeysWithValues: CanvasEra.all.map { ($0.name, $0) })
    for table in tables {
      guard let era = eras[table.era] else {
        tallies.setAside(.unknownEra, era: table.era)
        continue
      }
      judge(table, in: era)
    }
  }

  private mutating func judge(_ table: StaticTable, in era: CanvasEra) {
    let comparisons = table.canvases(in: era).compactMap { canvas in
      StaticTableComparison(table, in: era, on: canvas).map { (canvas, $0) }
    }
    guard let first = comparisons.first else {
      tallies.setAside(.notInLanguage, era: era.name)
      return
    }
    // The first of the likeliest where several reproduce as much.
    let (canvas, best) = comparisons.dropFirst().reduce(first) { $1.1.matches > $0.1.matches ? $1 : $0 }
    if canvas.hasLargeTitle { tallies.setAside(.largeTitle, era: era.name) }
    if canvas.scale != first.0.scale { tallies.setAside(.otherScale, era: era.name) }
    if !best.isWithin, isStale(table, besides: era) {
      tallies.setAside(.stale, era: era.name)
      return
    }
    if !table.sections.allSatisfy(\.addsUp) { tallies.setAside(.blocks, era: era.name) }
    if best.hasFurtherLines { tallies.setAside(.titleLines, era: era.name) }
    for pair in best.offsets {
      tallies.count(
        .sectionOffset, pair.numbers.ours, pair.numbers.theirs, id: "\(table.id) \(pair.name)", era: era.name)
    }
    for pair in best.cells {
      tallies.count(.cell, pair.numbers.ours, pair.numbers.theirs, id: "\(table.id) \(pair.name)", era: era.name)
    }
  }

  private func isStale(_ table: StaticTable, besides own: CanvasEra) -> Bool {
    CanvasEra.older.contains { era in
      !era.isLike(own)
        && table.canvases(in: era).contains { StaticTableComparison(table, in: era, on: $0)?.isExact == true }
    }
  }
}
