import TableSupport

/// The slots of two tables side by side, matched, in one order that preserves the order of each table.
struct SlotAlignment {
  /// A place in both tables, or in one.
  struct Unit {
    var old: Int?
    var new: Int?
  }

  let old: TableSlots
  let new: TableSlots
  private(set) var units: [Unit] = []
  /// The unit of each slot.
  private(set) var unitOfOld: [Int]
  private(set) var unitOfNew: [Int]
  /// Whether a slot is also in the other table, possibly elsewhere.
  private var isMatchedOld: [Bool]
  private var isMatchedNew: [Bool]
  /// For each section of the new table, the matching one of the old table.
  private(set) var oldSection: [Int?]

  init(_ diff: LayoutDiff) {
    old = TableSlots(diff.old)
    new = TableSlots(diff.new)
    unitOfOld = Array(repeating: 0, count: old.slots.count)
    unitOfNew = Array(repeating: 0, count: new.slots.count)
    isMatchedOld = Array(repeating: false, count: old.slots.count)
    isMatchedNew = Array(repeating: false, count: new.slots.count)
    oldSection = Self.sections(of: diff)
    var partner = [Int?](repeating: nil, count: new.slots.count)
    for match in diff.matches {
      if let slot = new.index(of: match.new) { partner[slot] = old.index(of: match.old) }
    }
    if let header = new.tableHeader { partner[header] = old.tableHeader }
    if let footer = new.tableFooter { partner[footer] = old.tableFooter }
    for (slot, value) in new.slots.enumerated() where !new.content.contains(slot) {
      if case .bar(let name) = value.kind { partner[slot] = old.index(ofBar: name) }
    }
    for (section, oldSection) in oldSection.enumerated() {
      guard let oldSection else { continue }
      if let header = new.index(ofHeader: section) { partner[header] = old.index(ofHeader: oldSection) }
      if let footer = new.index(ofFooter: section) { partner[footer] = old.index(ofFooter: oldSection) }
    }
    for case (let slot, let other?) in partner.enumerated() {
      isMatchedNew[slot] = true
      isMatchedOld[other] = true
    }
    // A slot that is reported as moved appears at its old and at its new place.
    let movedSections = Set(diff.changes.lazy.filter { $0.code == .sectionMoved }.compactMap(\.place.section))
    for (section, value) in diff.new.sections.enumerated() where movedSections.contains(value.name) {
      for slot in new.range(ofSection: section) { partner[slot] = nil }
    }
    for change in diff.changes where change.code == .rowMoved {
      if let row = change.place.newRow, let slot = new.index(of: row) { partner[slot] = nil }
    }
    merge(partner)
  }

  func isMatched(_ slot: Int, _ side: DiffSide) -> Bool { side == .old ? isMatchedOld[slot] : isMatchedNew[slot] }

  /// The bar around the table that a change is about.
  func bar(of change: Change) -> String? {
    guard change.place.section == nil, change.place.row == nil, let view = change.place.view else { return nil }
    let name = String(view.prefix { $0 != "." })
    return old.index(ofBar: name) == nil && new.index(ofBar: name) == nil ? nil : name
  }

  /// The units between the bars.
  var content: Range<Int> {
    func isBar(_ unit: Unit) -> Bool {
      unit.new.map { !new.content.contains($0) } ?? unit.old.map { !old.content.contains($0) } ?? false
    }
    let start = units.firstIndex { !isBar($0) } ?? units.count
    return start..<max(start, (units.lastIndex { !isBar($0) } ?? -1) + 1)
  }

  /// Merges both orders into one. Of partners that cross, the fewest are separated.
  private mutating func merge(_ partner: [Int?]) {
    var kept = [Bool](repeating: false, count: partner.count)
    let paired = partner.indices.filter { partner[$0] != nil }
    for (slot, isKept) in zip(paired, LongestIncreasing.members(of: paired.compactMap { partner[$0] })) {
      kept[slot] = isKept
    }
    var next = 0
    units.reserveCapacity(max(unitOfOld.count, unitOfNew.count))
    for slot in unitOfNew.indices {
      guard kept[slot], let other = partner[slot] else {
        add(Unit(old: nil, new: slot))
        continue
      }
      while next < other {
        add(Unit(old: next, new: nil))
        next += 1
      }
      add(Unit(old: other, new: slot))
      next = other + 1
    }
    while next < unitOfOld.count {
      add(Unit(old: next, new: nil))
      next += 1
    }
  }

  private mutating func add(_ unit: Unit) {
    if let slot = unit.old { unitOfOld[slot] = units.count }
    if let slot = unit.new { unitOfNew[slot] = units.count }
    units.append(unit)
  }

  /// Matches sections by the rows that both have, otherwise by name.
  private static func sections(of diff: LayoutDiff) -> [Int?] {
    var sections = [Int?](repeating: nil, count: diff.new.sections.count)
    var taken: Set<Int> = []
    func pair(_ new: Int, _ old: Int) {
      guard sections.indices.contains(new), sections[new] == nil, taken.insert(old).inserted else { return }
      sections[new] = old
    }
    let names = Dictionary(
      diff.old.sections.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, section) in diff.new.sections.enumerated() {
      if let old = names[section.name] { pair(index, old) }
    }
    for match in diff.matches where sections.indices.contains(match.new.section) && sections[match.new.section] == nil {
      pair(match.new.section, match.old.section)
    }
    return sections
  }
}
