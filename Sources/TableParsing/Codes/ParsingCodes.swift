import TableDiagnostics

extension DiagnosticCode {
  /// What reading a spec and what it names can find.
  public static let parsingCodes =
    inputCodes + syntaxCodes + keyCodes + valueCodes + constraintCodes + structureCodes + includeCodes
    + environmentCodes + limitCodes
    + warningCodes
}
