import TableDiagnostics

// E0403–E0409: what a command asks of a spec.
extension DiagnosticCode {
  static let environmentFlagCodes = [
    nothingToExplain, unknownEnvironment, severalEnvironments, unusableQuery, noRows,
    unknownLanguage, unknownCause,
  ]

  /// `explain` was asked for something that does not exist.
  static let nothingToExplain = DiagnosticCode("E0403", "nothing with this name to explain")

  /// A spec has no environment with this name.
  static let unknownEnvironment = DiagnosticCode("E0404", "no environment with this name")

  /// Several environments, but a single output.
  static let severalEnvironments = DiagnosticCode("E0405", "several environments, but a single output")

  /// None of the rows of `--rows` are in the table.
  static let noRows = DiagnosticCode("E0407", "no rows with these numbers")

  /// No change has the cause that `--accept` names.
  static let unknownCause = DiagnosticCode("E0408", "no cause with this fingerprint")

  /// No strings have texts in a language.
  static let unknownLanguage = DiagnosticCode("W0403", "a language without texts")

  /// The address of a live preview asks for something that cannot be shown.
  static let unusableQuery = DiagnosticCode(
    "E0406", "the address of the preview asks for something that it cannot show")
}
