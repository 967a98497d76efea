import TableSupport

/// The matched sections and rows of two tables, and which of them moved.
struct TableMatching {
  /// For each old section the matching new one, and the other way round.
  var newSection: [Int?]
  var oldSection: [Int?]
  /// The same for rows, section by section.
  var newRow: [[RowIndex?]]
  var oldRow: [[RowIndex?]]
  /// The sections and rows of the new table that moved among the others, as few as possible.
  var movedSections: Set<Int> = []
  var movedRows: Set<RowIndex> = []

  init(old: Snapshot, new: Snapshot) {
    newSection = Array(repeating: nil, count: old.sections.count)
    oldSection = Array(repeating: nil, count: new.sections.count)
    newRow = old.sections.map { Array(repeating: nil, count: $0.rows.count) }
    oldRow = new.sections.map { Array(repeating: nil, count: $0.rows.count) }
  }

  mutating func matchSections(_ old: Int, _ new: Int) {
    newSection[old] = new
    oldSection[new] = old
  }

  mutating func matchRows(_ old: RowIndex, _ new: RowIndex) {
    newRow[old.section][old.row] = new
    oldRow[new.section][new.row] = old
  }

  func new(of old: RowIndex) -> RowIndex? { newRow[old.section][old.row] }
  func old(of new: RowIndex) -> RowIndex? { oldRow[new.section][new.row] }

  /// The rows that are on both sides, in the order of the new table.
  var matches: [RowMatch] {
    oldRow.enumerated().flatMap { section, rows in
      rows.enumerated().compactMap { row, old in
        old.map { RowMatch(old: $0, new: RowIndex(section: section, row: row)) }
      }
    }
  }

  // MARK: Moves

  /// Finds what moved, after everything is matched.
  mutating func findMoves() {
    let sections = newSection.compactMap(\.self)
    for (section, stays) in zip(sections, LongestIncreasing.members(of: sections)) where !stays {
      movedSections.insert(section)
    }
    for (old, new) in newSection.enumerated() {
      guard let new else { continue }
      let rows = newRow[old].compactMap { $0?.section == new ? $0?.row : nil }
      for (row, stays) in zip(rows, LongestIncreasing.members(of: rows)) where !stays {
        movedRows.insert(RowIndex(section: new, row: row))
      }
    }
    // Rows that went to another section, unless that section matches theirs.
    for (section, rows) in newRow.enumerated() {
      for case .some(let new) in rows where newSection[section] != new.section { movedRows.insert(new) }
    }
  }
}
