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
  /// The header or footer in a slot.
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
  /// Whether it would be visible in a dump of the app's views.
  func showsSomething(_ words: LookFormatter) -> Bool {
    ViewLister.views(of: self, words: words).contains { $0.parent != nil && $0[.text]?.isEmpty == false }
  }
}

/// Matches the headers and footers of a dump with those of a spec: by their texts, then by the neighbouring rows.
struct DumpSupplementaries {
  /// The headers and footers of the spec, from top to bottom.
  let spec: [(slot: DumpSlot, node: SupplementarySnapshot)]
  /// Their matches in the dump.
  private(set) var found: [DumpSlot: SupplementarySnapshot] = [:]
  /// Headers and footers that the spec does not have, and the slots where they would be.
  private(set) var added: [(slot: DumpSlot, node: SupplementarySnapshot)] = []

  private let whole: Snapshot
  private let dump: Snapshot
  /// For each section of the dump, the first and the last of its rows that are matched, as rows of the spec.
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

  /// Whether there are rows on both sides of its slot, so that the dump would contain it.
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
    // By text, if it occurs once or in the neighbouring section.
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
    // By the neighbouring rows.
    for (slot, node) in open {
      guard let place = expected(slot) else { continue }
      if whole[place] != nil, found[place] == nil {
        found[place] = node
      } else if whole[place] == nil, DumpRowKeys(node).all != nil, whole.knowledge.hasAllRows {
        added.append((place, node))
      }
    }
  }

  /// The slot in the spec where a header or footer of the dump is expected.
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
