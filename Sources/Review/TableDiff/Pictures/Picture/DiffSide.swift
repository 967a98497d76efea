import TableIR

/// One of two tables.
enum DiffSide: Hashable, Sendable {
  case old, new

  var other: DiffSide { self == .old ? .new : .old }
  /// The title above its pictures.
  func title(of diff: LayoutDiff) -> String {
    switch self {
    case .old: diff.isOfApp ? "Spec" : "Before"
    case .new: diff.isOfApp ? "App" : "After"
    }
  }
}

extension LayoutDiff {
  /// Whether a spec was held against an app.
  var isOfApp: Bool { old.tree != nil && !new.knowledge.hasAllViews }

  subscript(side: DiffSide) -> Snapshot { side == .old ? old : new }

  /// The table that the overlay is drawn over: the new one, unless only the old one can be drawn.
  var overlaySide: DiffSide? { new.tree != nil ? .new : old.tree != nil ? .old : nil }
}

extension DiffBand {
  subscript(side: DiffSide) -> Side? { side == .old ? old : new }
}

extension SlotAlignment {
  subscript(side: DiffSide) -> TableSlots { side == .old ? old : new }

  func unit(of slot: Int, _ side: DiffSide) -> Int { side == .old ? unitOfOld[slot] : unitOfNew[slot] }
}

extension SlotAlignment.Unit {
  subscript(side: DiffSide) -> Int? { side == .old ? old : new }
}

extension ChangePlace {
  func row(_ side: DiffSide) -> RowIndex? { side == .old ? oldRow : newRow }
}

extension Change {
  func outline(_ side: DiffSide) -> LayoutRect? { side == .old ? oldOutline : newOutline }
}
