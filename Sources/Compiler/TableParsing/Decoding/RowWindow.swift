/// Which rows of the table are made: all of them, or those that are asked for by their numbers.
///
/// The others are counted, so that a row has the id and the text that it has in the whole table.
struct RowWindow {
  /// Numbered from 1; nil for all rows.
  let wanted: ClosedRange<Int>?
  /// The number of rows so far, whether they are made or not; `Int.max` if there are more.
  private(set) var count = 0
  /// The number of rows in the sections before.
  private var sectionStart = 0

  init(_ wanted: ClosedRange<Int>?) { self.wanted = wanted }

  mutating func beginSection() { sectionStart = count }

  /// Counts the rows of the next entry.
  mutating func pass(_ turns: Int) -> EntryRows {
    let first = count
    let (sum, isTooMany) = count.addingReportingOverflow(turns)
    count = isTooMany ? .max : sum
    guard let wanted else { return EntryRows(first: first - sectionStart, turns: turns, kept: 0..<turns) }
    let start = min(max(wanted.lowerBound - 1, first), count)
    let end = min(max(wanted.upperBound, start), count)
    return EntryRows(first: first - sectionStart, turns: turns, kept: start - first..<end - first)
  }
}

/// The rows of one entry in a list of rows: one, or one for each turn of `repeat` or `each`.
struct EntryRows {
  /// The index of its first row in the section.
  let first: Int
  let turns: Int
  /// The turns that are asked for, from 0.
  let kept: Range<Int>

  /// The turns that are read. An entry with none that is asked for is read once, as its mistakes and its ids are those of the spec.
  var read: Range<Int> { kept.isEmpty ? 0..<min(turns, 1) : kept }
}
