import TableDiagnostics

// D02xx: changes of layout.
extension DiagnosticCode {
  static let layoutChanges = [
    sectionAdded, rowAdded, sectionMoved, rowMoved, rowResized, rowsShifted, frameChanged, viewAdded, viewRemoved,
    tableStyleChanged, specAdded, constraintChanged,
  ]

  public static let sectionAdded = DiagnosticCode("D0201", change: "section-added", "a section is new")

  public static let rowAdded = DiagnosticCode("D0202", change: "row-added", "a row is new")

  public static let sectionMoved = DiagnosticCode("D0203", change: "section-moved", "a section moved")

  public static let rowMoved = DiagnosticCode("D0204", change: "row-moved", "a row moved")

  public static let rowResized = DiagnosticCode("D0205", change: "row-resized", "a row has a different height or width")

  public static let rowsShifted = DiagnosticCode(
    "D0206", change: "rows-shifted", "rows move because of something above them")

  public static let frameChanged = DiagnosticCode(
    "D0207", change: "frame-changed", "a view moved or has a different size")

  public static let viewAdded = DiagnosticCode(
    "D0208", change: "view-added", "a view is new in its row, header or footer")

  public static let viewRemoved = DiagnosticCode(
    "D0209", change: "view-removed", "a view is gone from its row, header or footer")

  public static let tableStyleChanged = DiagnosticCode(
    "D0210", change: "table-style-changed", "the table has a different style")

  public static let specAdded = DiagnosticCode("D0211", change: "spec-added", "a spec is new")

  public static let constraintChanged = DiagnosticCode(
    "D0212", change: "constraint-changed", "a constraint changed, and views moved")
}
