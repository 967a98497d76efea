import TableDiagnostics

/// The names of rules and changes in a project's files. The modules that report them define the names; the caller passes them in.
public struct ReportVocabulary: Sendable {
  /// The codes whose severity can be set by the name of their rule.
  public var rules: [DiagnosticCode]
  /// The kinds of change.
  public var changes: [DiagnosticCode]
  /// The classes of changes, the most severe first.
  public var changeClasses: [String]
  /// The stages of `compile`.
  public var stages: [String]

  /// Creates a report vocabulary.
  public init(
    rules: [DiagnosticCode] = [], changes: [DiagnosticCode] = [], changeClasses: [String] = [], stages: [String] = []
  ) {
    self.rules = rules
    self.changes = changes
    self.changeClasses = changeClasses
    self.stages = stages
  }
}
