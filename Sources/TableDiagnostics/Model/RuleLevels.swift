/// What a project says of a rule.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  case off, note, warning, error

  /// Nil where the rule is off.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// How bad a project has what rules find. A rule that it says nothing of has its own severity.
public struct RuleLevels: Hashable, Sendable {
  public var levels: [DiagnosticCode: RuleLevel]

  public init(_ levels: [DiagnosticCode: RuleLevel] = [:]) {
    self.levels = levels
  }

  /// Nil where findings of the code are not told.
  public func severity(of code: DiagnosticCode) -> Severity? {
    guard let level = levels[code] else { return code.severity }
    return level.severity
  }
}
