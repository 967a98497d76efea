import TableIR
import TableSupport

/// What is known of the rows of a large table before it is known where they are, found by several threads: their cells, or only heights.
///
/// A row's y moves its cell and nothing in it, so cells are laid out as if each were at the top, and moved when the rows above them are
/// known. The frames and the work are the same as in one thread.
struct EarlyRows<Found: Sendable>: Sendable {
  private var sections: [[Found]]

  /// Rows of which nothing is known.
  init(unknownIn table: Table) { sections = Array(repeating: [], count: table.sections.count) }

  /// - Parameter find: is called once for each row, on any thread.
  init(
    _ table: Table, laidOutBy layouter: TableLayouter, work: WorkMeter,
    _ find: @Sendable (CellLayout<Double>, _ section: Section, _ sectionIndex: Int, _ row: Int) -> Found
  ) {
    let shares = RowShare.shares(of: table.sections.map(\.rows.count))
    let limit = SharedWork(limit: work.left)
    let found = ParallelMap(jobs: layouter.jobs).map(shares) { share in
      limit.meter { meter in
        let cells = CellLayout<Double>(context: layouter.context(table, work: meter))
        return share.parts.map { part in
          var found: [Found] = []
          found.reserveCapacity(part.rows.count)
          let section = table.sections[part.section]
          for row in part.rows where !meter.isSpent { found.append(find(cells, section, part.section, row)) }
          return found
        }
      }
    }
    sections = Array(repeating: [], count: table.sections.count)
    for (share, (pieces, spent)) in zip(shares, found) {
      work.spend(spent)
      for (part, rows) in zip(share.parts, pieces) {
        if sections[part.section].isEmpty { sections[part.section] = rows } else { sections[part.section] += rows }
      }
    }
  }

  /// What was found of the rows of a section; fewer if no work was left. Only once: it is not copied.
  mutating func take(_ section: Int) -> [Found] {
    var found: [Found] = []
    swap(&found, &sections[section])
    return found
  }
}

/// Some rows that a thread works on at a time.
package struct RowShare: Sendable {
  /// Some rows of a section.
  package struct Part: Sendable {
    package var section: Int
    package var rows: Range<Int>
  }

  package private(set) var parts: [Part] = []

  private static let size = 250

  /// The rows of all sections, in order and in shares of about the same size.
  /// - Parameter counts: the number of rows of each section.
  package static func shares(of counts: [Int]) -> [RowShare] {
    var shares: [RowShare] = []
    var current = RowShare()
    var room = size
    for (index, count) in counts.enumerated() {
      var start = 0
      while start < count {
        let end = min(start + room, count)
        current.parts.append(Part(section: index, rows: start..<end))
        room -= end - start
        start = end
        guard room == 0 else { continue }
        shares.append(current)
        (current, room) = (RowShare(), size)
      }
    }
    if !current.parts.isEmpty { shares.append(current) }
    return shares
  }
}

extension TableLayouter {
  /// Whether the cells of a table are laid out apart from each other: it is large, it is not measured with the fonts of files, whose
  /// measurements are remembered, and it has no constraints, which are prepared once for all rows.
  package func laysOutRowsApart(_ table: Table) -> Bool {
    faces == nil && table.sections.reduce(0) { $0 + $1.rows.count } >= Self.fewestRowsForThreads
      && table.sections.allSatisfy(\.rowsStandAlone)
  }
}

extension Section {
  /// Whether the layout of no row, in any environment, leaves anything that is remembered for other rows.
  fileprivate var rowsStandAlone: Bool {
    allRowsSatisfy { row in
      row.pointee.constraints.isEmpty && row.pointee.views.standAlone
        && row.pointee.variants.allSatisfy { $0.row.constraints.isEmpty && $0.row.views.standAlone }
    }
  }
}

extension [View] {
  fileprivate var standAlone: Bool { allSatisfy { $0.sizing == nil && $0.children.isEmpty } }
}
