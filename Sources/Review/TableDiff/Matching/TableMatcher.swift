import LayoutFormat
import TableSupport

/// Matches the sections and rows of two tables, in time linear in their number.
///
/// Rows and sections with an id are matched by it, wherever they are. The others are matched by content: rows without an id, and
/// rows whose id is on one side only, which were renamed. Those left without an id are matched by what they have in
/// common and their place between neighbours.
struct TableMatcher {
  private let old: Snapshot
  private let new: Snapshot
  private let oldWords: LookFormatter
  private let newWords: LookFormatter
  private var matching: TableMatching
  private let work: WorkMeter

  static func match(
    _ old: Snapshot, _ new: Snapshot, oldWords: LookFormatter, newWords: LookFormatter, work: WorkMeter
  ) -> TableMatching {
    var matcher = TableMatcher(old: old, new: new, oldWords: oldWords, newWords: newWords, work: work)
    matcher.run()
    return matcher.matching
  }

  private init(old: Snapshot, new: Snapshot, oldWords: LookFormatter, newWords: LookFormatter, work: WorkMeter) {
    self.work = work
    self.old = old
    self.new = new
    self.oldWords = oldWords
    self.newWords = newWords
    matching = TableMatching(old: old, new: new)
  }

  private mutating func run() {
    matchSectionsByID()
    matchRowsByID()
    let contents = (old: unmatched(in: old, matching.newRow), new: unmatched(in: new, matching.oldRow))
    for (side, rows) in [(old, contents.old), (new, contents.new)] {
      for row in rows where !work.isSpent { work.spend(ComparisonCost.row + ComparisonCost.view * side[row].viewCount) }
    }
    guard !work.isSpent else { return }
    matchSections(by: votes(contents.old, contents.new))
    matchSectionsInOrder()
    // What is equal in place is the same before what is equal elsewhere.
    matchRowsInPlace { RowContent($0, words: $1) }
    matchRows(contents.old, contents.new, withinSections: true) { RowContent($0, words: $1) }
    matchRows(contents.old, contents.new, withinSections: false) { RowContent($0, words: $1) }
    matchRowsInPlace { RowContent($0, words: $1, textOnly: true) }
    matchRows(contents.old, contents.new, withinSections: true) { RowContent($0, words: $1, textOnly: true) }
    // A row that is left with an id is a different row.
    matchRowsByLikeness()
    matching.findMoves()
  }

  // MARK: By id

  private mutating func matchSectionsByID() {
    var indices: [String: Int] = [:]
    for (index, section) in old.sections.enumerated() { if let id = section.id { indices[id] = index } }
    for (index, section) in new.sections.enumerated() {
      guard let id = section.id, let old = indices[id], matching.newSection[old] == nil else { continue }
      matching.matchSections(old, index)
    }
  }

  private mutating func matchRowsByID() {
    var indices: [String: RowIndex] = [:]
    for index in old.rowIndices { if let id = old[index].id { indices[id] = index } }
    for index in new.rowIndices {
      guard let id = new[index].id, let old = indices[id], matching.new(of: old) == nil else { continue }
      matching.matchRows(old, index)
    }
  }

  // MARK: Sections

  /// The number of rows that two unmatched sections have in common, for each such pair with any.
  private func votes(_ oldRows: [RowIndex], _ newRows: [RowIndex]) -> [SectionPair: Int] {
    var votes: [SectionPair: Int] = [:]
    func vote(_ pair: SectionPair) {
      guard matching.newSection[pair.old] == nil, matching.oldSection[pair.new] == nil else { return }
      votes[pair, default: 0] += 1
    }
    for (section, rows) in matching.newRow.enumerated() where matching.newSection[section] == nil {
      for case .some(let new) in rows { vote(SectionPair(old: section, new: new.section)) }
    }
    // Content that many rows share does not show where they belong, and would be expensive.
    var sections: [RowContent: Set<Int>] = [:]
    for index in oldRows where matching.newSection[index.section] == nil {
      let content = RowContent(old[index], words: oldWords)
      if !content.isEmpty { sections[content, default: []].insert(index.section) }
    }
    for index in newRows where matching.oldSection[index.section] == nil {
      let found = sections[RowContent(new[index], words: newWords)] ?? []
      if found.count <= 4 { for section in found { vote(SectionPair(old: section, new: index.section)) } }
    }
    return votes
  }

  private struct SectionPair: Hashable {
    var old: Int
    var new: Int
  }

  /// Pairs sections, those with the most in common first.
  private mutating func matchSections(by votes: [SectionPair: Int]) {
    let best = votes.sorted { ($1.value, $0.key.old, $0.key.new) < ($0.value, $1.key.old, $1.key.new) }
    for (pair, votes) in best where matching.newSection[pair.old] == nil && matching.oldSection[pair.new] == nil {
      let (old, new) = (old.sections[pair.old], new.sections[pair.new])
      // With different ids on both sides, it is a renamed section only if most of it is the same.
      let isNamed = old.id != nil && new.id != nil
      if !isNamed || votes * 2 >= max(old.rows.count, new.rows.count) { matching.matchSections(pair.old, pair.new) }
    }
  }

  /// Pairs sections without an id that follow the same one.
  private mutating func matchSectionsInOrder() {
    let (old, new) = (old.sections, new.sections)
    let gaps = OrderGap.find(
      old: matching.newSection, new: matching.oldSection,
      isFree: (old: { old[$0].id == nil }, new: { new[$0].id == nil }))
    for (old, new) in gaps.lazy.flatMap(\.pairs) { matching.matchSections(old, new) }
  }

  // MARK: Rows

  private func unmatched(in snapshot: Snapshot, _ matches: [[RowIndex?]]) -> [RowIndex] {
    snapshot.rowIndices.filter { matches[$0.section][$0.row] == nil }
  }

  /// Pairs rows with the same content in order: within matched sections, or anywhere.
  private mutating func matchRows(
    _ oldRows: [RowIndex], _ newRows: [RowIndex], withinSections: Bool,
    by content: (RowSnapshot, LookFormatter) -> RowContent
  ) {
    struct Key: Hashable {
      var section: Int?
      var content: RowContent
    }
    var waiting = WaitingElements(oldRows) { index -> Key? in
      guard matching.new(of: index) == nil else { return nil }
      let key = Key(section: withinSections ? index.section : nil, content: content(old[index], oldWords))
      return key.content.isEmpty ? nil : key
    }
    guard !waiting.isEmpty else { return }
    for index in newRows where matching.old(of: index) == nil {
      if withinSections && matching.oldSection[index.section] == nil { continue }
      let section = withinSections ? matching.oldSection[index.section] : nil
      let key = Key(section: section, content: content(new[index], newWords))
      if let old = waiting.take(key) { matching.matchRows(old, index) }
    }
  }

  /// Pairs rows with the same content that are between the same ones.
  private mutating func matchRowsInPlace(by content: (RowSnapshot, LookFormatter) -> RowContent) {
    matchRowsBetween(isFree: { _ in true }) { matcher, gap, old, new in
      gap.pairs { one, other in
        let left = content(old[one], matcher.oldWords)
        return !left.isEmpty && left == content(new[other], matcher.newWords)
      }
    }
  }

  /// Pairs rows without an id that are between the same ones, by what they have in common.
  private mutating func matchRowsByLikeness() {
    var budget = LikestPairs.budget
    matchRowsBetween(isFree: { $0.id == nil }) { matcher, gap, old, new in
      let olds = gap.old.map { ElementTraits(old[$0], words: matcher.oldWords) }
      let news = gap.new.map { ElementTraits(new[$0], words: matcher.newWords) }
      let left = budget
      defer { matcher.work.spend(ComparisonCost.likeness, times: left - budget) }
      return LikestPairs.find(olds.count, news.count, budget: &budget) { olds[$0].likeness(to: news[$1]) }
        .map { (gap.old[$0.old], gap.new[$0.new]) }
    }
  }

  /// - Parameters:
  ///   - isFree: whether a row without a match may be paired.
  ///   - pairs: chooses rows of a gap between the same matched rows of two sections.
  private mutating func matchRowsBetween(
    isFree: @escaping (RowSnapshot) -> Bool,
    _ pairs: (TableMatcher, OrderGap, _ old: [RowSnapshot], _ new: [RowSnapshot]) -> [(old: Int, new: Int)]
  ) {
    for (oldSection, newSection) in matching.newSection.enumerated() {
      guard let newSection else { continue }
      let oldRows = matching.newRow[oldSection]
      guard oldRows.contains(nil) else { continue }
      let rows = (old: old.sections[oldSection].rows, new: new.sections[newSection].rows)
      let gaps = OrderGap.find(
        old: oldRows.map { $0.map { $0.section == newSection ? $0.row : -1 } },
        new: matching.oldRow[newSection].map { $0.map { $0.section == oldSection ? $0.row : -1 } },
        isFree: (old: { isFree(rows.old[$0]) }, new: { isFree(rows.new[$0]) }))
      for pair in gaps.flatMap({ pairs(self, $0, rows.old, rows.new) }) {
        matching.matchRows(
          RowIndex(section: oldSection, row: pair.old), RowIndex(section: newSection, row: pair.new))
      }
    }
  }
}

extension Snapshot {
  subscript(index: RowIndex) -> RowSnapshot { _read { yield sections[index.section].rows[index.row] } }

  /// All rows from top to bottom.
  var rowIndices: [RowIndex] {
    sections.enumerated().flatMap { section, content in
      content.rows.indices.map { RowIndex(section: section, row: $0) }
    }
  }
}
