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

  /// An object at a place: people also give all objects of a dump one address.
  private struct Printed: Hashable {
    var identity: String
    var frame: LayoutRect

    init?(_ view: DumpView) {
      guard let identity = view.identity, let frame = view.frame else { return nil }
      (self.identity, self.frame) = (identity, frame)
    }
  }

  /// The views that were printed once more elsewhere: there with their subviews, as after 'po self.tableView', or in their superview.
  ///
  /// Views in each other are several, whatever they share: people also take the addresses out.
  private static func repeated(_ dump: Dump) -> Set<Int> {
    // A view is followed by all that is in it.
    var ends = dump.views.indices.map { $0 + 1 }
    for (index, view) in dump.views.enumerated().reversed() {
      if let parent = view.parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    func rank(_ index: Int) -> (Int, Int) {
      (dump.views[index].children.isEmpty ? 0 : 1, dump.views[index].parent == nil ? 0 : 1)
    }
    let printed = dump.views.map(Printed.init)
    let whole = Dictionary(
      printed.enumerated().lazy.compactMap { index, printed in printed.map { ($0, index) } },
      uniquingKeysWith: { first, next in rank(next) > rank(first) ? next : first })
    return Set(
      dump.views.indices.filter { index in
        guard dump.views[index].children.isEmpty || dump.views[index].parent == nil,
          let other = printed[index].flatMap({ whole[$0] })
        else { return false }
        return !(index..<ends[index]).contains(other) && !(other..<ends[other]).contains(index)
      })
  }

  package private(set) var found: [Found] = []
  /// Whether there is a collection view, on which lists of iOS 14 and later are based.
  package private(set) var hasCollection = false

  package init(_ dump: Dump) {
    var places: [Int: Int] = [:]
    // The views that are still to be visited, with their table and origin.
    var open = dump.roots.reversed().map { (index: $0, table: Int?.none, origin: LayoutPoint(x: 0, y: 0)) }
    var loose = Found()
    let repeated = Self.repeated(dump)
    while let (index, table, origin) = open.popLast() {
      let view = dump.views[index]
      if view.isUnseen { continue }
      if repeated.contains(index) { continue }
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
    guard !loose.cells.isEmpty else { return }
    // Cells that were printed below their table, and not in it.
    let width = loose.cells.compactMap { dump.views[$0].frame?.width }.max()
    let empty = found.indices.filter { found[$0].cells.isEmpty }
    if empty.count == 1, let table = found[empty[0]].table, dump.views[table].frame?.width == width {
      (found[empty[0]].cells, found[empty[0]].origins) = (loose.cells, loose.origins)
    } else {
      found.append(loose)
    }
  }

  /// The table with the most cells; of several, the last one, which is in front.
  package var largest: Found? {
    found.reversed().max { $0.cells.count < $1.cells.count }
  }

  /// The tables with cells, by what a message calls them: the line they begin on.
  package func lines(in dump: Dump) -> [Int] {
    found.filter { !$0.cells.isEmpty }.map { dump.views[$0.table ?? $0.cells[0]].line }
  }

  /// The tables with cells that begin on a line, are of a class, or have an accessibility identifier.
  package func named(_ name: String, in dump: Dump) -> [Found] {
    let full = found.filter { !$0.cells.isEmpty }
    if let line = Int(name) { return full.filter { dump.views[$0.table ?? $0.cells[0]].line == line } }
    return full.filter { table in
      guard let view = table.table.map({ dump.views[$0] }) else { return false }
      return view.className == name || view.className.hasSuffix(".\(name)") || view.accessibilityIdentifier == name
    }
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
