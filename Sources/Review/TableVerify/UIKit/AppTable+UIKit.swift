#if canImport(UIKit)
  import TableIR
  import UIKit

  extension AppTable {
    /// Reads all rows, headers and footers of a table. It is scrolled to its end and back.
    @MainActor
    public init(_ table: UITableView) {
      var parts = TableParts(table: table)
      let ends = [table.tableHeaderView, table.tableFooterView].compactMap { $0 }
      let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
      self.init(
        table, baseClass: UITableView.self, AppEnvironment(of: table), parts: &parts, ends: ends, rowCount: count)
    }

    /// Reads all rows, headers and footers of a list. It is scrolled to its end and back.
    @MainActor
    public init(_ list: UICollectionView) {
      TablePages.settle(list)
      var parts = ListParts(list: list)
      let count = (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
      self.init(
        list, baseClass: UICollectionView.self, AppEnvironment(of: list), parts: &parts, ends: [], rowCount: count)
    }

    @MainActor
    private init(
      _ table: UIScrollView, baseClass: UIScrollView.Type, _ environment: AppEnvironment,
      parts: inout some ScrolledParts,
      ends: [UIView], rowCount: Int
    ) {
      table.layoutIfNeeded()
      let pages = TablePages(table: table)
      // Rows have their own heights only after they were shown, and then those below them move.
      pages.forEach {}
      pages.forEach { parts.read() }
      var view = AppView(
        NSStringFromClass(type(of: table)), baseClass: NSStringFromClass(baseClass), frame: LayoutRect(table.frame))
      // As if all of its contents were on the screen.
      view.contentOffset = LayoutPoint(x: 0, y: 0)
      view.contentSize = LayoutSize(table.contentSize)
      view.clipsToBounds = table.clipsToBounds
      view.subviews = (parts.views + ends.map { AppView($0, in: table) }).sorted { $0.frame.y < $1.frame.y }
      self.init(environment: environment, view: view, hasAllRows: parts.rowCount == rowCount)
    }
  }

  extension AppView {
    /// A view at its place in the content of a table.
    @MainActor
    fileprivate init(_ view: UIView, in table: UIScrollView) {
      self.init(view)
      frame = LayoutRect(view.convert(view.bounds, to: table))
    }
  }

  /// The views of a table that were seen while it was scrolled, each where it is in the table's content.
  @MainActor
  private protocol ScrolledParts {
    var rowCount: Int { get }
    var views: [AppView] { get }
    /// Reads what the screen shows now.
    mutating func read()
  }

  @MainActor
  private struct ListParts: ScrolledParts {
    let list: UICollectionView
    private var rows: [IndexPath: AppView] = [:]
    private var supplementaries: [String: [IndexPath: AppView]] = [:]

    init(list: UICollectionView) { self.list = list }

    var rowCount: Int { rows.count }
    var views: [AppView] { Array(rows.values) + supplementaries.values.flatMap(\.values) }

    mutating func read() {
      for cell in list.visibleCells {
        guard let path = list.indexPath(for: cell), rows[path] == nil else { continue }
        rows[path] = AppView(cell, in: list)
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          guard let view = list.supplementaryView(forElementKind: kind, at: path),
            supplementaries[kind]?[path] == nil
          else { continue }
          var read = AppView(view, in: list)
          read.isSupplementary = true
          supplementaries[kind, default: [:]][path] = read
        }
      }
    }
  }

  @MainActor
  private struct TableParts: ScrolledParts {
    private let table: UITableView
    private var rows: [IndexPath: AppView] = [:]
    private var headers: [Int: AppView] = [:]
    private var footers: [Int: AppView] = [:]

    init(table: UITableView) {
      self.table = table
    }

    var rowCount: Int { rows.count }
    var views: [AppView] { Array(rows.values) + headers.values + footers.values }

    mutating func read() {
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell), rows[path] == nil else { continue }
        rows[path] = AppView(cell, in: table)
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
      var read = AppView(own, in: table)
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
  }

  extension LayoutRect {
    /// Whether its top and its height are those of another one.
    fileprivate func isAt(_ other: LayoutRect) -> Bool {
      (y - other.y).magnitude < 0.5 && (height - other.height).magnitude < 0.5
    }
  }
#endif
