import LayoutFormat
import TableIR
import ViewDumps

/// The cells of a dump in visual order, split into sections by the headers, footers and gaps between them.
struct DumpSections {
  private(set) var sections: [SectionSnapshot] = []
  private(set) var header: SupplementarySnapshot?
  private(set) var footer: SupplementarySnapshot?
  /// The cells that were swiped open, whose places at rest are not all known.
  private(set) var swipedCells: [Int] = []
  /// How many cells have each identifier that a cell has.
  private(set) var identifiers: [String: Int] = [:]
  /// Whether the lines of cells are among the views.
  private var hasLines: Bool
  /// Those that are views of a list, from the top, in the table's content space.
  private var lines: [Item] = []

  private struct Item {
    var index: Int
    var frame: LayoutRect
    var isCell: Bool
    /// Whether UIKit's class for headers is used, and not just any view.
    var isHeaderView: Bool
  }

  init(_ dump: Dump, found: DumpTables.Found, hints: DumpHints) {
    hasLines = found.cells.contains { DumpCellReader.hasLine(dump.views[$0], in: dump) }
    var items: [Item] = []
    for (index, isCell) in found.cells.map({ ($0, true) }) + found.others.map({ ($0, false) }) {
      guard let own = dump.views[index].frame else { continue }
      let origin = found.origins[index] ?? LayoutPoint(x: 0, y: 0)
      let frame = own.offsetBy(x: origin.x, y: origin.y)
      if dump.views[index].className == DumpClasses.listSeparator, !dump.views[index].isUnseen {
        lines.append(Item(index: index, frame: frame, isCell: false, isHeaderView: false))
        continue
      }
      if !isCell, !Self.isSupplementary(index, frame: frame, in: dump, width: hints.tableSize?.width) { continue }
      items.append(
        Item(index: index, frame: frame, isCell: isCell, isHeaderView: DumpRole(dump.views[index]) == .header))
    }
    hasLines = hasLines || !lines.isEmpty
    lines.sort { $0.frame.y > $1.frame.y }
    restoreSwiped(&items)
    items.sort { ($0.frame.y, $0.isCell ? 1 : 0, $0.index) < ($1.frame.y, $1.isCell ? 1 : 0, $1.index) }
    build(items, in: dump, contentHeight: found.table.flatMap { dump.views[$0].contentSize?.height })
  }

  /// From iOS 11 on, a swipe moves the cell itself: it is moved back in line with the others.
  private func restoreSwiped(_ items: inout [Item]) {
    let cells = items.filter(\.isCell)
    guard cells.count > 1 else { return }
    var counts: [Double: Int] = [:]
    for cell in cells { counts[cell.frame.x, default: 0] += 1 }
    guard let usual = counts.max(by: { ($0.value, -$0.key.magnitude) < ($1.value, -$1.key.magnitude) })?.key else {
      return
    }
    for index in items.indices where items[index].isCell && items[index].frame.x < min(usual, 0) - 1 {
      items[index].frame.x = usual
    }
  }

  /// Whether a view in the table is a header or footer: it shows something, and is as wide as one.
  private static func isSupplementary(_ index: Int, frame: LayoutRect, in dump: Dump, width: Double?) -> Bool {
    let view = dump.views[index]
    switch DumpRole(view) {
    case .header: return frame.height > 0
    case .plain, .label, .stack, .control:
      guard frame.width >= (width ?? frame.width) / 2, frame.height > 2 else { return false }
    default: return false
    }
    return dump.showsSomething(in: index, butFor: [.decoration, .innards, .background])
  }

  private mutating func build(_ items: [Item], in dump: Dump, contentHeight: Double?) {
    let lastCell = items.lazy.filter(\.isCell).map(\.index).max()
    let cells = items.indices.filter { items[$0].isCell }
    guard let first = cells.first, let last = cells.last else { return }
    var section = SectionSnapshot(name: "", frame: .zero)
    var previous: Item?
    /// Whether the section has a footer, which ends it.
    var isEnded = false
    /// Those of the cells that have one, by the cell's index in the dump.
    let cellIDs = Dictionary(
      cells.compactMap { place in dump.identifier(ofCell: items[place].index).map { (items[place].index, $0) } },
      uniquingKeysWith: { first, _ in first })
    identifiers = Dictionary(cellIDs.values.map { ($0, 1) }, uniquingKeysWith: +)
    func close(_ into: inout [SectionSnapshot]) {
      guard !section.rows.isEmpty || section.header != nil || section.footer != nil else { return }
      section.name = "section \(into.count + 1)"
      let frames = [section.header?.frame, section.footer?.frame].compactMap { $0 } + section.rows.map(\.frame)
      section.frame = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      for index in section.rows.indices {
        // An identifier of several cells is no row's.
        if let id = section.rows[index].id, identifiers[id] != 1 { section.rows[index].id = nil }
        section.rows[index].name = section.rows[index].id ?? "\(section.name)/row \(index + 1)"
      }
      into.append(section)
      section = SectionSnapshot(name: "", frame: .zero)
    }
    for (place, item) in items.enumerated() {
      if item.isCell {
        if let previous, previous.isCell ? item.frame.y > previous.frame.maxY + 1.01 : isEnded { close(&sections) }
        isEnded = false
        var reader = DumpCellReader(dump, cell: item.index, frame: item.frame)
        while let line = lines.last, line.frame.midY < item.frame.maxY {
          lines.removeLast()
          // One above it belongs to a header.
          if line.frame.maxY > item.frame.y {
            reader.lines.append((line.index, line.frame.offsetBy(x: -item.frame.x, y: -item.frame.y)))
          }
        }
        var row = RowSnapshot(name: "", frame: item.frame, content: .views(reader.read()))
        row.id = cellIDs[item.index]
        row.knowsLines = hasLines && !reader.isSwiped
        row.knowsViews = !dump.views[item.index].isDrawnBySwiftUI
        if item.index == lastCell, dump.endsInView { (row.knowsLines, row.knowsViews) = (false, false) }
        if reader.isSwiped { swipedCells.append(item.index) }
        section.rows.append(row)
        previous = item
        continue
      }
      let snapshot = Self.supplementary(item, in: dump)
      if place < first, !item.isHeaderView, header == nil, item.frame.y <= 0.5,
        place + 1 < first || item.frame.maxY < items[first].frame.y - 1
      {
        header = snapshot
        continue
      }
      if place > last, !item.isHeaderView, footer == nil, place > last + 1, place == items.count - 1 {
        footer = snapshot
        continue
      }
      if Self.isHeader(at: place, of: items), place < last {
        if !section.rows.isEmpty || section.header != nil { close(&sections) }
        section.header = snapshot
        isEnded = false
      } else {
        section.footer = snapshot
        isEnded = true
      }
      previous = item
    }
    close(&sections)
  }

  /// A header touches the row below it. A view that touches both rows is a header, but the first of two such views is
  /// a footer.
  private static func isHeader(at place: Int, of items: [Item]) -> Bool {
    let item = items[place]
    guard place + 1 < items.count else { return false }
    let next = items[place + 1]
    if !next.isCell { return place == 0 || !items[place - 1].isCell }
    guard let above = items[..<place].last(where: \.isCell) else { return true }
    return next.frame.y - item.frame.maxY <= item.frame.y - above.frame.maxY + 0.01
  }

  private static func supplementary(_ item: Item, in dump: Dump) -> SupplementarySnapshot {
    let view = dump.views[item.index]
    var views = [ViewSnapshot(name: "", frame: item.frame, location: view.location)]
    var contents = DumpContents(dump: dump)
    if DumpRole(view) == .label || DumpRole(view) == .control {
      // A header that is just a label: it is wrapped in a view, like the others.
      var outer = DumpView(className: "UIView", frame: item.frame, line: view.line)
      outer.children = [item.index]
      contents.read(outer, into: &views, parent: 0, title: nil)
      for index in views.indices.dropFirst() where views[index].parent == 0 {
        views[index].frame.x -= view.frame?.x ?? 0
        views[index].frame.y -= view.frame?.y ?? 0
      }
    } else if !view.isDrawnBySwiftUI {
      contents.read(view, into: &views, parent: 0, title: view.text)
    }
    // A label in UIKit's header is its title, whatever the label's class.
    if item.isHeaderView, !views.contains(where: { $0.name == "textLabel" }),
      let label = views.firstIndex(where: { $0.name == "label 1" })
    {
      views[label].name = "textLabel"
    }
    return SupplementarySnapshot(frame: item.frame, content: .views(views), location: view.location)
  }
}

extension Dump {
  /// What an app calls a cell, or everything in it that it calls anything: SwiftUI names the views of a row after it.
  fileprivate func identifier(ofCell cell: Int) -> String? {
    if let own = views[cell].accessibilityIdentifier?.asID { return own }
    var found: String?
    var open = views[cell].children
    while let next = open.popLast() {
      let role = DumpRole(views[next])
      // What is in another cell is that one's.
      if role == .cell { continue }
      // UIKit calls an image view as its image.
      if role != .image, let identifier = views[next].accessibilityIdentifier?.asID {
        if let found, found != identifier { return nil }
        found = identifier
      }
      open += views[next].children
    }
    return found
  }
}
