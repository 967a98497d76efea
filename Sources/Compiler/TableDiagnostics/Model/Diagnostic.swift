/// A problem in the input: the problem, its place, and the fix.
///
/// Messages can quote the source unchanged: renderers make them safe to print.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The kind of problem, with its title, its explanation and its default severity.
  public var code: DiagnosticCode
  /// How serious it is: as its code says, unless a project sets another severity for its rule.
  public var severity: Severity
  /// One line, lower case, without a full stop: `unknown key 'acessory' in a row`.
  public var message: String
  /// The place of the problem.
  public var range: SourceRange
  /// The text after the caret: `did you mean 'accessory'?`
  public var label: String?
  /// Additional information, and other places involved in the problem.
  public var notes: [Note]
  /// The fix, in one line.
  public var help: String?
  /// Edits that would fix the source.
  public var fixIts: [FixIt]
  /// The part of the table that it is about, if it has a name that stays the same when lines move and values change:
  /// `ann: accessory.chevron.color`.
  public var subject: String?
  /// What it counts, for other programs.
  public var figures: [Figure]

  /// A number of a diagnostic that reports some.
  public struct Figure: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The number.
    public var value: Int

    /// Creates a figure.
    public init(name: String, value: Int) { (self.name, self.value) = (name, value) }
  }

  /// Creates a diagnostic; the severity defaults to that of the code.
  public init(
    code: DiagnosticCode, severity: Severity? = nil, message: String, range: SourceRange, label: String? = nil,
    notes: [Note] = [], help: String? = nil, fixIts: [FixIt] = [], figures: [Figure] = []
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.range = range
    self.label = label
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
    self.figures = figures
  }
}
