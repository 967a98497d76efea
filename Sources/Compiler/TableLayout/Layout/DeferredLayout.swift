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

  /// The number of rows of a section.
  public func count(inSection section: Int) -> Int {
    cells?.count(inSection: section) ?? tree.table.sections[section].rows.count
  }

  /// Visits the cells of some rows of a section, one after the other.
  ///
  /// - Parameters:
  ///   - maker: makes deferred cells; nil if all cells are in the tree.
  ///   - body: takes a cell, and returns whether it wants more.
  public func visitCells(
    _ rows: Range<Int>, inSection section: Int, _ maker: DeferredCells.Maker?, _ body: (UnsafePointer<CellNode>) -> Bool
  ) {
    if let maker { return maker.make(rows, inSection: section) { body($1) } }
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
  /// The y of each row in the table's content space, in points, by section; nil if rows are not placed.
  private let tops: [[Double]]?

  fileprivate init(_ table: Table, laidOutBy layouter: TableLayouter, tops: [[Double]]?) {
    (self.layouter, self.table, self.tops) = (layouter, table, tops)
  }

  /// The number of rows of a section.
  public func count(inSection section: Int) -> Int { table.sections[section].rows.count }

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
    /// - Parameter body: takes the index of a row and its cell, and returns whether it wants more.
    public func make(_ rows: Range<Int>, inSection index: Int, _ body: (Int, UnsafePointer<CellNode>) -> Bool) {
      let sections = cells.table.sections
      let (section, next) = (sections[index], index + 1 < sections.count ? sections[index + 1] : nil)
      var cell = CellNode.blank
      section.rows.withUnsafeBufferPointer { declared in
        guard let first = declared.baseAddress else { return }
        for row in rows {
          layout.context.work.spend(LayoutCost.row)
          layout.lay(
            first[row], in: section, isFirstSection: index == 0,
            position: RowPosition(index: row, count: declared.count), y: 0, SilentScope(), into: &cell)
          if let tops = cells.tops { cell.frame.y = tops[index][row] }
          let hidden = layout.context.hiddenLines(at: row, in: section, next: next)
          if hidden.top { cell.topSeparator = nil }
          if hidden.bottom { cell.separator = nil }
          guard body(row, &cell) else { return }
        }
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
    guard laysOutRowsApart(table), environment.contentOffset == nil else {
      return DeferredLayout(tree: wholeTree(of: table, work: work))
    }
    // Each cell counts when it is made; a table that is too large is found before.
    let measuring = WorkMeter(limit: work.left)
    var known = KnownRows.heights(
      DeferredRows(
        heights: EarlyRows(table, laidOutBy: self, work: measuring) { cells, section, _, row in
          cells.height(ofRow: row, in: section)
        }))
    if measuring.isSpent { work.spend(measuring.spent) }
    let tree = tree(of: table, known: &known, work: work)
    guard case .heights(let rows) = known else { preconditionFailure("what is known of rows stays of one kind") }
    return DeferredLayout(tree: tree, cells: DeferredCells(table, laidOutBy: self, tops: rows.tops))
  }

  /// Lays out a table whose rows are laid out apart, for those who do not ask where they are: deferred cells are all at the top, and what
  /// follows them is above where it would be.
  package func layOutWithoutPlaces(_ table: Table, work: WorkMeter) -> DeferredLayout {
    let table = laidOut(table, work)
    var known = KnownRows.heights(DeferredRows(heights: EarlyRows(unknownIn: table)))
    let tree = tree(of: table, known: &known, work: work)
    return DeferredLayout(tree: tree, cells: DeferredCells(table, laidOutBy: self, tops: nil))
  }
}

/// What is known of the rows of a table before they are placed.
enum KnownRows {
  case nothing
  case cells(EarlyRows<CellNode>)
  /// The cells are made afterwards.
  case heights(DeferredRows)
}

/// The heights of rows, and then where they are.
struct DeferredRows: Sendable {
  private var heights: EarlyRows<Double>
  /// The y of each row, by section.
  private(set) var tops: [[Double]] = []

  init(heights: EarlyRows<Double>) { self.heights = heights }

  /// Places the rows of the next section, one below the other.
  ///
  /// - Parameter y: the top of the first, and then the bottom of the last, in points.
  mutating func place(section: Int, from y: inout Double, on grid: PixelGrid) {
    tops.append(
      heights.take(section).map { height in
        let top = grid.round(y)
        y = top + height
        return top
      })
  }
}

extension CellLayout<Double> {
  /// The cell of a row, at y 0.
  func early(_ index: Int, in section: Section, isFirstSection: Bool) -> CellNode {
    node(
      section.rows[index], in: section, isFirstSection: isFirstSection,
      position: RowPosition(index: index, count: section.rows.count), y: 0, SilentScope())
  }
}
