import TableDiagnostics

// L09xx: what tells lint which findings are wanted.
extension DiagnosticCode {
  static let runCodes = [
    unknownRule, unusedDisable, staleBaseline,
  ]

  /// A comment that names no rule.
  public static let unknownRule = DiagnosticCode(
    "L0901", rule: "unknown-rule", "a rule of no known name",
    """
    A comment that disables rules names one that there is not, so it silences nothing. Rules are named as \
    'tablec explain' has them, or by their codes. What follows two hyphens is a reason, not a name.
    """,
    .spec(
      wrong: """
        sections:
          # tablec:disable text-contrst
          - rows: [Ann]
        """,
      right: """
        sections:
          - rows: [Ann]
        """))

  public static let unusedDisable = DiagnosticCode(
    "L0902", rule: "unused-disable", "a comment that silences nothing",
    """
    A comment disables a rule where the rule finds nothing. What it was written for may be mended, or may have \
    moved to another line. Delete the comment, so that it does not hide a mistake to come.
    """,
    .spec(
      wrong: """
        sections:
          # tablec:disable text-contrast
          - rows: [Ann]
        """,
      right: """
        sections:
          - rows: [Ann]
        """))

  /// A baseline that lists what is mended.
  public static let staleBaseline = DiagnosticCode(
    "L0903", rule: "stale-baseline", severity: .note, "a baseline with findings that are mended",
    """
    The baseline lists findings that are not there any more. Write it anew with '--write-baseline', so that they \
    are told when they come back.
    """,
    .shell(
      wrong: "tablec lint Specs --baseline .tablec-baseline.yaml",
      right: "tablec lint Specs --write-baseline .tablec-baseline.yaml"))
}
