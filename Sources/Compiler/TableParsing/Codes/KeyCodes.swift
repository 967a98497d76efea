import TableDiagnostics

// E0101–E0109: keys.
extension DiagnosticCode {
  static let keyCodes = [
    missingKey, duplicateKey, nonScalarKey, conflictingKeys, badMergeValue, unsupportedVersion, unknownKey,
  ]

  public static let missingKey = DiagnosticCode("E0101", "missing key")

  public static let duplicateKey = DiagnosticCode("E0102", "duplicate key")

  public static let nonScalarKey = DiagnosticCode("E0103", "a key that is not a scalar")

  public static let conflictingKeys = DiagnosticCode("E0104", "conflicting keys")

  public static let badMergeValue = DiagnosticCode("E0105", "merged value is not a mapping")

  public static let unsupportedVersion = DiagnosticCode("E0106", "unsupported language version")

  public static let unknownKey = DiagnosticCode("E0107", "unknown key")
}
