import TableDiagnostics

// D01xx: changes that break something.
extension DiagnosticCode {
  static let breakingChanges = [
    sectionRemoved, rowRemoved, rowIDChanged, sectionIDChanged, actionLost, newlyTruncated, newOverlap, specRemoved,
  ]

  public static let sectionRemoved = DiagnosticCode("D0101", change: "section-removed", "a section is gone")

  public static let rowRemoved = DiagnosticCode("D0102", change: "row-removed", "a row is gone")

  public static let rowIDChanged = DiagnosticCode("D0103", change: "row-id-changed", "a row has a different id")

  public static let sectionIDChanged = DiagnosticCode(
    "D0104", change: "section-id-changed", "a section has a different id")

  public static let actionLost = DiagnosticCode("D0105", change: "action-lost", "a control no longer takes taps")

  public static let newlyTruncated = DiagnosticCode("D0106", change: "text-truncated", "a text is newly truncated")

  public static let newOverlap = DiagnosticCode("D0107", change: "views-overlap", "views newly overlap")

  public static let specRemoved = DiagnosticCode("D0108", change: "spec-removed", "a spec is gone")
}
