import LayoutFormat
import TableDiagnostics
import TableIR
import TableLayout

extension Comparison {
  /// Compares a row of the new table with its old version, if there is one.
  ///
  /// - Parameters:
  ///   - isMoved: whether its section moved, which explains the row's new position.
  ///   - inNewSection: whether its section is new, which already reports new rows.
  mutating func compareNewRow(_ index: RowIndex, isMoved: Bool = false, inNewSection: Bool = false) {
    guard !work.isSpent else { return }
    work.spend(ComparisonCost.row)
    guard let oldIndex = matching.old(of: index) else {
      guard !inNewSection else { return }
      let row = new[index]
      var change = Change(
        .rowAdded, ChangePlace(section: new.sections[index.section].name, row: row.name, newRow: index))
      change.new = summary(of: row, newWords)
      change.newOutline = row.frame
      change.newSource = source(row.location, in: new)
      changes.append(change)
      return
    }
    let (oldFrame, frame) = (old[oldIndex].frame, new[index].frame)
    let isMovedItself = matching.movedRows.contains(index)
    let isResized = differ(oldFrame.height, frame.height) || differ(oldFrame.width, frame.width)
    if !isMovedItself && !isMoved { shifts.add(index, by: frame.y - oldFrame.y, isReported: isResized) }
    let isSame =
      isSame(oldIndex, index) && haveSameConstraints(old[oldIndex].constrainedViews, new[index].constrainedViews)
    if isSame && !isMovedItself && old[oldIndex].id == new[index].id { return }

    let (oldRow, row) = (old[oldIndex], new[index])
    let place = place(of: row, at: index, from: oldIndex)
    var pair = RowPair(old: oldRow, new: row, place: place)
    pair.oldSource = source(oldRow.location, in: old)
    pair.newSource = source(row.location, in: new)
    if let reported = idChange(oldRow.id, row.id, .rowIDChanged, pair.change) { changes.append(reported) }
    if isMovedItself { changes.append(move(pair, from: oldIndex, to: index)) }
    guard !isSame else { return }
    let start = changes.count
    work.spend(ComparisonCost.view, times: oldRow.viewCount + row.viewCount)
    defer { work.spend(ComparisonCost.change, times: changes.count - start) }
    compareViews(
      ViewLister.views(of: oldRow, words: oldWords), ViewLister.views(of: row, words: newWords), pair: pair,
      hasSamePosition: oldRow.position == nil || row.position == nil || oldRow.position == row.position)
    tellConstraints((oldRow.constrainedViews, row.constrainedViews), pair, before: start)
  }

  /// The place of a row that is on both sides.
  func place(of row: RowSnapshot, at index: RowIndex, from oldIndex: RowIndex) -> ChangePlace {
    let (section, oldSection) = (new.sections[index.section].name, old.sections[oldIndex.section].name)
    let oldName = old[oldIndex].name
    var place = ChangePlace(section: section, row: row.name, oldRow: oldIndex, newRow: index)
    if oldSection != section { place.oldSectionName = oldSection }
    if oldName != row.name { place.oldRowName = oldName }
    return place
  }

  private func move(_ pair: RowPair, from old: RowIndex, to new: RowIndex) -> Change {
    var change = pair.change(.rowMoved)
    let isWithin = matching.newSection[old.section] == new.section
    let (oldSection, newSection) = (self.old.sections[old.section].name, self.new.sections[new.section].name)
    change.old = isWithin ? ordinal(old.row) : "\(ordinal(old.row)) of \(oldSection)"
    change.new = isWithin ? ordinal(new.row) : "\(ordinal(new.row)) of \(newSection)"
    // If others moved around it, its number may be the same: then its position is described by its neighbours.
    if isWithin && old.row == new.row {
      change.old = neighbour(above: old, in: self.old, oldWords)
      change.new = neighbour(above: new, in: self.new, newWords)
    }
    return change
  }

  /// The row above another: by its id or its text, because a name made from its place would be no help.
  private func neighbour(above index: RowIndex, in side: Snapshot, _ words: LookFormatter) -> String {
    guard index.row > 0 else { return "the top" }
    let row = side.sections[index.section].rows[index.row - 1]
    return "below \(row.id ?? summary(of: row, words).map { "'\($0)'" } ?? row.name)"
  }

  /// Whether two rows are equal except for their lines in the spec and their distance from the top: the common case, and
  /// cheap.
  private func isSame(_ oldIndex: RowIndex, _ newIndex: RowIndex) -> Bool {
    guard hasSameAssets, case .cell(let oldCell) = old[oldIndex].content,
      case .cell(let newCell) = new[newIndex].content,
      oldCell.node.frame.height == newCell.node.frame.height, oldCell.node.frame.width == newCell.node.frame.width,
      oldCell.node.frame.x == newCell.node.frame.x, oldCell.node.textLabel?.text == newCell.node.textLabel?.text
    else { return false }
    var cell = newCell.node
    cell.frame.y = oldCell.node.frame.y
    cell.location = oldCell.node.location
    cell.id = oldCell.node.id
    return oldCell.node == cell
  }
}

/// Two rows, headers or footers that are compared, and their positions.
struct RowPair {
  /// In the table's content space.
  var oldFrame: LayoutRect
  var newFrame: LayoutRect
  var place: ChangePlace
  var oldSource: SourceRange?
  var newSource: SourceRange?

  init(old: LayoutRect, new: LayoutRect, place: ChangePlace) {
    oldFrame = old
    newFrame = new
    self.place = place
  }

  init(old: RowSnapshot, new: RowSnapshot, place: ChangePlace) {
    self.init(old: old.frame, new: new.frame, place: place)
  }

  /// A change of the whole row, to be completed.
  func change(_ code: DiagnosticCode) -> Change {
    var change = Change(code, place)
    change.oldOutline = oldFrame
    change.newOutline = newFrame
    change.oldSource = oldSource
    change.newSource = newSource
    return change
  }
}

extension RowSnapshot {
  /// Its position in its section; nil for a row of a dump, which has its lines as they are.
  var position: RowPosition? {
    if case .cell(let cell) = content { cell.node.position } else { nil }
  }
}
