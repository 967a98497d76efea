import TableIR
import TableSupport

/// A layout whose cells may be made only when they are visited: those of a large table never exist at the same time.
public struct DeferredLayout: Sendable {
  /// The layout; without rows if their cells are deferred, but with everything else where it is.
  public let tree: LayoutTree
  /// What deferred cells are made of; nil if all cells are in the tree.
  private let rows: Rows?

  private struct Rows: Sendable {
    let layouter: TableLayouter
    /// As it is laid out.
    let table: Table
    /// The y of each row in the table's content space, in points, by section.
    let tops: [[Double]]
  }

  /// Creates a deferred layout.
  public init(tree: LayoutTree) { (self.tree, rows) = (tree, nil) }

  fileprivate init(tree: LayoutTree, _ table: Table, laidOutBy layouter: TableLayouter, tops: [[Double]]) {
    self.tree = tree
    rows = Rows(layouter: layouter, table: table, tops: tops)
  }

  /// Whether cells are made when they are visited.
  public var isDeferred: Bool { rows != nil }

  /// The number of rows of each section.
  public var rowCounts: [Int] { rows?.table.sections.map(\.rows.count) ?? tree.table.sections.map(\.rows.count) }

  /// The cells, for one thread.
  ///
  /// - Parameter work: the meter for the cost of those that are made.
  public func cells(work: WorkMeter) -> Cells {
    Cells(layout: self, maker: rows.map { CellLayout(context: $0.layouter.context($0.table, work: work)) })
  }

  /// Cells, of which one at a time is visited.
  public struct Cells {
    fileprivate let layout: DeferredLayout
    fileprivate let maker: CellLayout<Double>?

    /// Visits the cells of some rows, from top to bottom.
    ///
    /// - Parameter body: takes a cell, and returns whether it wants more.
    package func visit(_ part: RowShare.Part, _ body: (UnsafePointer<CellNode>) -> Bool) {
      guard let maker, let tops = layout.rows?.tops[part.section] else {
        return layout.tree.table.sections[part.section].rows.withUnsafeBufferPointer { cells in
          guard let first = cells.baseAddress else { return }
          for row in part.rows { guard body(first + row) else { return } }
        }
      }
      let section = maker.context.table.sections[part.section]
      var cell = CellNode.blank
      for row in part.rows {
        maker.make(row, of: section, at: part.section, into: &cell)
        cell.frame.y = tops[row]
        guard body(&cell) else { return }
      }
    }
  }
}

extension TableLayouter {
  /// Lays a table out, and leaves the cells of a large one to be made when they are visited. They are those of ``layOut(_:work:)``.
  ///
  /// - Parameter work: the meter for the cost of everything but deferred cells; once that reaches its limit, the layout is incomplete.
  public func layOutDeferringCells(_ table: Table, work: WorkMeter) -> DeferredLayout {
    let table = laidOut(table, work)
    guard laysOutRowsApart(table) else { return DeferredLayout(tree: wholeTree(of: table, work: work)) }
    // Each cell counts when it is made; a table that is too large is found before.
    let measuring = WorkMeter(limit: work.left)
    let measuredContext: LayoutContext<Double> = context(table, work: measuring)
    let heights = rows(of: measuredContext) { cells, section, _, row in
      cells.height(ofRow: row, in: section)
    }
    if measuring.isSpent { work.spend(measuring.spent) }
    var (tree, tops) = tree(context(table, work: work), heights: heights)
    // Those of rows that size themselves.
    tree.constraintProblems += measuredContext.constraintProblems.withLock { $0.found }
    return DeferredLayout(tree: tree, table, laidOutBy: self, tops: tops)
  }
}
