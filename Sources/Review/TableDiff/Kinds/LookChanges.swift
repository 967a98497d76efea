import TableDiagnostics

// D03xx and D04xx: changes of appearance and of text.
extension DiagnosticCode {
  static let lookChanges = [
    colorChanged, fontChanged, imageChanged, backgroundChanged, accessoryChanged, controlChanged, lookChanged,
    textChanged, linesChanged, textWhole,
  ]

  public static let colorChanged = DiagnosticCode("D0301", change: "color-changed", "a different colour")

  public static let fontChanged = DiagnosticCode("D0302", change: "font-changed", "a different font")

  public static let imageChanged = DiagnosticCode("D0303", change: "image-changed", "a different image")

  public static let backgroundChanged = DiagnosticCode("D0304", change: "background-changed", "a different background")

  public static let accessoryChanged = DiagnosticCode("D0305", change: "accessory-changed", "a different kind of view")

  public static let controlChanged = DiagnosticCode(
    "D0306", change: "control-changed", "a control has a different state")

  public static let lookChanged = DiagnosticCode("D0307", change: "look-changed", "another change of appearance")

  public static let textChanged = DiagnosticCode("D0401", change: "text-changed", "a different text")

  public static let linesChanged = DiagnosticCode(
    "D0402", change: "lines-changed", "the same text with different line breaks")

  public static let textWhole = DiagnosticCode("D0403", change: "text-whole", "a text is no longer truncated")
}
