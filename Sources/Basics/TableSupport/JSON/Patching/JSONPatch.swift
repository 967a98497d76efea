/// Operations that turn one JSON value into another (RFC 6902), each applied to the result of the previous ones.
///
/// The result of a patch is equal as JSON, regardless of the order of members, so a patched layout can have its keys in a
/// different order than the emitter writes.
public struct JSONPatch: Hashable, Sendable {
  /// One step of a patch: an `op` of RFC 6902 with its paths and its value.
  public enum Operation: Hashable, Sendable {
    case add(JSONPointer, JSONValue)
    case remove(JSONPointer)
    case replace(JSONPointer, JSONValue)
    case move(from: JSONPointer, to: JSONPointer)
    case copy(from: JSONPointer, to: JSONPointer)
    case test(JSONPointer, JSONValue)
  }

  /// How the objects of an array are identified, in addition to an `id` given by the author.
  public struct Elements: Sendable {
    /// Whether an `id` is derived from the position of its object, so it identifies the position and not the object.
    public var isMade: @Sendable (String) -> Bool
    /// The members of an object that depend on its position.
    public var placed: Set<String>

    /// Creates elements.
    public init(placed: Set<String> = [], isMade: @escaping @Sendable (String) -> Bool = { _ in false }) {
      self.placed = placed
      self.isMade = isMade
    }
  }

  /// In the order in which they are applied.
  public var operations: [Operation]

  /// Creates a JSON patch.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// Whether it has no operations, so that it changes nothing.
  public var isEmpty: Bool { operations.isEmpty }

  /// Creates the operations from one value to another; none if they are equal.
  ///
  /// Objects are compared key by key. Elements of an array are matched by `id`, by value, or by their content apart from their
  /// position (`ArrayMatching`), with the fewest possible moves. Values that have nothing in common are replaced. `copy` and `test`
  /// are not used. The cost is that of reading both values a few times, and n log n for n moved elements.
  public init(from old: JSONValue, to new: JSONValue, elements: Elements = Elements()) {
    var comparison = PatchComparison(elements: elements)
    _ = comparison.compare(HashedValue(old), HashedValue(new))
    operations = comparison.operations
  }
}
