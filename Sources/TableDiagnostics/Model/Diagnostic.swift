/// One problem in what the user gave: what is wrong, where, and the way out.
///
/// Texts may quote the source as it is: a renderer makes them safe to print.
public struct Diagnostic: Error, Hashable, Sendable {
  public var code: DiagnosticCode
  public var severity: Severity
  /// One line, lower case, without a full stop: `unknown key 'acessory' in a row`.
  public var message: String
  /// Where the problem stands.
  public var range: SourceRange
  /// The text after the caret: `did you mean 'accessory'?`
  public var label: String?
  /// Other facts, and other places that have a part in the problem.
  public var notes: [Note]
  /// The way out, in one line.
  public var help: String?
  /// Edits that would mend the source.
  public var fixIts: [FixIt]

  /// Makes a diagnostic; the severity is the code's own unless another is given.
  public init(
    code: DiagnosticCode, severity: Severity? = nil, message: String, range: SourceRange, label: String? = nil,
    notes: [Note] = [], help: String? = nil, fixIts: [FixIt] = []
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.range = range
    self.label = label
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
  }
}
