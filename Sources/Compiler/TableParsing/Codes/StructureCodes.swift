import TableDiagnostics

// E02xx: ids, templates, repeats.
extension DiagnosticCode {
  static let structureCodes = [
    duplicateID, unknownTemplate, recursiveTemplate, badRepeat, unknownPlaceholder, unknownView,
    unfitViewChange,
  ]

  public static let duplicateID = DiagnosticCode("E0201", "duplicate id")

  public static let unknownTemplate = DiagnosticCode("E0202", "unknown template")

  public static let recursiveTemplate = DiagnosticCode("E0203", "a template uses itself")

  public static let badRepeat = DiagnosticCode("E0204", "invalid repeat count")

  public static let unknownPlaceholder = DiagnosticCode("E0205", "unknown placeholder")

  /// A change of a view that the row does not start from.
  public static let unknownView = DiagnosticCode("E0206", "a change to an unknown view")

  /// A change that does not apply to its view's kind.
  public static let unfitViewChange = DiagnosticCode("E0207", "a change that does not apply to its view")
}
