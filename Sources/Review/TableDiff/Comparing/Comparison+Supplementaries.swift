import LayoutFormat
import TableDiagnostics
import TableIR

extension Comparison {
  // MARK: Headers and footers

  mutating func compare(_ old: SupplementarySnapshot?, _ new: SupplementarySnapshot?, at place: ChangePlace) {
    switch (old, new) {
    case (nil, nil): return
    case (let old?, let new?):
      guard !work.isSpent else { return }
      let views = (ViewLister.views(of: old, words: oldWords), ViewLister.views(of: new, words: newWords))
      work.spend(ComparisonCost.view, times: views.0.count + views.1.count)
      var pair = RowPair(old: old.frame, new: new.frame, place: place)
      pair.oldSource = source(old.location, in: self.old)
      pair.newSource = source(new.location, in: self.new)
      let start = changes.count
      defer { work.spend(ComparisonCost.change, times: changes.count - start) }
      compareViews(views.0, views.1, pair: pair)
      tellConstraints((old.constrainedViews, new.constrainedViews), pair, before: start)
    case (let old?, nil): tell(old, .viewRemoved, at: place)
    case (nil, let new?): tell(new, .viewAdded, at: place)
    }
  }

  /// Reports a header or footer that is on one side only.
  private mutating func tell(_ node: SupplementarySnapshot, _ code: DiagnosticCode, at place: ChangePlace) {
    let isNew = code == .viewAdded
    let views = ViewLister.views(of: node, words: isNew ? newWords : oldWords)
    guard knowledge.hasAllViews || views.count > 1 else { return }
    let text = views.lazy.compactMap { $0[.text] }.first
    var change = Change(code, place)
    if isNew {
      change.new = text
      change.newFrame = node.frame
      change.newOutline = node.frame
      change.newSource = source(node.location, in: new)
    } else {
      change.old = text
      change.oldFrame = node.frame
      change.oldOutline = node.frame
      change.oldSource = source(node.location, in: old)
    }
    changes.append(change)
  }

  // MARK: Distances

  /// The distances by which the rows of a section moved down: those of the first and the last row that are on both
  /// sides.
  func distances(in section: Int) -> (first: Double?, last: Double?) {
    func distance(_ row: Int) -> Double? {
      let index = RowIndex(section: section, row: row)
      return matching.old(of: index).map { new[index].frame.y - old[$0].frame.y }
    }
    let rows = new.sections[section].rows.indices
    return (rows.lazy.compactMap(distance).first, rows.reversed().lazy.compactMap(distance).first)
  }

  /// Reports a header or footer that an app draws closer to its rows, or farther from them, than its spec does. Between two specs,
  /// other changes account for such a move.
  mutating func tellDistance(
    of pair: (old: SupplementarySnapshot?, new: SupplementarySnapshot?), from rows: Double?, at place: ChangePlace
  ) {
    guard !knowledge.measuresAlike, let old = pair.old, let new = pair.new, let rows,
      differ(new.frame.y, old.frame.y), differ(new.frame.y - old.frame.y, rows),
      !differ(old.frame.height, new.frame.height)
    else { return }
    var change = Change(.frameChanged, place)
    (change.oldFrame, change.newFrame) = (old.frame, new.frame)
    (change.oldOutline, change.newOutline) = (old.frame, new.frame)
    change.oldSource = source(old.location, in: self.old)
    change.newSource = source(new.location, in: self.new)
    changes.append(change)
  }
}
