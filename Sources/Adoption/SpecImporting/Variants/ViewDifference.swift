/// What makes views other ones: the keys of each that differ, by its id.
struct ViewDifference {
  /// Nil where only a whole list of views can say it, such as one with another view.
  private(set) var changes: DraftMapping? = DraftMapping()

  init(from views: [DraftItem], to others: [DraftItem]) {
    if !add(views, others) { changes = nil }
  }

  private mutating func add(_ views: [DraftItem], _ others: [DraftItem]) -> Bool {
    guard views.count == others.count else { return false }
    for (view, other) in zip(views, others) where view != other {
      guard case .mapping(let view) = view.value, case .mapping(let other) = other.value, let id = view["id"]?.word,
        other["id"]?.word == id, let change = change(of: view, to: other)
      else { return false }
      if !change.entries.isEmpty { changes?[id] = .mapping(change) }
    }
    return true
  }

  /// The keys of one view; those of the views in it are added.
  private mutating func change(of view: DraftMapping, to other: DraftMapping) -> DraftMapping? {
    var change = DraftMapping()
    for entry in other.entries where view[entry.key] != entry.value {
      switch (entry.key, view[entry.key], entry.value) {
      case ("views", .list(let views), .list(let others)):
        guard add(views, others) else { return nil }
      case ("stack", .mapping(let stack), .mapping(let other)):
        guard let inner = self.change(ofStack: stack, to: other) else { return nil }
        if !inner.entries.isEmpty { change["stack"] = .mapping(inner) }
      // Those of a view are kept beside the new ones, and edges that are not pinned keep their pins.
      case ("views", _, _), ("stack", _, _), ("constraints", _, _), ("pin", .number, .mapping),
        ("pin", .text, .mapping):
        return nil
      case (_, let old, let new):
        guard old.map(new.leavesNothing) ?? true else { return nil }
        change[entry.key] = new
      }
    }
    return takeBack(Self.standard(of: view), of: view, to: other, in: &change) ? change : nil
  }

  private mutating func change(ofStack stack: DraftMapping, to other: DraftMapping) -> DraftMapping? {
    var change = DraftMapping()
    for entry in other.entries where entry.key != "views" && stack[entry.key] != entry.value {
      change[entry.key] = entry.value
    }
    guard takeBack(Self.ofStacks, of: stack, to: other, in: &change) else { return nil }
    return add(stack["views"]?.items ?? [], other["views"]?.items ?? []) ? change : nil
  }

  /// Says what keys that only the first has are without a value.
  private func takeBack(
    _ standard: [String: DraftValue], of view: DraftMapping, to other: DraftMapping, in change: inout DraftMapping
  ) -> Bool {
    for entry in view.entries where other[entry.key] == nil {
      guard let value = standard[entry.key] else { return false }
      change[entry.key] = value
    }
    return true
  }

  private static func standard(of view: DraftMapping) -> [String: DraftValue] {
    var values: [String: DraftValue] = ["hidden": .flag(false), "alpha": .number(1)]
    guard view["label"] != nil else { return values }
    values["lines"] = .number(1)
    values["color"] = .text(LabelStandard.label.color)
    // A mapping may have a weight, which a size alone does not take back.
    if case .number = view["font"] { values["font"] = LabelStandard.label.fontSize.map { .number($0) } }
    return values
  }

  private static let ofStacks: [String: DraftValue] = [
    "axis": .text("horizontal"), "spacing": .number(0), "alignment": .text("fill"), "distribution": .text("fill"),
  ]
}
