/// An edit that fixes a problem: the text of `range` becomes `replacement`.
public struct FixIt: Hashable, Sendable {
  /// The edit as an instruction: `replace with 'accessory'`.
  public var message: String
  /// The text to replace; an empty range inserts.
  public var range: SourceRange
  public var replacement: String

  public init(message: String, range: SourceRange, replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
