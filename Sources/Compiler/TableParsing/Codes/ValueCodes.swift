import TableDiagnostics

// E0110–E0199: values.
extension DiagnosticCode {
  static let valueCodes = [
    wrongType, badValue, numberNotFinite, numberOutOfRange, badColor, noTextColor,
  ]

  public static let wrongType = DiagnosticCode("E0110", "wrong type of value")

  public static let badValue = DiagnosticCode("E0111", "invalid value")

  public static let numberNotFinite = DiagnosticCode("E0112", "number is not finite")

  public static let numberOutOfRange = DiagnosticCode("E0113", "number out of range")

  public static let badColor = DiagnosticCode("E0114", "invalid colour")

  /// The colour of a text, where no text has it.
  public static let noTextColor = DiagnosticCode("E0115", "the colour of missing text")
}
