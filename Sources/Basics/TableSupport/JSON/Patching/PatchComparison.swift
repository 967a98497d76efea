/// Compares two values recursively and records the required operations.
///
/// The operations on an array come before those on its elements, so every path leads through arrays that are already in
/// their final order.
struct PatchComparison {
  private(set) var operations: [JSONPatch.Operation] = []
  /// The number of pairs of values compared, as a measure of the cost.
  private(set) var comparisons = 0
  private var path = JSONPointer()
  private let elements: JSONPatch.Elements

  init(elements: JSONPatch.Elements) {
    self.elements = elements
  }

  /// How much of a value has changed.
  enum Outcome {
    case same
    case partly
    /// All of it: nothing below it is recorded, and it is replaced by one operation.
    case wholly
  }

  mutating func compare(_ old: HashedValue, _ new: HashedValue) -> Outcome {
    comparisons += 1
    if old == new { return .same }
    let outcome =
      switch (old.value, new.value) {
      case (.object(let oldObject), .object(let newObject)):
        compare(oldObject, newObject, values: (old.values(oldObject), new.values(newObject)))
      case (.array(let oldArray), .array(let newArray)): compare(old.elements(oldArray), new.elements(newArray))
      default: Outcome.wholly
      }
    if outcome == .wholly { operations.append(.replace(path, new.value)) }
    return outcome
  }

  // MARK: Objects

  private mutating func compare(
    _ old: JSONObject, _ new: JSONObject, values: (old: [HashedValue], new: [HashedValue])
  ) -> Outcome {
    let start = operations.count
    var (kept, changed) = (0, 0)
    let (oldPlaces, newPlaces) = (Places(old), Places(new))
    for (index, member) in old.members.enumerated() where newPlaces.index(of: member.key, near: index) == nil {
      operations.append(.remove(inside(member.key)))
      changed += 1
    }
    for (index, member) in new.members.enumerated() {
      guard let place = oldPlaces.index(of: member.key, near: index) else {
        operations.append(.add(inside(member.key), member.value))
        changed += 1
        continue
      }
      path.tokens.append(member.key)
      switch compare(values.old[place], values.new[index]) {
      case .same: kept += 1
      case .partly: (kept, changed) = (kept + 1, changed + 1)
      case .wholly: changed += 1
      }
      path.tokens.removeLast()
    }
    guard changed > 0 else { return .same }
    return close(start, isWhole: kept == 0 && !old.isEmpty && !new.isEmpty)
  }

  /// The indices of keys in an object: usually the same as in the other object.
  private struct Places {
    let object: JSONObject
    let places: [ExactText: Int]?

    init(_ object: JSONObject) {
      self.object = object
      places = object.count > 24 ? object.places : nil
    }

    func index(of key: String, near index: Int) -> Int? {
      if index < object.count, ExactText(object.members[index].key) == ExactText(key) { return index }
      guard let places else { return object.index(of: key) }
      return places[ExactText(key)]
    }
  }

  private func inside(_ token: String) -> JSONPointer { JSONPointer(path.tokens + [token]) }

  /// Ends a container: if all of it has changed, one operation replaces the operations recorded in it.
  private mutating func close(_ start: Int, isWhole: Bool) -> Outcome {
    guard isWhole, operations.count - start > 1 else { return .partly }
    operations.removeSubrange(start...)
    return .wholly
  }

  // MARK: Arrays

  /// Up to this length, an array of scalars is treated as a tuple, such as a frame or a font, whose positions have a meaning.
  private static let longestTuple = 4

  private mutating func compare(_ old: [HashedValue], _ new: [HashedValue]) -> Outcome {
    if old.isEmpty && new.isEmpty { return .same }
    if old.isEmpty || new.isEmpty { return .wholly }
    if max(old.count, new.count) <= Self.longestTuple, Self.isTuple(old), Self.isTuple(new) {
      return compareTuples(old, new)
    }
    let matching = ArrayMatching(old, new, elements: elements)
    guard !matching.pairs.isEmpty else { return .wholly }
    let start = operations.count
    rearrange(old.count, new, matching)
    let isRearranged = operations.count > start
    var (kept, changed) = (0, 0)
    for pair in matching.pairs where !pair.isEqual {
      path.tokens.append(String(pair.new))
      switch compare(old[pair.old], new[pair.new]) {
      case .same: kept += 1
      case .partly: (kept, changed) = (kept + 1, changed + 1)
      case .wholly: changed += 1
      }
      path.tokens.removeLast()
    }
    guard isRearranged || changed > 0 else { return .same }
    return close(start, isWhole: kept == 0 && matching.equalCount == 0)
  }

  private static func isTuple(_ elements: [HashedValue]) -> Bool {
    elements.allSatisfy { if case .object = $0.value { false } else { true } }
  }

  /// Compares position by position.
  private mutating func compareTuples(_ old: [HashedValue], _ new: [HashedValue]) -> Outcome {
    guard old.count == new.count else { return .wholly }
    let start = operations.count
    var (kept, changed) = (0, 0)
    for index in old.indices {
      path.tokens.append(String(index))
      switch compare(old[index], new[index]) {
      case .same: kept += 1
      case .partly: (kept, changed) = (kept + 1, changed + 1)
      case .wholly: changed += 1
      }
      path.tokens.removeLast()
    }
    guard changed > 0 else { return .same }
    return close(start, isWhole: kept == 0)
  }

  /// Removes, moves and adds elements.
  private mutating func rearrange(_ count: Int, _ new: [HashedValue], _ matching: ArrayMatching) {
    var isKept = Array(repeating: false, count: count)
    var isOld = Array(repeating: false, count: new.count)
    for pair in matching.pairs {
      isKept[pair.old] = true
      isOld[pair.new] = true
    }
    // From the end, so the indices of the remaining elements to remove stay the same.
    for index in isKept.indices.reversed() where !isKept[index] {
      operations.append(.remove(inside(String(index))))
    }
    for move in ArrayMoves(matching.newOrder).steps {
      operations.append(.move(from: inside(String(move.from)), to: inside(String(move.to))))
    }
    // From the start, so added elements are at their final index.
    for index in isOld.indices where !isOld[index] {
      operations.append(.add(inside(String(index)), new[index].value))
    }
  }
}
