/// A diagnostic on its way to a program that keeps track of findings from run to run.
public struct ReportItem: Sendable {
  public var diagnostic: Diagnostic
  /// By which it is known again when lines have moved; nil where the place and the words must do.
  public var fingerprint: String?
  /// What it belongs to, such as a spec; nil for its file.
  public var suite: String?
  /// Why it does not count, where somebody accepted it.
  public var justification: String?

  public init(
    _ diagnostic: Diagnostic, fingerprint: String? = nil, suite: String? = nil, justification: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.fingerprint = fingerprint
    self.suite = suite
    self.justification = justification
  }

  /// The message with what helps: notes without a place of their own, and the way out.
  var wholeMessage: String {
    let notes = diagnostic.notes.filter { $0.range == nil }.map(\.message)
    return ([diagnostic.message] + notes + [diagnostic.help].compactMap(\.self)).joined(separator: "; ")
  }
}
