/// Finds the places of two tables that a change is about.
struct ChangedUnits {
  private let alignment: SlotAlignment
  private let oldSections: [String: Int]
  private let newSections: [String: Int]

  init(_ diff: LayoutDiff, _ alignment: SlotAlignment) {
    self.alignment = alignment
    func names(_ sections: [SectionSnapshot]) -> [String: Int] {
      Dictionary(sections.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    oldSections = names(diff.old.sections)
    newSections = names(diff.new.sections)
  }

  /// Empty for a change of the table as a whole, and for rows that only moved with what is above them.
  func units(of change: Change) -> [Int] {
    guard change.code != .rowsShifted, change.code != .environmentChanged else { return [] }
    let place = change.place
    if place.oldRow != nil || place.newRow != nil {
      let old = place.oldRow.flatMap(alignment.old.index)
      let new = place.newRow.flatMap(alignment.new.index)
      return units(old: old.map { $0..<$0 + 1 }, new: new.map { $0..<$0 + 1 })
    }
    if place.row == nil, let found = sectionOrTable(change) { return found }
    // Only the position is known.
    let old = change.oldOutline.flatMap { alignment.old.index(atY: $0.midY) }
    let new = change.newOutline.flatMap { alignment.new.index(atY: $0.midY) }
    return units(old: old.map { $0..<$0 + 1 }, new: new.map { $0..<$0 + 1 })
  }

  private func sectionOrTable(_ change: Change) -> [Int]? {
    let view = change.place.view?.lowercased() ?? ""
    guard let name = change.place.section else {
      if let bar = alignment.bar(of: change) {
        return units(old: single(alignment.old.index(ofBar: bar)), new: single(alignment.new.index(ofBar: bar)))
      }
      if view.contains("header") {
        return units(old: single(alignment.old.tableHeader), new: single(alignment.new.tableHeader))
      }
      if view.contains("footer") {
        return units(old: single(alignment.old.tableFooter), new: single(alignment.new.tableFooter))
      }
      // A change of the table itself belongs to no particular row.
      return []
    }
    let new = newSections[name]
    let old = new.map { alignment.oldSection[$0] } ?? oldSections[name]
    if view.hasPrefix("header") {
      return units(
        old: old.flatMap { single(alignment.old.index(ofHeader: $0)) },
        new: new.flatMap { single(alignment.new.index(ofHeader: $0)) })
    }
    if view.hasPrefix("footer") {
      return units(
        old: old.flatMap { single(alignment.old.index(ofFooter: $0)) },
        new: new.flatMap { single(alignment.new.index(ofFooter: $0)) })
    }
    guard old != nil || new != nil else { return nil }
    let oldRange = old.map(alignment.old.range)
    let newRange = new.map(alignment.new.range)
    if change.code == .sectionAdded { return units(old: nil, new: newRange) }
    if change.code == .sectionRemoved { return units(old: oldSections[name].map(alignment.old.range), new: nil) }
    if change.code == .sectionMoved { return units(old: oldRange, new: newRange) }
    // Other changes of a section are visible at its top, if at all.
    return units(old: oldRange?.prefix(1), new: newRange?.prefix(1))
  }

  private func single(_ slot: Int?) -> Range<Int>? { slot.map { $0..<$0 + 1 } }

  private func units(old: Range<Int>?, new: Range<Int>?) -> [Int] {
    var units = (new ?? 0..<0).map { alignment.unitOfNew[$0] }
    let known = Set(units)
    for slot in old ?? 0..<0 where !known.contains(alignment.unitOfOld[slot]) {
      units.append(alignment.unitOfOld[slot])
    }
    return units.sorted()
  }
}
