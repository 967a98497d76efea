import TableDiagnostics

// E0402: metrics profiles.
extension DiagnosticCode {
  static let environmentCodes = [unknownMetrics]

  public static let unknownMetrics = DiagnosticCode(
    "E0402", "no metrics profile of this name",
    """
    The key 'metrics' of a spec and the key 'extends' of a profile name an era of UIKit's geometry, 'ios' and a \
    major version such as 'ios17', or a profile file, whose name ends in '.yaml' or '.yml'. This is neither, or an era \
    whose numbers are not known here; the message says which are.
    """,
    .spec(wrong: "metrics: iOS-17", right: "metrics: ios17"))
}
