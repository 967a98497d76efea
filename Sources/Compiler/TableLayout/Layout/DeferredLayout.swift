import TableIR
import TableSupport

/// A layout whose cells may be made only when they are asked for: those of a large table never exist at the same time.
public struct DeferredLayout: Sendable {
  /// The layout; without rows if their cells are deferred, but with everything else where it is.
  public let tree: LayoutTree
  /// Nil if all cells are in the tree.
  public let cells: DeferredCells?

  public init(tree: LayoutTree, cells: DeferredCells? = nil) {
    self.tree = tree
    self.cells = cells
  }

  /// The number of rows of each section.
  public var rowCounts: [Int] { cells?.rowCounts ?? tree.table.sections.map(\.rows.count) }

  /// Visits the cells of some rows of a section, one after the other.
  ///
  /// - Parameters:
  ///   - maker: makes deferred cells; nil if all cells are in the tree.
  ///   - body: takes a cell, and returns whether it wants more.
  public func visitCells(
    _ rows: Range<Int>, inSection section: Int, _ maker: DeferredCells.Maker?, _ body: (UnsafePointer<CellNode>) -> Bool
  ) {
    if let maker { return maker.make(rows, inSection: section, body) }
    tree.table.sections[section].rows.withUnsafeBufferPointer { cells in
      guard let first = cells.baseAddress else { return }
      for row in rows { guard body(first + row) else { return } }
    }
  }
}

/// The cells of a layout, which are made when they are asked for.
public final class DeferredCells: Sendable {
  private let layouter: TableLayouter
  /// As it is laid out.
  private let table: Table
  /// The y of each row in the table's content space, in points, by section.
  private let tops: [[Double]]

  fileprivate init(_ table: Table, laidOutBy layouter: TableLayouter, tops: [[Double]]) {
    (self.layouter, self.table, self.tops) = (layouter, table, tops)
  }

  /// The number of rows of each section.
  public var rowCounts: [Int] { table.sections.map(\.rows.count) }

  /// - Parameter work: the meter for the cost of the cells. Like what is returned, it is for one thread.
  public func maker(work: WorkMeter) -> Maker {
    Maker(cells: self, layout: CellLayout(context: layouter.context(table, work: work)))
  }

  /// Makes cells.
  public struct Maker {
    fileprivate let cells: DeferredCells
    fileprivate let layout: CellLayout<Double>

    /// Makes the cells of some rows of a section, one after the other.
    ///
    /// - Parameter body: takes a cell, and returns whether it wants more.
    fileprivate func make(_ rows: Range<Int>, inSection index: Int, _ body: (UnsafePointer<CellNode>) -> Bool) {
      let (section, tops) = (cells.table.sections[index], cells.tops[index])
      var cell = CellNode.blank
      for row in rows {
        layout.make(row, of: section, at: index, into: &cell)
        cell.frame.y = tops[row]
        guard body(&cell) else { return }
      }
    }
  }
}

extension TableLayouter {
  /// Lays a table out, and leaves the cells of a large one to be made when they are asked for. They are those of ``layOut(_:work:)``.
  ///
  /// - Parameter work: the meter for the cost of everything but deferred cells; once that reaches its limit, the layout is incomplete.
  public func layOutDeferringCells(_ table: Table, work: WorkMeter) -> DeferredLayout {
    let table = laidOut(table, work)
    guard laysOutRowsApart(table) else { return DeferredLayout(tree: wholeTree(of: table, work: work)) }
    // Each cell counts when it is made; a table that is too large is found before.
    let measuring = WorkMeter(limit: work.left)
    let heights = rows(of: context(table, work: measuring)) { cells, section, _, row in
      cells.height(ofRow: row, in: section)
    }
    if measuring.isSpent { work.spend(measuring.spent) }
    let (tree, tops) = tree(context(table, work: work), heights: heights)
    return DeferredLayout(tree: tree, cells: DeferredCells(table, laidOutBy: self, tops: tops))
  }
}
