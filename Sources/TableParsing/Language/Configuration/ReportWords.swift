import TableDiagnostics

/// What a project's files call rules and changes. The rooms that tell them have the words, and whoever brings these together hands them in.
public struct ReportWords: Sendable {
  /// The codes whose severity can be chosen by the name of their rule.
  public var rules: [DiagnosticCode]
  /// The kinds of change.
  public var changes: [DiagnosticCode]
  /// The classes of changes, the worst first.
  public var changeClasses: [String]

  public init(rules: [DiagnosticCode] = [], changes: [DiagnosticCode] = [], changeClasses: [String] = []) {
    self.rules = rules
    self.changes = changes
    self.changeClasses = changeClasses
  }
}
