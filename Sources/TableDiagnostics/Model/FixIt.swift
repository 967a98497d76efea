/// An edit that mends a problem: the text of `range` becomes `replacement`.
public struct FixIt: Hashable, Sendable {
  /// What the edit does, as an instruction: `replace with 'accessory'`.
  public var message: String
  /// The text to replace; a range of no width inserts.
  public var range: SourceRange
  public var replacement: String

  public init(message: String, range: SourceRange, replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
