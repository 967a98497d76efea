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

  /// Creates rule levels.
  public init(_ levels: [DiagnosticCode: RuleLevel] = [:]) {
    self.levels = levels
  }

  /// The compiler's warnings, as severe as the project sets them, without those that are off. Errors stay errors.
  public func applied(to found: DiagnosticBag) -> DiagnosticBag {
    levels.isEmpty ? found : found.compactMap(applied)
  }

  /// The same for one problem; nil if it is off.
  public func applied(to problem: Diagnostic) -> Diagnostic? {
    guard problem.severity == .warning, let level = levels[problem.code] else { return problem }
    guard let severity = level.severity else { return nil }
    var problem = problem
    problem.severity = severity
    return problem
  }

  /// Nil if findings with the code are not reported.
  public func severity(of code: DiagnosticCode) -> Severity? {
    guard let level = levels[code] else { return code.severity }
    return level.severity
  }
}
