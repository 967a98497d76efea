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

  /// The fewest rows of a table that are worth several threads, for its layout or for what is written of it.
  package static let fewestRowsForThreads = 1_000

  public init(
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
    var known = KnownRows.nothing
    if jobs > 1, laysOutRowsApart(table) {
      known = .cells(
        EarlyRows(table, laidOutBy: self, work: work) { cells, section, index, row in
          cells.context.work.spend(LayoutCost.row)
          return cells.early(row, in: section, isFirstSection: index == 0)
        })
    }
    return tree(of: table, known: &known, work: work)
  }

  /// The table as it is laid out.
  func laidOut(_ table: Table, _ work: WorkMeter) -> Table {
    work.spend(LayoutCost.imageByte, times: table.imageBytes)
    return table.adapted(to: environment).styled(in: environment, work: work).followingTexts()
  }

  /// - Parameter table: as it is laid out.
  func tree(of table: Table, known: inout KnownRows, work: WorkMeter) -> LayoutTree {
    let context: LayoutContext<Double> = context(table, work: work)
    let node = TableLayout<Double>(context: context, plain: nil).node(SilentScope(), &known)
    var tree = LayoutTree(
      name: table.name, environment: environment, metrics: profile.name, table: node, assets: table.assets,
      files: table.files)
    tree.constraintProblems = context.constraintProblems.withLock { $0.found }
    return tree
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

/// Lays out a table that is adapted to its environment.
struct TableLayout<L: Length> {
  let context: LayoutContext<L>
  /// For rows that are not explained; nil if there are none.
  let plain: LayoutContext<Double>?

  func node(_ scope: L.Scope, _ known: inout KnownRows) -> TableNode {
    let (table, size) = (context.table, context.environment.size)
    let scope = scope.subject("table", "the table", at: .start)
    let sectionLayout = SectionLayout(context: context, plain: plain)
    let supplementary = HeaderFooterLayout(context: context)
    var y = L(0, "the table's top")
    let header = table.header.map { supplementary.custom($0, y: y, scope.view("tableHeader")) }
    if let header { y = L(header.frame.maxY, "where the table's header ends") }
    var sections: [SectionNode] = []
    sections.reserveCapacity(table.sections.count)
    for (index, section) in table.sections.enumerated() {
      if context.work.isSpent { break }
      context.work.spend(LayoutCost.section)
      let next = index + 1 < table.sections.count ? table.sections[index + 1] : nil
      let node = sectionLayout.node(section, at: index, next: next, y: y, &known, scope)
      y = L(node.frame.maxY, "where section '\(section.id)' ends")
      sections.append(node)
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
    if let offset = context.environment.contentOffset {
      Scrolling.scroll(&node, by: offset, grid: context.grid, scope)
    }
    node.emptyRows = EmptyRows(context: context).lines(below: node, scope)
    node.sectionIndex = SectionIndexLayout(context: context).node(y: node.visibleRect?.y ?? 0, scope)
    return node
  }
}
