import TableDiagnostics

// E063x: dumps of an app's views.
extension DiagnosticCode {
  /// The codes that reading a dump of views can report.
  public static let dumpCodes = [dumpWithoutTable]

  public static let dumpWithoutTable = DiagnosticCode("E0630", "a dump of views without a table")
}
