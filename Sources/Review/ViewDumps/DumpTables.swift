import TableIR

/// The tables in a dump, with their cells.
package struct DumpTables {
  /// A table and its contents, as indices of the dump's views.
  package struct Found {
    /// Nil for cells that were printed without their table.
    package var table: Int?
    package var cells: [Int] = []
    /// Headers, footers and other views in the table besides cells.
    package var others: [Int] = []
    /// For each of `cells + others`, the origin of its superview's space in the table's content.
    package var origins: [Int: LayoutPoint] = [:]
  }

  package private(set) var found: [Found] = []
  /// Whether there is a collection view, on which lists of iOS 14 and later are based.
  package private(set) var hasCollection = false

  package init(_ dump: Dump) {
    var places: [Int: Int] = [:]
    // The views that are still to be visited, with their table and origin.
    var open = dump.roots.reversed().map { (index: $0, table: Int?.none, origin: LayoutPoint(x: 0, y: 0)) }
    var loose = Found()
    while let (index, table, origin) = open.popLast() {
      let view = dump.views[index]
      if view.isUnseen { continue }
      var role = Self.role(view, in: dump)
      if role == .collection {
        hasCollection = true
        if view.children.contains(where: { DumpRole(dump.views[$0]) == .cell }) { role = .table }
      }
      switch role {
      case .table:
        places[index] = found.count
        found.append(Found(table: index))
        // The position of a table does not concern its content.
        open += view.children.reversed().map { ($0, index, LayoutPoint(x: 0, y: 0)) }
      case .wrapper where table != nil:
        let frame = view.frame ?? .zero
        let scrolled = view.contentOffset ?? LayoutPoint(x: 0, y: 0)
        let inner = LayoutPoint(x: origin.x + frame.x - scrolled.x, y: origin.y + frame.y - scrolled.y)
        open += view.children.reversed().map { ($0, table, inner) }
      case .cell:
        if let table, let place = places[table] {
          found[place].cells.append(index)
          found[place].origins[index] = origin
        } else {
          loose.cells.append(index)
          loose.origins[index] = LayoutPoint(x: 0, y: 0)
        }
        // A table in a cell is a table too.
        open += view.children.reversed().map { ($0, nil, LayoutPoint(x: 0, y: 0)) }
      case _ where table != nil && (dump.views[index].parent == table || isWrapped(index, in: dump)):
        if let table, let place = places[table] {
          found[place].others.append(index)
          found[place].origins[index] = origin
        }
        open += view.children.reversed().map { ($0, nil, LayoutPoint(x: 0, y: 0)) }
      default:
        open += view.children.reversed().map { ($0, table, origin) }
      }
    }
    if !loose.cells.isEmpty { found.append(loose) }
  }

  /// The table with the most cells; of several, the last one, which is in front.
  package var largest: Found? {
    found.reversed().max { $0.cells.count < $1.cells.count }
  }

  private func isWrapped(_ index: Int, in dump: Dump) -> Bool {
    dump.views[index].parent.map { DumpRole(dump.views[$0]) == .wrapper } ?? false
  }

  /// A custom class is not always printed with its base class: a view that contains UIKit's content view is a cell.
  private static func role(_ view: DumpView, in dump: Dump) -> DumpRole {
    let role = DumpRole(view)
    guard role == .plain else { return role }
    let children = view.children.map { dump.views[$0] }
    if children.contains(where: { $0.className == "UITableViewCellContentView" }) { return .cell }
    if children.contains(where: { DumpRole($0) == .cell || DumpRole($0) == .wrapper }) { return .table }
    return .plain
  }
}
