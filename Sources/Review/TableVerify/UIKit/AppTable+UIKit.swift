#if canImport(UIKit)
  import TableIR
  import UIKit

  extension AppTable {
    /// Reads all rows, headers and footers of a table. It is scrolled to its end and back.
    @MainActor
    public init(_ table: UITableView) {
      table.layoutIfNeeded()
      let pages = TablePages(table: table)
      // Rows have their own heights only after they were shown, and then those below them move.
      pages.forEach {}
      var parts = TableParts(table: table)
      pages.forEach { parts.read() }
      var view = AppView(className: NSStringFromClass(type(of: table)), table: table)
      view.subviews = parts.views
      let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
      self.init(environment: AppEnvironment(of: table), view: view, hasAllRows: parts.rowCount == count)
    }
  }

  extension AppView {
    /// A table without its contents, as if all of them were on the screen.
    @MainActor
    fileprivate init(className: String, table: UITableView) {
      // A subclass of the app is a table too.
      self.init(
        className, baseClass: NSStringFromClass(UITableView.self), frame: LayoutRect(table.frame))
      contentOffset = LayoutPoint(x: 0, y: 0)
      contentSize = LayoutSize(table.contentSize)
      clipsToBounds = table.clipsToBounds
    }
  }

  /// The views of a table that were seen while it was scrolled, each where it is in the table's content.
  @MainActor
  private struct TableParts {
    private let table: UITableView
    private var rows: [IndexPath: AppView] = [:]
    private var headers: [Int: AppView] = [:]
    private var footers: [Int: AppView] = [:]

    init(table: UITableView) {
      self.table = table
    }

    var rowCount: Int { rows.count }

    /// The table's own header and footer, and everything that was read, from top to bottom.
    var views: [AppView] {
      let ends = [table.tableHeaderView, table.tableFooterView].compactMap { $0 }.map { placed($0) }
      return (Array(rows.values) + headers.values + footers.values + ends).sorted { $0.frame.y < $1.frame.y }
    }

    /// Reads what the screen shows now.
    mutating func read() {
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell), rows[path] == nil else { continue }
        rows[path] = placed(cell)
      }
      let others = otherViews
      for section in 0..<table.numberOfSections {
        add(
          table.headerView(forSection: section), at: table.rectForHeader(inSection: section), of: others,
          to: &headers[section])
        add(
          table.footerView(forSection: section), at: table.rectForFooter(inSection: section), of: others,
          to: &footers[section])
      }
    }

    /// - Parameters:
    ///   - view: nil if a section has none, or one that is no `UITableViewHeaderFooterView`.
    ///   - rect: its place in the content; a plain table's header may be pinned to the top of the screen instead.
    ///   - others: the views that may be it.
    private func add(_ view: UIView?, at rect: CGRect, of others: [UIView], to part: inout AppView?) {
      guard part == nil, rect.size.height > 0, rect.intersects(table.bounds) else { return }
      let own = view ?? others.first { LayoutRect($0.convert($0.bounds, to: table)).isAt(LayoutRect(rect)) }
      guard let own else { return }
      var read = placed(own)
      read.frame.y = Double(rect.origin.y)
      part = read
    }

    /// The subviews of the table that are no cells; some systems put one more view around its contents.
    private var otherViews: [UIView] {
      let known: [UIView?] = [table.tableHeaderView, table.tableFooterView, table.backgroundView]
      let own = table.subviews.flatMap { view in
        view.subviews.contains { $0 is UITableViewCell } ? view.subviews : [view]
      }
      return own.filter { view in !(view is UITableViewCell) && !known.contains { $0 === view } }
    }

    /// A view at its place in the content.
    private func placed(_ view: UIView) -> AppView {
      var read = AppView(view)
      read.frame = LayoutRect(view.convert(view.bounds, to: table))
      return read
    }
  }

  extension LayoutRect {
    /// Whether its top and its height are those of another one.
    fileprivate func isAt(_ other: LayoutRect) -> Bool {
      (y - other.y).magnitude < 0.5 && (height - other.height).magnitude < 0.5
    }
  }
#endif
