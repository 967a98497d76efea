import JSONReading

/// Steps that make one JSON value of another (RFC 6902), each on what the steps before it have made.
///
/// What a patch leads to is equal as JSON: the order of an object's members is no part of that, so a layout that was patched may
/// have its keys in another order than the emitter writes.
public struct JSONPatch: Hashable, Sendable {
  public enum Operation: Hashable, Sendable {
    case add(JSONPointer, JSONValue)
    case remove(JSONPointer)
    case replace(JSONPointer, JSONValue)
    case move(from: JSONPointer, to: JSONPointer)
    case copy(from: JSONPointer, to: JSONPointer)
    case test(JSONPointer, JSONValue)
  }

  /// What tells the objects of an array apart, besides an `id` that their author gave.
  public struct Elements: Sendable {
    /// Whether an `id` was made from where its object stands, so that it tells the place and not the object.
    public var isMade: @Sendable (String) -> Bool
    /// The members that an object has by its place.
    public var placed: Set<String>

    public init(placed: Set<String> = [], isMade: @escaping @Sendable (String) -> Bool = { _ in false }) {
      self.placed = placed
      self.isMade = isMade
    }
  }

  public var operations: [Operation]

  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  public var isEmpty: Bool { operations.isEmpty }

  /// The steps from one value to another: none where they are equal.
  ///
  /// Objects are compared key by key. Elements of an array are found again by their `id`, by what they are, or by what they hold
  /// besides their place (`ArrayMatching`), and the fewest possible of them are moved. What has nothing in common is replaced
  /// whole. `copy` and `test` are not made use of. The cost is that of reading both values a few times, and n log n for n
  /// elements that are moved.
  public init(from old: JSONValue, to new: JSONValue, elements: Elements = Elements()) {
    var comparison = PatchComparison(elements: elements)
    _ = comparison.compare(HashedValue(old), HashedValue(new))
    operations = comparison.operations
  }
}
