import TableDiagnostics

// E0402: metrics profiles.
extension DiagnosticCode {
  static let environmentCodes = [unknownMetrics]

  public static let unknownMetrics = DiagnosticCode("E0402", "unknown metrics profile")
}
