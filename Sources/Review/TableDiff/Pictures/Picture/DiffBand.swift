import TableDiagnostics
import TableIR

/// A stretch of two tables that is shown: rows that changed, with a row above and below.
struct DiffBand {
  /// The part of one table that is in it.
  struct Side {
    var slots: Range<Int>
    /// In the table's content space.
    var rect: LayoutRect
  }

  /// Nil for a table that has nothing in this band.
  var old: Side?
  var new: Side?
  /// Its places in both tables.
  var units: Range<Int>
  /// What changed in it, as indices of the diff's changes: the worst class first, then from top to bottom.
  var changes: [Int] = []
  /// Rows that changed too and follow without a gap, but are not shown.
  var hiddenRows = 0
}

/// The bands of two tables, and what is between them.
struct DiffBands {
  /// Unchanged rows that are not shown.
  struct Gap {
    var rows: Int
    /// The distances that they moved, in points; nil if they are in only one table.
    var distances: ClosedRange<Double>?

    /// `⋯ 12 rows, 8 points lower`.
    var words: String {
      let words = "⋯ \(counted(rows, "row"))"
      // Less than half a pixel of the finest screens is what a dump rounds.
      guard let distances, max(distances.lowerBound.magnitude, distances.upperBound.magnitude) > 1.0 / 6 else {
        return words
      }
      return "\(words), \(ChangeText.distance(distances))"
    }
  }

  let alignment: SlotAlignment
  private(set) var bands: [DiffBand] = []
  /// The gaps above each band and below the last: one more than there are bands.
  private(set) var gaps: [Gap] = []
  /// Bands that are not shown.
  private(set) var hiddenBands = 0
  /// Changes that no band shows, as those of the whole table.
  private(set) var otherChanges: [Int] = []
  private var isChanged: [Bool]

  /// The maximum number of places in one band: part of a longer change is enough.
  static let maxUnits = 24
  /// Unchanged places above and below what changed.
  static let context = 1

  /// - Parameter limit: the maximum number of bands.
  init(_ diff: LayoutDiff, limit: Int = 50) {
    alignment = SlotAlignment(diff)
    isChanged = [Bool](repeating: false, count: alignment.units.count)
    var unitsOfChanges: [(change: Int, units: [Int])] = []
    let finder = ChangedUnits(diff, alignment)
    for (index, change) in diff.changes.enumerated() {
      let units = finder.units(of: change)
      if units.isEmpty { otherChanges.append(index) } else { unitsOfChanges.append((index, units)) }
      for unit in units { isChanged[unit] = true }
    }
    makeBands(limit: limit)
    assign(unitsOfChanges, of: diff)
    // A change of the whole table is shown at its top.
    let wholeTable = otherChanges.filter { diff.changes[$0].changeClass < .none }
    if bands.isEmpty, !wholeTable.isEmpty, !alignment.content.isEmpty {
      let content = alignment.content
      addBand(content.lowerBound..<min(content.lowerBound + 4, content.upperBound))
      bands[0].changes = wholeTable
      gaps = [Gap(rows: 0), gap(bands[0].units.upperBound..<alignment.units.count)]
    }
  }

  /// The mark beside a place of both tables; nil if nothing changed.
  func mark(ofUnit index: Int) -> RowMark? {
    guard isChanged[index] else { return nil }
    let unit = alignment.units[index]
    switch (unit.old, unit.new) {
    case (let old?, nil): return alignment.isMatched(old, .old) ? .moved : .removed
    case (nil, let new?): return alignment.isMatched(new, .new) ? .moved : .added
    default: return .changed
    }
  }

  private mutating func makeBands(limit: Int) {
    var start = 0
    let content = alignment.content
    // Past the last band.
    var shown = 0
    while start < isChanged.count, let first = isChanged[start...].firstIndex(of: true) {
      var last = first
      var next = first + 1
      // A bar is shown by itself: much of an empty screen can be between it and the rows.
      let room = content.contains(first) ? content : first..<first + 1
      // Two bands whose contexts touch need no gap.
      while next < room.upperBound, next - last <= 2 * Self.context + 1 {
        if isChanged[next] { last = next }
        next += 1
      }
      start = last + 1
      guard bands.count < limit else {
        hiddenBands += 1
        continue
      }
      let lower = max(first - Self.context, shown, room.lowerBound)
      let whole = lower..<min(last + Self.context + 1, room.upperBound)
      let upper = min(whole.upperBound, lower + Self.maxUnits)
      gaps.append(gap(shown..<lower))
      shown = upper < whole.upperBound ? last + 1 : upper
      addBand(lower..<upper)
      if upper <= last { bands[bands.count - 1].hiddenRows = isChanged[upper...last].count { $0 } }
    }
    gaps.append(hiddenBands > 0 ? Gap(rows: 0) : gap(shown..<isChanged.count))
  }

  private mutating func addBand(_ units: Range<Int>) {
    bands.append(DiffBand(old: side(.old, of: units), new: side(.new, of: units), units: units))
  }

  private func side(_ side: DiffSide, of units: Range<Int>) -> DiffBand.Side? {
    // Both tables' slots are in their own order.
    let own = alignment.units[units].compactMap { $0[side] }
    guard let first = own.first, let last = own.last else { return nil }
    let frames = alignment[side].slots[first...last].map(\.frame)
    let top = frames.map(\.y).min() ?? 0
    let bottom = frames.map(\.maxY).max() ?? 0
    let left = frames.map(\.x).min() ?? 0
    let right = frames.map(\.maxX).max() ?? 0
    return DiffBand.Side(
      slots: first..<last + 1, rect: LayoutRect(x: left, y: top, width: right - left, height: max(bottom - top, 1)))
  }

  private func gap(_ units: Range<Int>) -> Gap {
    var rows = 0
    var distances: ClosedRange<Double>?
    for unit in alignment.units[units] {
      let slot = unit.new.map { alignment.new.slots[$0] } ?? unit.old.map { alignment.old.slots[$0] }
      guard let slot, case .row = slot.kind else { continue }
      rows += 1
      guard let new = unit.new, let old = unit.old else { continue }
      let distance = alignment.new.slots[new].frame.y - alignment.old.slots[old].frame.y
      distances = min(distances?.lowerBound ?? distance, distance)...max(distances?.upperBound ?? distance, distance)
    }
    return Gap(rows: rows, distances: distances)
  }

  /// Assigns the changes to bands. A change that moves something between two bands is in both.
  private mutating func assign(_ changes: [(change: Int, units: [Int])], of diff: LayoutDiff) {
    for (change, units) in changes {
      var last: Int?
      for unit in units {
        guard let band = band(of: unit), band != last else { continue }
        if bands[band].changes.last != change { bands[band].changes.append(change) }
        last = band
      }
    }
    for band in bands.indices {
      bands[band].changes.sort { (diff.changes[$0].changeClass, $0) < (diff.changes[$1].changeClass, $1) }
    }
  }

  private func band(of unit: Int) -> Int? {
    var (low, high) = (0, bands.count)
    while low < high {
      let middle = (low + high) / 2
      if bands[middle].units.lowerBound <= unit { low = middle + 1 } else { high = middle }
    }
    // The hidden rows of a band belong to it.
    guard low > 0 else { return nil }
    let band = bands[low - 1]
    return unit < band.units.upperBound || band.hiddenRows > 0 ? low - 1 : nil
  }
}
