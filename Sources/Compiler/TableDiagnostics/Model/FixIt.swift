/// An edit that fixes a problem: the text of `range` becomes `replacement`.
public struct FixIt: Hashable, Sendable {
  /// The edit as an instruction: `replace with 'accessory'`.
  public var message: String
  /// The text to replace; an empty range inserts.
  public var range: SourceRange
  /// The new text of the range; empty to delete it.
  public var replacement: String
  /// Whether the edit may be made without a person who looks at it.
  public var applicability: Applicability

  /// Whether it may be made without a person who looks at it.
  public enum Applicability: String, Hashable, Sendable {
    /// The text can mean nothing else, and nothing that works today changes.
    case safe
    /// A guess, or a choice that belongs to the author.
    case unsafe
  }

  /// Creates a fix-it.
  public init(message: String, range: SourceRange, replacement: String, _ applicability: Applicability) {
    self.applicability = applicability
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
