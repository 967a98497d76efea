/// What a variant says to have other constraints than its row.
///
/// A variant keeps the constraints of its row, except those whose names it uses for others. So each constraint that a variant does without
/// gets a name, and the variant another constraint of that name.
struct ConstraintDifference {
  private let base: [DraftItem]
  /// By the index of the constraint.
  private var names: [Int: String] = [:]
  private var used: Set<String>

  /// - Parameter base: Those of the row, without comments.
  init(from base: [DraftItem]) {
    self.base = base
    used = Set(base.compactMap { $0.value.constraint.name })
  }

  /// The constraints of a variant whose row would have others.
  mutating func change(to others: [DraftItem]) -> [DraftItem] {
    var removed = base.indices.filter { !others.contains(base[$0]) }
    var added = others.filter { !base.contains($0) }
    used.formUnion(added.compactMap { $0.value.constraint.name })
    var change: [DraftItem] = []
    for (isFit, isLast) in [(Self.haveOneName, false), (Self.haveOneSubject, false), ({ _, _ in true }, true)]
      as [(@Sendable (DraftItem, DraftItem) -> Bool, Bool)]
    {
      for index in removed {
        // One with a name of its own keeps it.
        let fit = added.firstIndex {
          isFit(base[index], $0) && ($0.value.constraint.name == nil || Self.haveOneName(base[index], $0))
        }
        guard fit != nil || isLast else { continue }
        let text = fit.map { added.remove(at: $0).value.constraint.text } ?? Self.nothing(change.count)
        change.append(Self.item(text, name: name(of: index)))
        removed.removeAll { $0 == index }
      }
    }
    return change + added
  }

  /// The constraints of the row with their names.
  func named(_ items: [DraftItem]) -> [DraftItem] {
    items.indices.map { index in
      guard let name = names[index], items[index].value.constraint.name == nil else { return items[index] }
      return DraftItem(
        Self.item(items[index].value.constraint.text, name: name).value, comments: items[index].comments)
    }
  }

  private mutating func name(of index: Int) -> String {
    let (own, text) = base[index].value.constraint
    if let name = own ?? names[index] { return name }
    let wished = ViewNames.plain(String(text.prefix { $0 != " " })) ?? "constraint"
    var name = wished
    var number = 2
    while !used.insert(name).inserted {
      name = "\(wished)-\(number)"
      number += 1
    }
    names[index] = name
    return name
  }

  private static func item(_ text: String, name: String) -> DraftItem {
    var mapping = DraftMapping()
    mapping[name] = .text(text)
    return DraftItem(.mapping(mapping))
  }

  /// A constraint that always holds, in the place of one that is not installed: each another one, as a repeated one would be an oversight.
  private static func nothing(_ number: Int) -> String {
    number == 0 ? "contentView.width >= 0" : "contentView.width >= -\(number)"
  }

  @Sendable private static func haveOneName(_ one: DraftItem, _ other: DraftItem) -> Bool {
    one.value.constraint.name != nil && one.value.constraint.name == other.value.constraint.name
  }

  /// Whether both begin with the same attribute of the same view.
  @Sendable private static func haveOneSubject(_ one: DraftItem, _ other: DraftItem) -> Bool {
    one.value.constraint.text.prefix { $0 != " " } == other.value.constraint.text.prefix { $0 != " " }
  }
}

extension DraftValue {
  /// An element of a list of constraints: a text, or a mapping from a name to a text.
  fileprivate var constraint: (name: String?, text: String) {
    if case .mapping(let mapping) = self, let entry = mapping.entries.first {
      return (entry.key, entry.value.word ?? "")
    }
    return (nil, word ?? "")
  }
}
