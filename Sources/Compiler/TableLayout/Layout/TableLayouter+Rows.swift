import TableIR
import TableSupport

extension TableLayouter {
  /// What a function finds of each row, by section; fewer rows where no work is left.
  ///
  /// A row's y moves its cell and nothing in it. So what is found is as if each row were at the top: a cell, or only its height.
  ///
  /// - Parameters:
  ///   - context: the context of the whole table, with the meter for the cost.
  ///   - find: is called once for each row, with its section and their indices; on any thread if rows are laid out apart.
  func rows<Found: Sendable>(
    of context: LayoutContext<Double>,
    _ find: @escaping @Sendable (CellLayout<Double>, Section, _ sectionIndex: Int, _ row: Int) -> Found
  ) -> [[Found]] {
    let table = context.table
    guard jobs > 1, laysOutRowsApart(table) else {
      let cells = CellLayout(context: context)
      return table.sections.indices.map { section in
        cells.rows(RowShare.Part(section: section, rows: table.sections[section].rows.indices), find)
      }
    }
    let shares = RowShare.shares(of: table.sections.map(\.rows.count))
    let limit = SharedWork(limit: context.work.left)
    let found = MapAhead(shares, jobs: jobs, lead: shares.count) { share in
      limit.meter { work in
        let cells = CellLayout<Double>(context: self.context(table, work: work))
        return share.parts.map { cells.rows($0, find) }
      }
    }
    var sections: [[Found]] = Array(repeating: [], count: table.sections.count)
    for share in shares {
      guard let (parts, spent) = found.next() else { break }
      context.work.spend(spent)
      for (part, rows) in zip(share.parts, parts) {
        if sections[part.section].isEmpty { sections[part.section] = rows } else { sections[part.section] += rows }
      }
    }
    return sections
  }

  /// The number of rows from which a table is large.
  private static let fewestRowsOfLargeTable = 1_000

  /// Whether the cells of a table are laid out apart from each other: it is large, it is not measured with the fonts of files, whose
  /// measurements are remembered, and it has no constraints, which are prepared once for all rows.
  package func laysOutRowsApart(_ table: Table) -> Bool {
    faces == nil && table.sections.reduce(0) { $0 + $1.rows.count } >= Self.fewestRowsOfLargeTable
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

extension CellLayout<Double> {
  fileprivate func rows<Found>(
    _ part: RowShare.Part, _ find: (CellLayout<Double>, Section, _ sectionIndex: Int, _ row: Int) -> Found
  ) -> [Found] {
    let section = context.table.sections[part.section]
    var found: [Found] = []
    found.reserveCapacity(part.rows.count)
    for row in part.rows where !context.work.isSpent { found.append(find(self, section, part.section, row)) }
    return found
  }

  /// The cell of a row at y 0, in place of another one, because a cell that is returned is copied.
  func make(_ row: Int, of section: Section, at index: Int, into cell: inout CellNode) {
    context.work.spend(LayoutCost.row)
    section.rows.withUnsafeBufferPointer { rows in
      lay(
        rows[row], in: section, isFirstSection: index == 0, position: context.position(ofRow: row, in: section), y: 0,
        SilentScope(), into: &cell)
    }
    let hidden = context.hiddenLines(at: row, of: section, at: index)
    if hidden.top { cell.topSeparator = nil }
    if hidden.bottom { cell.separator = nil }
  }
}
