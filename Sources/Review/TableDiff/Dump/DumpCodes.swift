import TableDiagnostics

// E063x: dumps of an app's views.
extension DiagnosticCode {
  /// The codes that reading a dump of views can report.
  public static let dumpCodes = [dumpWithoutTable, dumpContents]

  /// E0630: a dump of views without a table.
  public static let dumpWithoutTable = DiagnosticCode("E0630", "a dump of views without a table")
  /// It has other tables, or lacks what its form does not print.
  public static let dumpContents = DiagnosticCode("W0633", severity: .note, "what a dump has")
}
