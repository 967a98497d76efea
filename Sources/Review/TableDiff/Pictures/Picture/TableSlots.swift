import TableIR

/// The slots of a table from top to bottom: its header, the header, rows and footer of each section, its footer; the bars above come before
/// them, and those below after.
struct TableSlots {
  enum Kind: Hashable {
    case tableHeader, tableFooter
    /// The header or footer of a section, by its index.
    case header(Int), footer(Int)
    case row(RowIndex)
    /// A bar around the table, by its name.
    case bar(String)
  }

  struct Slot {
    var kind: Kind
    /// In points, in the table's content space.
    var frame: LayoutRect
  }

  private(set) var slots: [Slot] = []
  /// The sections' first slots, and one past the last section's last.
  private var sectionStarts: [Int] = []
  private var rowStarts: [Int] = []
  /// All but the bars.
  private(set) var content = 0..<0
  private var bars: [String: Int] = [:]

  init(_ snapshot: Snapshot) {
    slots.reserveCapacity(snapshot.sections.reduce(2 + snapshot.bars.count) { $0 + $1.rows.count + 2 })
    let middle = (snapshot.tree?.table.frame.height ?? 0) / 2
    let bars = snapshot.tree == nil ? [:] : snapshot.bars
    let around = bars.sorted { ($0.value.frame.y, $0.key) < ($1.value.frame.y, $1.key) }
    for (name, bar) in around where bar.frame.midY < middle {
      add(bar: name, bar.frame.offsetBy(x: 0, y: snapshot.screenTop))
    }
    let start = slots.count
    add(.tableHeader, snapshot.header)
    for (index, section) in snapshot.sections.enumerated() {
      sectionStarts.append(slots.count)
      add(.header(index), section.header)
      rowStarts.append(slots.count)
      for (row, value) in section.rows.enumerated() {
        slots.append(Slot(kind: .row(RowIndex(section: index, row: row)), frame: value.frame))
      }
      add(.footer(index), section.footer)
    }
    sectionStarts.append(slots.count)
    add(.tableFooter, snapshot.footer)
    content = start..<slots.count
    for (name, bar) in around where bar.frame.midY >= middle {
      add(bar: name, bar.frame.offsetBy(x: 0, y: snapshot.screenTop))
    }
  }

  private mutating func add(bar name: String, _ frame: LayoutRect) {
    bars[name] = slots.count
    slots.append(Slot(kind: .bar(name), frame: frame))
  }

  /// A header that stays on the screen while its section scrolls has no place among the rows.
  private mutating func add(_ kind: Kind, _ view: SupplementarySnapshot?) {
    guard let view, view.frame.height > 0 else { return }
    if case .node(let node) = view.content, node.isPinned { return }
    slots.append(Slot(kind: kind, frame: view.frame))
  }

  func index(of row: RowIndex) -> Int? {
    guard rowStarts.indices.contains(row.section) else { return nil }
    let index = rowStarts[row.section] + row.row
    return slots.indices.contains(index) && slots[index].kind == .row(row) ? index : nil
  }

  func index(ofHeader section: Int) -> Int? { index(of: .header(section), in: section) }

  func index(ofFooter section: Int) -> Int? { index(of: .footer(section), in: section) }

  var tableHeader: Int? { content.first.flatMap { slots[$0].kind == .tableHeader ? $0 : nil } }
  var tableFooter: Int? { content.last.flatMap { slots[$0].kind == .tableFooter ? $0 : nil } }

  /// The slot of a bar around the table.
  func index(ofBar name: String) -> Int? { bars[name] }

  /// The slots of a section.
  func range(ofSection section: Int) -> Range<Int> {
    guard section >= 0, section + 1 < sectionStarts.count else { return 0..<0 }
    return sectionStarts[section]..<sectionStarts[section + 1]
  }

  /// The slot at a point of the content, or the last one above it.
  func index(atY y: Double) -> Int? {
    var (low, high) = (content.lowerBound, content.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].frame.y <= y { low = middle + 1 } else { high = middle }
    }
    return low > content.lowerBound ? low - 1 : nil
  }

  private func index(of kind: Kind, in section: Int) -> Int? {
    let range = range(ofSection: section)
    guard let first = range.first, let last = range.last else { return nil }
    return slots[first].kind == kind ? first : slots[last].kind == kind ? last : nil
  }
}
