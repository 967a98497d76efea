/// The place of a value in a spec.
public struct KeyPlace: Hashable, Sendable {
  /// The key that the value follows; nil for an element of a list and for a mapping itself.
  public var key: SourceRange?
  /// The value; for a whole mapping, its first key.
  public var value: SourceRange
  /// Whether the value itself was found. If not, this is the place of the nearest enclosing value.
  public var isWhole: Bool
  /// Whether other text can replace the value without losing an anchor or a tag.
  public var isReplaceable: Bool

  /// Creates a key place.
  public init(key: SourceRange? = nil, value: SourceRange, isWhole: Bool, isReplaceable: Bool = false) {
    self.key = key
    self.value = value
    self.isWhole = isWhole
    self.isReplaceable = isReplaceable
  }
}
