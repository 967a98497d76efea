/// Additional information about a diagnostic; with a range, it shows its own line of source.
public struct Note: Hashable, Sendable {
  /// One line: `first defined here`.
  public var message: String
  /// The place to show with it; nil for a remark about the problem as a whole.
  public var range: SourceRange?

  /// Creates a note.
  public init(message: String, range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}
