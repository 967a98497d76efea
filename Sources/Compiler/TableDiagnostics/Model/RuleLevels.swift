/// A project's setting for a rule.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  case off, note, warning, error

  /// Nil if the rule is off.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// A project's severities of rules. A rule that is not set has its default severity.
public struct RuleLevels: Hashable, Sendable {
  /// The levels that the project sets, by the codes of the rules.
  public var levels: [DiagnosticCode: RuleLevel]

  public init(_ levels: [DiagnosticCode: RuleLevel] = [:]) {
    self.levels = levels
  }

  /// Nil if findings with the code are not reported.
  public func severity(of code: DiagnosticCode) -> Severity? {
    guard let level = levels[code] else { return code.severity }
    return level.severity
  }
}
