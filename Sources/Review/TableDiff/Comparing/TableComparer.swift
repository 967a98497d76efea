import LayoutFormat
import TableDiagnostics
import TableIR
import TableSupport

/// Compares two tables in one environment.
///
/// Nothing is reported twice: a view that moved only because something above it or its superview changed is reported
/// with that change.
public struct TableComparer: Sendable {
  /// The distance, in points, by which frames may differ and still be equal.
  public var tolerance: Double

  /// - Parameter tolerance: in points. The minimum is above the error of rounding to 1/10000.
  public init(tolerance: Double = 0.01) {
    self.tolerance = max(tolerance, 0.001)
  }

  /// - Parameter work: the meter for its cost; once that reaches its limit, the comparison is incomplete.
  public func compare(
    _ old: Snapshot, _ new: Snapshot, work: WorkMeter = WorkMeter(limit: .max)
  ) -> LayoutDiff {
    let words = (
      old: LookFormatter(assets: old.tree?.assets ?? []), new: LookFormatter(assets: new.tree?.assets ?? [])
    )
    let matching = TableMatcher.match(old, new, oldWords: words.old, newWords: words.new, work: work)
    return compare(old, new, matching: matching, oldWords: words.old, newWords: words.new, work: work)
  }

  func compare(
    _ old: Snapshot, _ new: Snapshot, matching: TableMatching, oldWords: LookFormatter, newWords: LookFormatter,
    work: WorkMeter
  ) -> LayoutDiff {
    var run = Comparison(
      old: old, new: new, matching: matching, oldWords: oldWords, newWords: newWords, tolerance: tolerance,
      work: work)
    run.compareTables()
    run.compareRows()
    run.tellShifts()
    run.tellRoom()
    var diff = LayoutDiff(old: old, new: new, changes: run.changes, matches: matching.matches)
    for change in diff.changes { work.payForNames(change.nameLength) }
    diff.findAnchors(work: work)
    diff.findTitles()
    return diff
  }
}

extension WorkMeter {
  /// - Parameter length: in bytes.
  func payForNames(_ length: Int) {
    if length > ComparisonCost.usualNames { spend(ComparisonCost.nameByte, times: length - ComparisonCost.usualNames) }
  }
}

extension Change {
  /// The number of bytes of its names and values.
  fileprivate var nameLength: Int {
    let names = [place.section, place.row, place.view, place.oldSectionName, place.oldRowName, old, new]
    return names.reduce(0) { $0 + ($1?.utf8.count ?? 0) } + followers.reduce(0) { $0 + $1.utf8.count }
  }
}

/// A comparison in progress.
struct Comparison {
  let old: Snapshot
  let new: Snapshot
  let matching: TableMatching
  let oldWords: LookFormatter
  let newWords: LookFormatter
  let tolerance: Double
  let work: WorkMeter
  let knowledge: Knowledge
  /// Those that are known on both sides, in the order in which they are reported.
  let properties: [Property]
  /// Whether image indices mean the same images on both sides, so that cells can be compared directly.
  let hasSameAssets: Bool
  var changes: [Change] = []
  var shifts: ShiftRuns

  init(
    old: Snapshot, new: Snapshot, matching: TableMatching, oldWords: LookFormatter, newWords: LookFormatter,
    tolerance: Double,
    work: WorkMeter
  ) {
    self.work = work
    self.old = old
    self.new = new
    self.matching = matching
    self.oldWords = oldWords
    self.newWords = newWords
    self.tolerance = tolerance
    knowledge = old.knowledge.shared(with: new.knowledge)
    properties = Property.allCases.filter(knowledge.properties.contains)
    hasSameAssets = oldWords.agrees(with: newWords)
    shifts = ShiftRuns(tolerance: tolerance)
  }

  // MARK: Sections and rows

  /// Compares from top to bottom of the new table; removals are reported where the row or section was.
  mutating func compareRows() {
    var nextOld = 0
    for (index, section) in new.sections.enumerated() {
      if let old = matching.oldSection[index] {
        tellRemovedSections(upTo: old, from: &nextOld)
        compareSection(old, index)
      } else {
        var change = Change(.sectionAdded, ChangePlace(section: section.name))
        change.new = rowCount(section)
        change.newOutline = section.frame
        change.newSource = source(section.location, in: new)
        changes.append(change)
        for row in section.rows.indices { compareNewRow(RowIndex(section: index, row: row), inNewSection: true) }
      }
    }
    tellRemovedSections(upTo: old.sections.count, from: &nextOld)
  }

  private func rowCount(_ section: SectionSnapshot) -> String { counted(section.rows.count, "row") }

  private mutating func tellRemovedSections(upTo end: Int, from next: inout Int) {
    while next < end {
      defer { next += 1 }
      guard matching.newSection[next] == nil else { continue }
      let section = old.sections[next]
      var change = Change(.sectionRemoved, ChangePlace(section: section.name))
      change.old = rowCount(section)
      change.oldOutline = section.frame
      change.oldSource = source(section.location, in: old)
      changes.append(change)
    }
  }

  private mutating func compareSection(_ oldIndex: Int, _ index: Int) {
    let (oldSection, section) = (old.sections[oldIndex], new.sections[index])
    var place = ChangePlace(section: section.name)
    if oldSection.name != section.name { place.oldSectionName = oldSection.name }
    func change(_ code: DiagnosticCode) -> Change {
      var change = Change(code, place)
      change.oldOutline = oldSection.frame
      change.newOutline = section.frame
      change.oldSource = source(oldSection.location, in: old)
      change.newSource = source(section.location, in: new)
      return change
    }
    if let reported = idChange(oldSection.id, section.id, .sectionIDChanged, change) { changes.append(reported) }
    if matching.movedSections.contains(index) {
      var moved = change(.sectionMoved)
      (moved.old, moved.new) = (ordinal(oldIndex), ordinal(index))
      if oldIndex == index {
        // If others moved around it, its number may be the same: then its position is described by its neighbours.
        moved.old = index > 0 ? "below \(old.sections[index - 1].name)" : "the top"
        moved.new = index > 0 ? "below \(new.sections[index - 1].name)" : "the top"
      }
      changes.append(moved)
    }
    let header = place.named("header")
    let isMoved = matching.movedSections.contains(index)
    compare(oldSection.header, section.header, at: header)
    tellDistance(of: (oldSection.header, section.header), from: distances(in: index).first, at: header)
    var nextOld = 0
    for row in section.rows.indices {
      let new = RowIndex(section: index, row: row)
      if let old = matching.old(of: new), old.section == oldIndex, !matching.movedRows.contains(new) {
        tellRemovedRows(of: oldIndex, upTo: old.row, from: &nextOld)
      }
      compareNewRow(new, isMoved: isMoved)
    }
    tellRemovedRows(of: oldIndex, upTo: oldSection.rows.count, from: &nextOld)
    compare(oldSection.footer, section.footer, at: place.named("footer"))
    tellDistance(
      of: (oldSection.footer, section.footer), from: distances(in: index).last, at: place.named("footer"))
  }

  func ordinal(_ index: Int) -> String { "place \(index + 1)" }

  func idChange(_ old: String?, _ new: String?, _ code: DiagnosticCode, _ change: (DiagnosticCode) -> Change) -> Change?
  {
    guard knowledge.hasIDs, old != new else { return nil }
    var reported = change(old == nil ? .idGiven : code)
    (reported.old, reported.new) = (old, new)
    return reported
  }

  private mutating func tellRemovedRows(of section: Int, upTo end: Int, from next: inout Int) {
    while next < end {
      defer { next += 1 }
      let index = RowIndex(section: section, row: next)
      guard matching.new(of: index) == nil else { continue }
      let row = old[index]
      var change = Change(
        .rowRemoved, ChangePlace(section: old.sections[section].name, row: row.name, oldRow: index))
      change.old = summary(of: row, oldWords)
      change.oldOutline = row.frame
      change.oldSource = source(row.location, in: old)
      changes.append(change)
    }
  }

  /// The first text of a row, to be reported with it.
  func summary(of row: RowSnapshot, _ words: LookFormatter) -> String? {
    guard !work.isSpent else { return nil }
    work.spend(ComparisonCost.change + ComparisonCost.view * row.viewCount)
    return ViewLister.views(of: row, words: words).lazy.compactMap { $0[.text] }.first { !$0.isEmpty }
  }

  func source(_ location: SourceLocation?, in side: Snapshot) -> SourceRange? { side.source(location) }

  func differ(_ left: Double, _ right: Double) -> Bool { (left - right).magnitude > tolerance }
}

extension ChangePlace {
  /// The same place, or a view in it.
  func named(_ name: String) -> ChangePlace {
    var place = self
    if !name.isEmpty { place.view = view.map { "\($0).\(name)" } ?? name }
    return place
  }
}
