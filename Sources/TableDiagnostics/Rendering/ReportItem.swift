/// A diagnostic for programs that track findings from run to run.
public struct ReportItem: Sendable {
  public var diagnostic: Diagnostic
  /// Identifies it even if lines have moved; nil to identify it by its place and its message.
  public var fingerprint: String?
  /// The suite that it belongs to, such as a spec; nil for its file.
  public var suite: String?
  /// The reason why it does not count, if it was accepted.
  public var justification: String?

  public init(
    _ diagnostic: Diagnostic, fingerprint: String? = nil, suite: String? = nil, justification: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.fingerprint = fingerprint
    self.suite = suite
    self.justification = justification
  }

  /// The message with notes that have no place, and the help.
  var wholeMessage: String {
    let notes = diagnostic.notes.filter { $0.range == nil }.map(\.message)
    return ([diagnostic.message] + notes + [diagnostic.help].compactMap(\.self)).joined(separator: "; ")
  }
}
