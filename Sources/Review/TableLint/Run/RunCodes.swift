import TableDiagnostics

// L09xx: comments and baselines that choose which findings are reported.
extension DiagnosticCode {
  static let runCodes = [
    unknownRule, unusedDisable, staleBaseline, unknownDirective,
  ]

  /// A comment that names an unknown rule.
  public static let unknownRule = DiagnosticCode("L0901", rule: "unknown-rule", "a comment that names an unknown rule")
  /// L0902: a comment that silences nothing.
  public static let unusedDisable = DiagnosticCode("L0902", rule: "unused-disable", "a comment that silences nothing")

  /// A baseline that lists fixed findings.
  public static let staleBaseline = DiagnosticCode(
    "L0903", rule: "stale-baseline", severity: .note, "a baseline that is out of date")

  /// A comment whose directive is misspelt.
  public static let unknownDirective = DiagnosticCode(
    "L0904", rule: "unknown-directive", "a comment with an unknown directive")
}
