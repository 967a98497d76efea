import TableDiagnostics

extension DiagnosticCode {
  /// The codes that reading a spec, and the files it names, can report.
  public static let parsingCodes =
    inputCodes + syntaxCodes + keyCodes + valueCodes + constraintCodes + structureCodes + includeCodes
    + environmentCodes + limitCodes
    + warningCodes
}
