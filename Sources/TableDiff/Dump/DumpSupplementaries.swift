import LayoutFormat

/// Where a header or footer belongs.
enum DumpSlot: Hashable {
  case tableHeader
  case header(Int)
  case footer(Int)
  case tableFooter

  var section: Int? {
    switch self {
    case .header(let section), .footer(let section): section
    case .tableHeader, .tableFooter: nil
    }
  }

  var name: String {
    switch self {
    case .tableHeader, .header: "header"
    case .tableFooter, .footer: "footer"
    }
  }
}

extension Snapshot {
  /// The header or footer in a place.
  subscript(slot: DumpSlot) -> SupplementarySnapshot? {
    get {
      switch slot {
      case .tableHeader: header
      case .tableFooter: footer
      case .header(let section): sections[section].header
      case .footer(let section): sections[section].footer
      }
    }
    set {
      switch slot {
      case .tableHeader: header = newValue
      case .tableFooter: footer = newValue
      case .header(let section): sections[section].header = newValue
      case .footer(let section): sections[section].footer = newValue
      }
    }
  }

  /// From top to bottom.
  fileprivate var slots: [DumpSlot] {
    [.tableHeader] + sections.indices.flatMap { [.header($0), .footer($0)] } + [.tableFooter]
  }
}

extension SupplementarySnapshot {
  /// Whether an app's view of it would be seen in a dump.
  func showsSomething(_ words: LookWords) -> Bool {
    ViewLister.views(of: self, words: words).contains { $0.parent != nil && $0[.text]?.isEmpty == false }
  }
}

/// Finds which headers and footers of a spec those of a dump are: by their texts, then by the rows beside them.
struct DumpSupplementaries {
  /// Those of the spec, from top to bottom.
  let spec: [(slot: DumpSlot, node: SupplementarySnapshot)]
  /// What the dump has for them.
  private(set) var found: [DumpSlot: SupplementarySnapshot] = [:]
  /// What the spec has not, and where it would be.
  private(set) var added: [(slot: DumpSlot, node: SupplementarySnapshot)] = []

  private let whole: Snapshot
  private let dump: Snapshot
  /// For each section of the dump, the first and the last of its rows that is known, as rows of the spec.
  private var firstRow: [Int: RowIndex] = [:]
  private var lastRow: [Int: RowIndex] = [:]
  private let shown: ClosedRange<RowIndex>?

  init(
    spec: Snapshot, dump: Snapshot, shown: Range<Int>, rows: [RowIndex], dumpRows: [RowIndex], match: [Int?]
  ) {
    (whole, self.dump) = (spec, dump)
    self.spec = spec.slots.compactMap { slot in spec[slot].map { (slot, $0) } }
    self.shown = shown.isEmpty ? nil : rows[shown.lowerBound]...rows[shown.upperBound - 1]
    for (index, place) in dumpRows.enumerated() {
      guard let row = match[index].map({ rows[$0] }) else { continue }
      if firstRow[place.section] == nil { firstRow[place.section] = row }
      lastRow[place.section] = row
    }
  }

  /// Whether there are rows on both sides of where it belongs, so that the dump would have it.
  func isBetweenRows(_ slot: DumpSlot) -> Bool {
    guard let shown else { return false }
    switch slot {
    case .tableHeader, .tableFooter: return false
    case .header(let section): return shown.lowerBound.section < section && section <= shown.upperBound.section
    case .footer(let section): return shown.lowerBound.section <= section && section < shown.upperBound.section
    }
  }

  mutating func match() {
    var waiting: [String: [DumpSlot]] = [:]
    for (slot, node) in spec {
      if let key = DumpRowKeys(node).all { waiting[key, default: []].append(slot) }
    }
    var open: [(slot: DumpSlot, node: SupplementarySnapshot)] = []
    // By text, where it is there once or in the section beside it.
    for slot in dump.slots {
      guard let node = dump[slot] else { continue }
      guard let key = DumpRowKeys(node).all, let slots = waiting[key] else {
        open.append((slot, node))
        continue
      }
      let beside = expected(slot)
      if let place = slots.firstIndex(where: { $0 == beside }) ?? (slots.isEmpty ? nil : 0) {
        found[slots[place]] = node
        waiting[key]?.remove(at: place)
      } else {
        open.append((slot, node))
      }
    }
    // By the rows beside it.
    for (slot, node) in open {
      guard let place = expected(slot) else { continue }
      if whole[place] != nil, found[place] == nil {
        found[place] = node
      } else if whole[place] == nil, DumpRowKeys(node).all != nil, whole.knowledge.hasAllRows {
        added.append((place, node))
      }
    }
  }

  /// Where a header or footer of the dump would be in the spec.
  private func expected(_ slot: DumpSlot) -> DumpSlot? {
    switch slot {
    case .tableHeader, .tableFooter: return slot
    case .header(let section): return firstRow[section].flatMap { $0.row == 0 ? .header($0.section) : nil }
    case .footer(let section):
      return lastRow[section].flatMap { row in
        row.row == whole.sections[row.section].rows.count - 1 ? .footer(row.section) : nil
      }
    }
  }
}
