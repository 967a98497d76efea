import TableDiagnostics

// D05xx: differences without a visible effect.
extension DiagnosticCode {
  static let runChanges = [
    environmentChanged, environmentsChanged, specRenamed, idGiven, textWidth,
  ]

  public static let environmentChanged = DiagnosticCode(
    "D0501", change: "environment-changed", "the two sides have different environments")

  public static let environmentsChanged = DiagnosticCode(
    "D0502", change: "environments-changed", "an environment that only one side has")

  public static let specRenamed = DiagnosticCode("D0503", change: "spec-renamed", "a spec was renamed")

  public static let idGiven = DiagnosticCode("D0504", change: "id-given", "a row or section now has an id")

  public static let textWidth = DiagnosticCode("D0505", change: "text-width", "the same text has a different width")
}
