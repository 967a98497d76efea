/// What a variant says to have other constraints than its row.
///
/// A variant keeps the constraints of its row, except those whose names it uses for others. So each constraint that a variant does without
/// gets a name, and the variant another constraint of that name.
struct ConstraintDifference {
  private let base: [DraftItem]
  /// By the index of the constraint.
  private var names: [Int: String] = [:]
  private var used = UniqueNames()

  /// A constraint of a list, without comments.
  private struct Element: Hashable {
    var name: String?
    var text: String

    init(_ item: DraftItem) { (name, text) = item.value.constraint }

    /// The attribute of a view that it begins with.
    var subject: Substring { text.prefix { $0 != " " } }
  }

  /// - Parameter base: Those of the row, without comments.
  init(from base: [DraftItem]) {
    self.base = base
    for item in base { if let name = item.value.constraint.name { used.take(name) } }
  }

  /// The constraints of a variant whose row would have others.
  mutating func change(to others: [DraftItem]) -> [DraftItem] {
    let (old, new) = (base.map(Element.init), others.map(Element.init))
    let (known, kept) = (Set(old), Set(new))
    var removed = old.indices.filter { !kept.contains(old[$0]) }
    let added = new.indices.filter { !known.contains(new[$0]) }
    for index in added { if let name = new[index].name { used.take(name) } }
    var rest = Additions(added.map { (index: $0, name: new[$0].name, subject: new[$0].subject) })
    var change: [DraftItem] = []
    // The likeliest first: each pass takes what the ones before it left.
    let passes: [(Element, inout Additions) -> Int?] = [
      { element, rest in element.name.flatMap { rest.take(named: $0) } },
      { element, rest in rest.take(about: element.subject) },
      { _, rest in rest.takeFirst() },
    ]
    for (number, fit) in passes.enumerated() {
      removed = removed.filter { index in
        let fit = fit(old[index], &rest)
        guard fit != nil || number == passes.count - 1 else { return true }
        let text = fit.map { new[$0].text } ?? Self.nothing(change.count)
        change.append(Self.item(text, name: name(of: index)))
        return false
      }
    }
    return change + rest.left.map { others[$0] }
  }

  /// The constraints that a variant adds, of which each takes the place of at most one of its row. One with a name of its own keeps it.
  private struct Additions {
    private var isLeft: [Int: Bool] = [:]
    private let order: [Int]
    private var named: [String: [Int]] = [:]
    private var unnamed: [Int] = []
    private var subjects: [Substring: [Int]] = [:]

    init(_ added: [(index: Int, name: String?, subject: Substring)]) {
      order = added.map(\.index)
      // The last one of each list is the first to be taken.
      for (index, name, subject) in added.reversed() {
        isLeft[index] = true
        if let name {
          named[name, default: []].append(index)
        } else {
          unnamed.append(index)
          subjects[subject, default: []].append(index)
        }
      }
    }

    var left: [Int] { order.filter { isLeft[$0] ?? false } }

    mutating func take(named name: String) -> Int? { Self.take(from: &named[name, default: []], &isLeft) }
    mutating func take(about subject: Substring) -> Int? { Self.take(from: &subjects[subject, default: []], &isLeft) }
    mutating func takeFirst() -> Int? { Self.take(from: &unnamed, &isLeft) }

    private static func take(from list: inout [Int], _ isLeft: inout [Int: Bool]) -> Int? {
      while let index = list.popLast() {
        if isLeft.updateValue(false, forKey: index) ?? false { return index }
      }
      return nil
    }
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
    let name = used.name(ViewNames.plain(String(text.prefix { $0 != " " })) ?? "constraint")
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
