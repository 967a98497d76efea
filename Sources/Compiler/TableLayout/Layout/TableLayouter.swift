import TableIR
import TableSupport

/// The layout pass: a table and an environment become a tree of frames.
public struct TableLayouter: Sendable {
  /// Where the table is shown.
  public let environment: Environment
  /// The geometry of UIKit that frames are computed with.
  public let profile: MetricsProfile
  /// The fonts for measuring texts; nil for the system font's tables.
  public let faces: FontFaces?
  /// Whether solved constraints are recorded (``CellNode/constraints``), for pictures that show them.
  public let recordsConstraints: Bool
  /// The number of threads that lay out a large table. The result does not depend on it.
  public var jobs = 1

  /// - Parameter profile: that of the environment's version of iOS, or one that extends it.
  package init(
    environment: Environment, profile: MetricsProfile, faces: FontFaces? = nil, recordsConstraints: Bool = false
  ) {
    self.environment = environment
    self.profile = profile
    self.faces = faces
    self.recordsConstraints = recordsConstraints
  }

  /// Lays a table out from top to bottom, each row once.
  ///
  /// - Parameter work: the meter for its cost; once that reaches its limit, the tree is incomplete.
  public func layOut(_ table: Table, work: WorkMeter = WorkMeter(limit: .max)) -> LayoutTree {
    wholeTree(of: laidOut(table, work), work: work)
  }

  /// - Parameter table: as it is laid out.
  func wholeTree(of table: Table, work: WorkMeter) -> LayoutTree {
    let context: LayoutContext<Double> = context(table, work: work)
    var cells = rows(of: context) { layout, section, index, row in
      var cell = CellNode.blank
      layout.make(row, of: section, at: index, into: &cell)
      return cell
    }
    var (tree, tops) = tree(context, heights: cells.map(\.heights))
    for section in tops.indices {
      for row in tops[section].indices { cells[section][row].frame.y = tops[section][row] }
      swap(&tree.table.sections[section].rows, &cells[section])
    }
    return tree
  }

  /// The table as it is laid out.
  func laidOut(_ table: Table, _ work: WorkMeter) -> Table {
    work.spend(LayoutCost.imageByte, times: table.imageBytes)
    return table.adapted(to: environment).styled(in: environment, work: work).followingTexts()
  }

  /// The layout without its rows, and the y of each of them, by section.
  ///
  /// - Parameter heights: those of the rows' cells, in points, by section.
  func tree(_ context: LayoutContext<Double>, heights: [[Double]]) -> (tree: LayoutTree, tops: [[Double]]) {
    let table = context.table
    let (node, tops) = TableLayout(context: context, heights: heights).node(SilentScope())
    var tree = LayoutTree(
      name: table.name, environment: environment, metrics: profile.name, table: node,
      assets: table.assets.map { $0.drawn(atScale: environment.scale, traits: environment.colorTraits) },
      files: table.files)
    tree.families = table.families
    tree.constraintProblems = context.constraintProblems.withLock { $0.found }
    return (tree, tops)
  }

  /// The table adapted to the environment: with the rows that appear in it, each as its variant.
  public func table(_ table: Table) -> Table { table.adapted(to: environment) }

  /// The context for the rules, for a table adapted to the environment.
  func context<L: Length>(_ table: Table, work: WorkMeter) -> LayoutContext<L> {
    LayoutContext(
      table: table, environment: environment, profile: profile, faces: faces, recordsConstraints: recordsConstraints,
      work: work)
  }
}

extension [CellNode] {
  /// In points, read in place: a cell is large.
  fileprivate var heights: [Double] {
    withUnsafeBufferPointer { cells in cells.indices.map { cells[$0].frame.height } }
  }
}

/// Lays out a table that is adapted to its environment, but for its rows.
struct TableLayout<L: Length> {
  let context: LayoutContext<L>
  /// Those of the rows' cells, in points, by section.
  let heights: [[Double]]

  /// The table without its rows, and the y of each of them, by section.
  func node(_ scope: L.Scope) -> (table: TableNode, tops: [[Double]]) {
    let (table, size) = (context.table, context.environment.size)
    let scope = scope.subject("table", "the table", at: .start)
    let sectionLayout = SectionLayout(context: context)
    let supplementary = HeaderFooterLayout(context: context)
    var y = L(0, "the table's top")
    let header = table.header.map { supplementary.custom($0, y: y, scope.view("tableHeader")) }
    if let header { y = L(header.frame.maxY, "where the table's header ends") }
    var sections: [SectionNode] = []
    sections.reserveCapacity(table.sections.count)
    var tops: [[Double]] = []
    tops.reserveCapacity(table.sections.count)
    for (index, section) in table.sections.enumerated() {
      if context.work.isSpent { break }
      context.work.spend(LayoutCost.section)
      let (node, rows, end) = sectionLayout.node(section, at: index, y: y, heights: heights[index], scope)
      y = L(end, "where section '\(section.id)' ends")
      sections.append(node)
      tops.append(rows)
    }
    let footer = table.footer.map { supplementary.custom($0, y: y, scope.view("tableFooter")) }
    if let footer { y = y.reaching(footer.frame.maxY, "the table's footer") }
    if context.isGrouped && !sections.isEmpty {
      y = y + context.metric(\.headers.groupedBottom, "below the last section of a grouped table")
    }
    let start = L(0, "the table's content begins here")
    let content = Frame(x: start, y: start, width: context.tableWidth, height: y)
    scope.view("contentSize").tell(content, in: "the table's content")
    var node = TableNode(
      style: table.style, frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height),
      contentSize: content.rect.size,
      background: table.background ?? BackgroundCascade.table(table.style), tintColor: context.tintColor,
      header: header, footer: footer, sections: sections)
    node.className = table.className
    let bars = BarLayout(context: context)
    if let bars { node.adjustedContentInset = bars.inset }
    if let offset = context.environment.contentOffset {
      Scrolling.scroll(&node, by: offset, shrinkage: bars?.shrinkage ?? 0, grid: context.grid, scope)
    }
    node.emptyRows = EmptyRows(context: context).lines(below: node, lastRow: heights.last { !$0.isEmpty }?.last, scope)
    node.sectionIndex = SectionIndexLayout(context: context).node(beside: node, scope)
    if let bars { node.bars = bars.nodes(around: node, scope) }
    return (node, tops)
  }
}
