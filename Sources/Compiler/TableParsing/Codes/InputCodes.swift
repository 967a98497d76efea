import TableDiagnostics

// E0001–E0009: the input, its bytes and its root.
extension DiagnosticCode {
  static let inputCodes = [
    emptyFile, rootNotMapping, severalDocuments, invalidEncoding, binaryFile, wrongDocument,
  ]

  public static let emptyFile = DiagnosticCode("E0001", "empty file")

  public static let rootNotMapping = DiagnosticCode("E0002", "the root is not a mapping")

  public static let severalDocuments = DiagnosticCode("E0003", "multiple documents in one file")

  public static let invalidEncoding = DiagnosticCode("E0004", "invalid text encoding")

  public static let binaryFile = DiagnosticCode("E0005", "not a text file")

  /// A spec where a profile is expected, or the other way round.
  public static let wrongDocument = DiagnosticCode("E0006", "wrong kind of file")
}
