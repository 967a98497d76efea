/// A comment of a spec that silences rules: `# tablec:disable text-contrast -- the colours of the brand`.
public struct Suppression: Hashable, Sendable {
  /// The part of its file that a comment applies to.
  public enum Scope: Hashable, Sendable {
    case file
    /// Everything that begins on the line of the comment.
    case line
    /// Everything that begins between two places, including the first.
    case span(start: SourcePosition, end: SourcePosition)
  }

  /// A rule's name or code as written, and its place.
  public struct Name: Hashable, Sendable {
    /// As written between the commas, without the blanks around it.
    public var text: String
    /// The place of these characters in the comment.
    public var range: SourceRange

    /// Creates a name.
    public init(text: String, range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// Where the rules are silenced; a problem is in it if it begins there.
  public var scope: Scope
  /// The rules to silence, in the order written; empty for a comment that names none and silences nothing.
  public var names: [Name]
  /// The whole comment.
  public var range: SourceRange

  /// Creates a suppression.
  public init(scope: Scope, names: [Name], range: SourceRange) {
    self.scope = scope
    self.names = names
    self.range = range
  }

  /// Returns whether a place begins in the scope. A whole file is covered only by a comment for the file.
  public func covers(_ place: SourceRange) -> Bool {
    guard place.file == range.file else { return false }
    switch scope {
    case .file: return true
    case .line: return !place.isWholeFile && place.start.line == range.start.line
    case .span(let start, let end): return !place.isWholeFile && start <= place.start && place.start < end
    }
  }
}
