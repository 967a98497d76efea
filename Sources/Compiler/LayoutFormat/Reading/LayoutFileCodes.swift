import TableDiagnostics

// E0620–E0629: layout trees that are read back from their JSON.
extension DiagnosticCode {
  /// The codes of problems with reading a layout back.
  public static let layoutFileCodes = [notJSON, notALayout, newerLayout, wrongLayoutValue]

  /// A layout that is not JSON.
  public static let notJSON = DiagnosticCode("E0620", "not JSON")
  /// E0621: JSON that is not a layout.
  public static let notALayout = DiagnosticCode("E0621", "JSON that is not a layout")

  /// A layout of a later version of the format.
  public static let newerLayout = DiagnosticCode("E0622", "a layout of a later version")

  /// A layout with a value that is missing or of the wrong kind.
  public static let wrongLayoutValue = DiagnosticCode("E0623", "a layout with a wrong value")
}
