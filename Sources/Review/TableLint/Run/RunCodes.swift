import TableDiagnostics

// L09xx: comments and baselines that choose which findings are reported.
extension DiagnosticCode {
  static let runCodes = [
    unknownRule, unusedDisable, staleBaseline, unknownDirective,
  ]

  /// A comment that names an unknown rule.
  public static let unknownRule = DiagnosticCode(
    "L0901", rule: "unknown-rule", "a comment that names an unknown rule",
    """
    A comment that disables rules names one that does not exist, so it silences nothing. Use the name of the rule, as \
    'tablec explain' shows it, or its code. Text after two hyphens is a reason, not a name.
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
    A comment disables a rule that reports nothing there. The problem may have been fixed, or may have moved to another \
    line. Delete the comment so that it does not hide a future problem.
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

  /// A baseline that lists fixed findings.
  public static let staleBaseline = DiagnosticCode(
    "L0903", rule: "stale-baseline", severity: .note, "a baseline that lists fixed findings",
    """
    The baseline lists findings that no longer occur. Rewrite it with '--write-baseline' so that they are reported if \
    they come back.
    """,
    .shell(
      wrong: "tablec lint Specs --baseline .tablec-baseline.yaml",
      right: "tablec lint Specs --write-baseline .tablec-baseline.yaml"))

  /// A comment whose directive is misspelt.
  public static let unknownDirective = DiagnosticCode(
    "L0904", rule: "unknown-directive", "a comment with an unknown directive",
    """
    A comment begins with the name of tablec and a word that is not a directive, so it silences nothing. There is one directive, \
    'tablec:disable', followed by a blank and the names of rules. At the end of a line, it applies to that line; on its own line, to the \
    row, section or key that begins below it; at the top of a file, to the whole file. It needs no end.
    """,
    .spec(
      wrong: """
        sections:
          - header: Friends  # tablec:disable-line tall-header
            rows: [Ann]
        """,
      right: """
        sections:
          - header: Friends
            rows: [Ann]
        """))
}
