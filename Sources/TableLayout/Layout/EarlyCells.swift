import ParallelWork
import TableIR
import WorkMetering

/// The cells of a large table, laid out by several threads before it is known where they are.
///
/// A row's y moves its cell and nothing in it, so cells are laid out as if each were at the top, and moved when the rows above them are
/// known. The frames and the work are the same as in one thread.
struct EarlyCells {
  private var sections: [[CellNode]]

  /// The rows that a thread lays out at a time.
  private static let share = 500

  /// Nil for a table that is laid out in one thread: a small one, one that measures with the fonts of files, whose measurements are
  /// remembered, and one with constraints, which are prepared once for all rows.
  init?(_ table: Table, laidOutBy layouter: TableLayouter, jobs: Int, work: WorkMeter) {
    let rowCount = table.sections.reduce(0) { $0 + $1.rows.count }
    guard jobs > 1, rowCount >= TableLayouter.fewestRowsForThreads, layouter.faces == nil,
      table.sections.allSatisfy(\.rowsStandAlone)
    else { return nil }
    let shares = Self.shares(of: table.sections)
    let limit = work.left
    let laidOut = ParallelMap(jobs: jobs).map(shares) { share in
      let meter = WorkMeter(limit: limit)
      let cells = CellLayout<Double>(context: layouter.context(table, work: meter))
      return (share.map { cells.nodes(table.sections[$0.section], $0.rows, isFirst: $0.section == 0) }, meter.spent)
    }
    sections = Array(repeating: [], count: table.sections.count)
    for (share, (pieces, spent)) in zip(shares, laidOut) {
      work.spend(spent)
      for (part, cells) in zip(share, pieces) {
        if sections[part.section].isEmpty { sections[part.section] = cells } else { sections[part.section] += cells }
      }
    }
  }

  /// The cells of a section, each at y 0. Only once: they are not copied.
  mutating func take(_ section: Int) -> [CellNode] {
    var cells: [CellNode] = []
    swap(&cells, &sections[section])
    return cells
  }

  /// Some rows of a section.
  private struct Part {
    var section: Int
    var rows: Range<Int>
  }

  /// The rows of all sections, in order and in parts of about the same size.
  private static func shares(of sections: [Section]) -> [[Part]] {
    var shares: [[Part]] = []
    var current: [Part] = []
    var room = share
    for (index, section) in sections.enumerated() {
      var start = 0
      while start < section.rows.count {
        let end = min(start + room, section.rows.count)
        current.append(Part(section: index, rows: start..<end))
        room -= end - start
        start = end
        guard room == 0 else { continue }
        shares.append(current)
        (current, room) = ([], share)
      }
    }
    if !current.isEmpty { shares.append(current) }
    return shares
  }
}

extension CellLayout<Double> {
  /// The cells of some rows of a section, each at y 0; fewer once no work is left.
  fileprivate func nodes(_ section: Section, _ rows: Range<Int>, isFirst: Bool) -> [CellNode] {
    var nodes: [CellNode] = []
    nodes.reserveCapacity(rows.count)
    for index in rows where !context.work.isSpent {
      context.work.spend(LayoutCost.row)
      nodes.append(
        node(
          section.rows[index], in: section, isFirstSection: isFirst,
          position: RowPosition(index: index, count: section.rows.count), y: 0, SilentScope()))
    }
    return nodes
  }
}

extension Section {
  /// Whether the layout of no row leaves anything that is remembered for other rows.
  fileprivate var rowsStandAlone: Bool {
    // By index, because a row that is passed along is copied.
    rows.indices.allSatisfy { index in
      rows[index].constraints.isEmpty
        && rows[index].views.allSatisfy { $0.sizing == nil && $0.children.isEmpty }
    }
  }
}
