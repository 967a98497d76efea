import TableDiagnostics

/// Where a spec says a value.
public struct KeyPlace: Hashable, Sendable {
  /// The key that the value follows; nil for an element of a list and for a mapping itself.
  public var key: SourceRange?
  /// The value; of a mapping that is asked for itself, its first key.
  public var value: SourceRange
  /// Whether the value itself was found. If not, this is where the nearest value around it stands.
  public var isWhole: Bool
}
