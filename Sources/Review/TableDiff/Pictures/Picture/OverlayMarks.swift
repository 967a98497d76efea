import TableIR

/// Finds what the overlay of a band draws.
struct OverlayMarks {
  let diff: LayoutDiff
  let bands: DiffBands
  let band: DiffBand
  /// The table that is drawn under the overlay.
  let base: DiffSide

  var marks: [OverlayMark] {
    var marks: [OverlayMark] = []
    var known: Set<OverlayMark> = []
    func add(_ mark: OverlayMark) { if known.insert(mark).inserted { marks.append(mark) } }
    for index in band.changes {
      let change = diff.changes[index]
      // Added and removed rows have bars, and a change of the whole table is everywhere.
      guard change.place.view != nil || change.place.row != nil && isAboutLooks(change) else { continue }
      if let mark = mark(of: change) { add(mark) }
    }
    // A mark for a moved frame replaces the mark for another change of it.
    let framed = Set(
      marks.compactMap { mark -> LayoutRect? in
        if case .moved(let old, let new, _) = mark { base == .new ? new : old } else { nil }
      })
    marks.removeAll { if case .changed(let rect) = $0 { framed.contains(rect) } else { false } }
    for mark in absentRows { add(mark) }
    return marks
  }

  private func isAboutLooks(_ change: Change) -> Bool { change.code == .rowResized || change.property != nil }

  private func mark(of change: Change) -> OverlayMark? {
    let old = change.oldOutline.flatMap { placed($0, change, .old) }
    let new = change.newOutline.flatMap { placed($0, change, .new) }
    switch (old, new) {
    case (let old?, let new?):
      return old.isAlike(new) ? .changed(base == .new ? new : old) : .moved(from: old, to: new, label: delta(change))
    case (nil, let new?): return change.oldOutline == nil ? .added(new) : .changed(new)
    case (let old?, nil): return change.newOutline == nil ? .removed(old) : .changed(old)
    case (nil, nil): return nil
    }
  }

  private func delta(_ change: Change) -> String? {
    guard var old = change.oldFrame, let new = change.newFrame else { return nil }
    // The position of rows is reported for all of them together.
    if change.place.view == nil { old.y = new.y }
    return ChangeText.delta(old, new)
  }

  /// A frame in the picture's space. A frame of the other table is placed relative to the matching row, because the movement of a
  /// whole row does not concern its contents.
  private func placed(_ rect: LayoutRect, _ change: Change, _ side: DiffSide) -> LayoutRect? {
    guard let shown = band[base] else { return nil }
    let bar = bands.alignment.bar(of: change)
    if side == base {
      guard rect.y < shown.rect.maxY + 0.01, rect.maxY > shown.rect.y - 0.01 else { return nil }
      return rect.offsetBy(x: 0, y: -shown.rect.y)
    }
    let alignment = bands.alignment
    let own =
      bar.map { alignment[side].index(ofBar: $0) }
      ?? change.place.row(side).flatMap(alignment[side].index) ?? alignment[side].index(atY: rect.midY)
    guard let own else { return nil }
    let unit = alignment.units[alignment.unit(of: own, side)]
    guard let other = unit[base] ?? change.place.row(base).flatMap(alignment[base].index), shown.slots.contains(other)
    else { return nil }
    let distance = alignment[base].slots[other].frame.y - alignment[side].slots[own].frame.y
    return rect.offsetBy(x: 0, y: distance - shown.rect.y)
  }

  /// Lines where removed rows were, or where added rows will be.
  private var absentRows: [OverlayMark] {
    guard let shown = band[base] else { return [] }
    let alignment = bands.alignment
    var marks: [OverlayMark] = []
    var y = 0.0
    for index in band.units {
      let unit = alignment.units[index]
      if let slot = unit[base] {
        y = alignment[base].slots[slot].frame.maxY - shown.rect.y
      } else if let slot = unit[base.other], let mark = bands.mark(ofUnit: index),
        case .row(let row) = alignment[base.other].slots[slot].kind
      {
        let name = diff[base.other].sections[row.section].rows[row.row].name
        marks.append(.absentRow(y: y, name: name, mark))
      }
    }
    return marks
  }
}

extension LayoutRect {
  /// Whether two rectangles are equal to a hundredth of a point.
  fileprivate func isAlike(_ other: LayoutRect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { $0.magnitude < 0.01 }
  }
}
