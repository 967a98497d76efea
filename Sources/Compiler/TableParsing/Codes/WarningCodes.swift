import TableDiagnostics

// Warnings: a spec that compiles, but probably not to the intended table.
extension DiagnosticCode {
  static let warningCodes = [
    emptyValue, unshownDetailText, repeatedConstraint, unmeasuredFont, truncatedImage, unfilledPlaceholder,
    ineffectiveIndent, unknownStringKey,
    unusedTemplate, unusedAppearanceRule,
    unknownAppearanceName,
    unknownStateRow,
    unswipeableRow,
  ]

  public static let emptyValue = DiagnosticCode("W0101", rule: "empty-value", "a key without a value")

  /// Detail text in a style without a label for it.
  public static let unshownDetailText = DiagnosticCode(
    "W0102", rule: "unshown-detail-text", "detail text that the cell style does not show")

  /// A constraint that its list already contains.
  public static let repeatedConstraint = DiagnosticCode("W0103", rule: "repeated-constraint", "duplicate constraint")

  /// A key that no catalog has.
  public static let unknownStringKey = DiagnosticCode(
    "W0108", rule: "unknown-string-key", "a key that the strings do not have")

  /// A font for which no file was given.
  public static let unmeasuredFont = DiagnosticCode("W0104", rule: "unmeasured-font", "a font that cannot be measured")

  /// An image file that ends before its image does.
  public static let truncatedImage = DiagnosticCode("W0105", rule: "truncated-image", "truncated image file")

  /// A placeholder of a repeated row in a row that is not repeated.
  public static let unfilledPlaceholder = DiagnosticCode(
    "W0106", rule: "unfilled-placeholder", "a placeholder outside a repeated row")

  /// A row with an editing control whose content is to make no room for it.
  public static let ineffectiveIndent = DiagnosticCode(
    "W0107", rule: "ineffective-indent", "'indent: false' with an editing control")

  public static let unusedTemplate = DiagnosticCode("W0201", rule: "unused-template", "unused template")

  /// An appearance rule for views that the table does not contain.
  public static let unusedAppearanceRule = DiagnosticCode(
    "W0202", rule: "unused-appearance-rule", "an appearance rule that applies to no view")

  /// An appearance rule that names a row, a section or a class that the table does not contain.
  public static let unknownAppearanceName = DiagnosticCode(
    "W0203", rule: "unknown-appearance-name", "unknown container in an appearance rule")

  /// A state for a row that the table does not contain.
  public static let unknownStateRow = DiagnosticCode("W0401", rule: "unknown-state-row", "a state for an unknown row")

  /// A state that swipes open a row without actions at that edge.
  public static let unswipeableRow = DiagnosticCode(
    "W0402", rule: "unswipeable-row", "a swiped row without swipe actions")
}
