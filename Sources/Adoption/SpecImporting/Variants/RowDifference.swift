/// What a variant says to make a row another one: the keys that differ.
struct RowDifference {
  private let base: DraftMapping
  private var constraints: ConstraintDifference
  /// The keys whose values a variant cannot make those of another row.
  private(set) var undeclared: [String] = []

  init(from row: DraftMapping) {
    base = row.withoutComments
    constraints = ConstraintDifference(from: base["constraints"]?.items ?? [])
  }

  mutating func change(to row: DraftMapping) -> DraftMapping {
    let row = row.withoutComments
    var change = DraftMapping()
    for entry in row.entries where !Self.lists.contains(entry.key) && base[entry.key] != entry.value {
      if base[entry.key].map(entry.value.leavesNothing) ?? true {
        change[entry.key] = entry.value
      } else {
        lose(entry.key)
      }
    }
    for entry in base.entries where !Self.lists.contains(entry.key) && row[entry.key] == nil {
      if let none = Self.standard[entry.key] { change[entry.key] = none } else { lose(entry.key) }
    }
    let (views, others) = (base["views"]?.items ?? [], row["views"]?.items ?? [])
    if views != others {
      let changes = ViewDifference(from: views, to: others).changes
      change["views"] = changes.map { .mapping($0) } ?? .list(others)
    }
    let added = constraints.change(to: row["constraints"]?.items ?? [])
    if !added.isEmpty { change["constraints"] = .list(added) }
    return change
  }

  /// Gives the constraints that a variant replaces the names by which it does.
  func nameConstraints(of row: inout DraftMapping) {
    guard case .list(let items) = row["constraints"] else { return }
    row["constraints"] = .list(constraints.named(items))
  }

  private mutating func lose(_ key: String) { if !undeclared.contains(key) { undeclared.append(key) } }

  /// Those that have changes of their own. A size that no mask depends on changes nothing.
  private static let lists: Set = ["views", "constraints"]
  /// The values that keys have if a row does not set them.
  private static let standard: [String: DraftValue] = [
    "accessory": .text("none"), "editingAccessory": .text("none"),
    "designSize": .list([320, 44].map { DraftItem(.number($0)) }),
  ]
}

extension DraftValue {
  var items: [DraftItem]? { if case .list(let items) = self { items } else { nil } }

  /// Whether nothing of an older value is left where this one is read over it: keys that are left out keep their values.
  func leavesNothing(of old: DraftValue) -> Bool {
    guard case .mapping(let old) = old else { return true }
    guard case .mapping(let new) = self else { return false }
    return old.entries.allSatisfy { entry in new[entry.key]?.leavesNothing(of: entry.value) ?? false }
  }

  /// Comments stand at the row itself.
  fileprivate var withoutComments: DraftValue {
    switch self {
    case .list(let items): .list(items.map { DraftItem($0.value.withoutComments) })
    case .mapping(let mapping): .mapping(mapping.withoutComments)
    default: self
    }
  }
}

extension DraftMapping {
  var withoutComments: DraftMapping {
    var mapping = DraftMapping()
    for entry in entries { mapping[entry.key] = entry.value.withoutComments }
    return mapping
  }
}
