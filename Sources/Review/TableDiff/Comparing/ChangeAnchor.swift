import LayoutFormat
import TableIR
import TableLayout
import TableSupport

/// Where a change is, in words that survive other changes: ids, and texts where there are none, but no positions.
public struct ChangeAnchor: Hashable, Sendable {
  var place: String
  /// The values that identify the change, if they are not those that it is reported with.
  var values: [String?]?
  /// The lengths that the spec sets, as far as frames tell; environments can make a difference.
  var measures: [String] = []
}

extension LayoutDiff {
  /// Finds the anchors of all changes, for which both tables are needed.
  ///
  /// - Parameter work: the meter for their length; once that reaches its limit, the comparison is incomplete.
  mutating func findAnchors(work: WorkMeter) {
    var finder = AnchorFinder(self)
    anchors = []
    for change in changes where !work.isSpent {
      let anchor = finder.anchor(of: change)
      work.payForNames(anchor.place.utf8.count)
      anchors.append(anchor)
    }
  }
}

/// Finds the anchors of changes. The old side counts, if a row or section is on both, because it is the same in all versions that
/// are compared with it.
private struct AnchorFinder {
  private let old: Snapshot
  private let new: Snapshot
  /// The old section of each new one, as far as rows of them match.
  private var oldSections: [Int: Int] = [:]
  private let oldNames: [String: Int]
  private let newNames: [String: Int]
  /// The last row, because changes of a row follow each other.
  private var last: (row: RowIndex, isOld: Bool, anchor: String)?

  init(_ diff: LayoutDiff) {
    (old, new) = (diff.old, diff.new)
    func names(_ side: Snapshot) -> [String: Int] {
      Dictionary(side.sections.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    (oldNames, newNames) = (names(diff.old), names(diff.new))
    var counts: [Int: [Int: Int]] = [:]
    for match in diff.matches { counts[match.new.section, default: [:]][match.old.section, default: 0] += 1 }
    for (section, olds) in counts {
      oldSections[section] = olds.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  mutating func anchor(of change: Change) -> ChangeAnchor {
    let place = change.place
    // It follows from changes above, wherever they begin and end, and is only reported once or a few times.
    if change.code == .rowsShifted { return ChangeAnchor(place: "") }
    var anchor = ChangeAnchor(place: row(place) ?? section(place) ?? "table")
    if let view = place.view { anchor.place += ".\(view)" }
    switch change.code {
    case .rowMoved:
      if let from = place.oldRow, let to = place.newRow {
        let sections = (section(from.section, isOld: true), section(to.section, isOld: false))
        anchor.values = oldSections[to.section] == from.section ? [nil, nil] : [sections.0, sections.1]
      }
    case .rowResized: anchor.values = [declaredHeight(place.oldRow, old), declaredHeight(place.newRow, new)]
    case .frameChanged where place.row != nil: anchor.measures = measures(of: change)
    case .frameChanged:
      // Frames of headers depend on what is above them; the heights that specs set do not.
      anchor.values = [supplementary(place, isOld: true), supplementary(place, isOld: false)]
        .map { $0?.declaredHeight.map { String(decimal: $0) } }
    default: break
    }
    return anchor
  }

  // MARK: Rows

  private mutating func row(_ place: ChangePlace) -> String? {
    guard let index = place.oldRow ?? place.newRow else { return place.row }
    let isOld = place.oldRow != nil
    if let last, last.row == index, last.isOld == isOld { return last.anchor }
    guard let row = isOld ? row(index, old) : row(index, new) else { return place.row }
    // Ids are unique in a table. A row without one is found by its text, in its section.
    let anchor = row.id.map { "#\($0)" } ?? "\(section(index.section, isOld: isOld))/'\(row.firstText ?? "")'"
    last = (index, isOld, anchor)
    return anchor
  }

  private func row(_ index: RowIndex?, _ side: Snapshot) -> RowSnapshot? {
    guard let index, side.sections.indices.contains(index.section) else { return nil }
    let rows = side.sections[index.section].rows
    return rows.indices.contains(index.row) ? rows[index.row] : nil
  }

  private func declaredHeight(_ index: RowIndex?, _ side: Snapshot) -> String? {
    row(index, side)?.declaredHeight.map { String(decimal: $0) }
  }

  /// The sizes of images and accessories, and the frames of custom views that no constraint determines. Other frames follow from the
  /// width of the screen and from what else the row contains.
  private func measures(of change: Change) -> [String] {
    guard let from = change.oldFrame, let to = change.newFrame, let view = change.place.view,
      row(change.place.oldRow, old)?.constrainedViews == nil, row(change.place.newRow, new)?.constrainedViews == nil
    else { return [] }
    let isPart = view == "imageView" || view == "accessoryView"
    guard isPart || !Self.partsOfCell.contains(String(view.prefix { $0 != "." })) else { return [] }
    var sides = [("width", from.width, to.width), ("height", from.height, to.height)]
    if !isPart { sides += [("x", from.x, to.x), ("y", from.y, to.y)] }
    return sides.lazy.map { ($0, String(decimal: $1), String(decimal: $2)) }.filter { $0.1 != $0.2 }
      .map { "\($0) \($1) \($2)" }
  }

  private static let partsOfCell: Set = [
    "contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView", "separator", "topSeparator",
    "backgroundView", "selectedBackgroundView", "editingControl", "reorderControl",
  ]

  // MARK: Sections

  private func section(_ place: ChangePlace) -> String? {
    guard let name = place.section else { return nil }
    if let index = newNames[name] { return section(index, isOld: false) }
    return oldNames[name].map { section($0, isOld: true) } ?? name
  }

  private func section(_ index: Int, isOld: Bool) -> String {
    let oldIndex = isOld ? index : oldSections[index]
    let section = oldIndex.map { old.sections[$0] } ?? new.sections[index]
    return section.id.map { "##\($0)" } ?? "section '\(section.header?.firstText ?? "")'"
  }

  private func supplementary(_ place: ChangePlace, isOld: Bool) -> SupplementarySnapshot? {
    guard let view = place.view else { return nil }
    let side = isOld ? old : new
    guard let name = place.section else { return view == "header" ? side.header : view == "footer" ? side.footer : nil }
    let index = isOld ? newNames[name].flatMap { oldSections[$0] } ?? oldNames[name] : newNames[name]
    guard let index else { return nil }
    return view == "header" ? side.sections[index].header : view == "footer" ? side.sections[index].footer : nil
  }
}

extension RowSnapshot {
  /// Its first text, which it is known by if it has no id.
  fileprivate var firstText: String? {
    switch content {
    case .cell(let cell):
      [cell.node.textLabel?.text, cell.node.detailTextLabel?.text].compactMap(\.self).first { !$0.isEmpty }
        ?? cell.node.subviews.firstText
    case .views(let views): views.lazy.compactMap { $0[.text] }.first { !$0.isEmpty }
    }
  }
}

extension SupplementarySnapshot {
  /// Its title, or the first text of its views.
  var firstText: String? {
    switch content {
    case .node(let node): node.textLabel?.text ?? node.subviews.firstText
    case .views(let views): views.lazy.compactMap { $0[.text] }.first { !$0.isEmpty }
    }
  }
}

extension [ViewNode] {
  fileprivate var firstText: String? {
    var open = Array(reversed())
    while let view = open.popLast() {
      switch view.content {
      case .label(let label) where !label.text.isEmpty: return label.text
      case .stack(let views), .container(let views): open += views.reversed()
      default: break
      }
    }
    return nil
  }
}
