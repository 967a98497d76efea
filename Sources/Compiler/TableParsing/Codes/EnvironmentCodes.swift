import TableDiagnostics

// E0402: metrics profiles.
extension DiagnosticCode {
  static let environmentCodes = [unknownMetrics]

  public static let unknownMetrics = DiagnosticCode(
    "E0402", "unknown metrics profile",
    """
    The key 'metrics' of a spec and the key 'extends' of a profile name either a version of UIKit's geometry ('ios' and a \
    major version, such as 'ios17') or a profile file, whose name ends in '.yaml' or '.yml'. This value is neither, or it names a \
    version that tablec has no metrics for; the message lists the available versions.
    """,
    .spec(wrong: "metrics: iOS-17", right: "metrics: ios17"))
}
