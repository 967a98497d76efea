import TableDiagnostics

extension DiagnosticCode {
  /// The codes that `diff` reports, the worst class first.
  public static let changeCodes = breakingChanges + layoutChanges + lookChanges + runChanges + accessibilityChanges

  /// A kind of change. Its severity follows from its class.
  init(_ rawValue: String, change name: String, _ title: String) {
    let severity: Severity =
      switch ChangeClass(number: rawValue) {
      case .breaking: .error
      case .layout: .warning
      case .visual, .accessibility, .text, .none: .note
      }
    self.init(rawValue, rule: name, severity: severity, title)
  }
}

// D01xx: changes that break something.
extension DiagnosticCode {
  static let breakingChanges = [
    sectionRemoved, rowRemoved, rowIDChanged, sectionIDChanged, actionLost, newlyTruncated, newOverlap, specRemoved,
  ]

  /// D0101: a section is gone.
  public static let sectionRemoved = DiagnosticCode("D0101", change: "section-removed", "a section is gone")
  /// D0102: a row is gone.
  public static let rowRemoved = DiagnosticCode("D0102", change: "row-removed", "a row is gone")
  /// D0103: a row has a different id.
  public static let rowIDChanged = DiagnosticCode("D0103", change: "row-id-changed", "a row has a different id")
  /// D0104: a section has a different id.
  public static let sectionIDChanged = DiagnosticCode(
    "D0104", change: "section-id-changed", "a section has a different id")

  /// D0105: a control no longer takes taps.
  public static let actionLost = DiagnosticCode("D0105", change: "action-lost", "a control no longer takes taps")
  /// D0106: a text is newly truncated.
  public static let newlyTruncated = DiagnosticCode("D0106", change: "text-truncated", "a text is newly truncated")
  /// D0107: views newly overlap.
  public static let newOverlap = DiagnosticCode("D0107", change: "views-overlap", "views newly overlap")
  /// D0108: a spec is gone.
  public static let specRemoved = DiagnosticCode("D0108", change: "spec-removed", "a spec is gone")
}

// D02xx: changes of layout.
extension DiagnosticCode {
  static let layoutChanges = [
    sectionAdded, rowAdded, sectionMoved, rowMoved, rowResized, rowsShifted, frameChanged, viewAdded, viewRemoved,
    tableStyleChanged, specAdded, constraintChanged, priorityChanged,
  ]

  /// D0201: a section is new.
  public static let sectionAdded = DiagnosticCode("D0201", change: "section-added", "a section is new")
  /// D0202: a row is new.
  public static let rowAdded = DiagnosticCode("D0202", change: "row-added", "a row is new")
  /// D0203: a section moved.
  public static let sectionMoved = DiagnosticCode("D0203", change: "section-moved", "a section moved")
  /// D0204: a row moved.
  public static let rowMoved = DiagnosticCode("D0204", change: "row-moved", "a row moved")
  /// D0205: a row has a different height or width.
  public static let rowResized = DiagnosticCode("D0205", change: "row-resized", "a row has a different height or width")
  /// D0206: rows move because of something above them.
  public static let rowsShifted = DiagnosticCode(
    "D0206", change: "rows-shifted", "rows move because of something above them")

  /// D0207: a view moved or has a different size.
  public static let frameChanged = DiagnosticCode(
    "D0207", change: "frame-changed", "a view moved or has a different size")

  /// D0208: a view is new in its row, header or footer.
  public static let viewAdded = DiagnosticCode(
    "D0208", change: "view-added", "a view is new in its row, header or footer")

  /// D0209: a view is gone from its row, header or footer.
  public static let viewRemoved = DiagnosticCode(
    "D0209", change: "view-removed", "a view is gone from its row, header or footer")

  /// D0210: the table has a different style.
  public static let tableStyleChanged = DiagnosticCode(
    "D0210", change: "table-style-changed", "the table has a different style")

  /// D0211: a spec is new.
  public static let specAdded = DiagnosticCode("D0211", change: "spec-added", "a spec is new")
  /// D0212: a constraint changed, and views moved.
  public static let constraintChanged = DiagnosticCode(
    "D0212", change: "constraint-changed", "a constraint changed, and views moved")
  /// D0213: a view's priority changed, and views moved.
  public static let priorityChanged = DiagnosticCode(
    "D0213", change: "priority-changed", "a view's priority changed, and views moved")
}

// D03xx and D04xx: changes of appearance and of text.
extension DiagnosticCode {
  static let lookChanges = [
    colorChanged, fontChanged, imageChanged, backgroundChanged, accessoryChanged, controlChanged, lookChanged,
    textChanged, linesChanged, textWhole,
  ]

  /// D0301: a different colour.
  public static let colorChanged = DiagnosticCode("D0301", change: "color-changed", "a different colour")
  /// D0302: a different font.
  public static let fontChanged = DiagnosticCode("D0302", change: "font-changed", "a different font")
  /// D0303: a different image.
  public static let imageChanged = DiagnosticCode("D0303", change: "image-changed", "a different image")
  /// D0304: a different background.
  public static let backgroundChanged = DiagnosticCode("D0304", change: "background-changed", "a different background")
  /// D0305: a different kind of view.
  public static let accessoryChanged = DiagnosticCode("D0305", change: "accessory-changed", "a different kind of view")
  /// D0306: a control has a different state.
  public static let controlChanged = DiagnosticCode(
    "D0306", change: "control-changed", "a control has a different state")

  /// D0307: another change of appearance.
  public static let lookChanged = DiagnosticCode("D0307", change: "look-changed", "another change of appearance")
  /// D0401: a different text.
  public static let textChanged = DiagnosticCode("D0401", change: "text-changed", "a different text")
  /// D0402: the same text with different line breaks.
  public static let linesChanged = DiagnosticCode(
    "D0402", change: "lines-changed", "the same text with different line breaks")

  /// D0403: a text is no longer truncated.
  public static let textWhole = DiagnosticCode("D0403", change: "text-whole", "a text is no longer truncated")
}

// D06xx: changes of what VoiceOver reads and UI tests find.
extension DiagnosticCode {
  static let accessibilityChanges = [accessibilityChanged]

  /// D0601: something is read in another way.
  public static let accessibilityChanged = DiagnosticCode(
    "D0601", change: "accessibility-changed", "something is read in another way")
}

// D05xx: differences without a visible effect.
extension DiagnosticCode {
  static let runChanges = [
    environmentChanged, environmentsChanged, specRenamed, idGiven, textWidth, constraintRewritten, priorityRewritten,
  ]

  /// D0501: the two sides have different environments.
  public static let environmentChanged = DiagnosticCode(
    "D0501", change: "environment-changed", "the two sides have different environments")

  /// D0502: an environment that only one side has.
  public static let environmentsChanged = DiagnosticCode(
    "D0502", change: "environments-changed", "an environment that only one side has")

  /// D0503: a spec was renamed.
  public static let specRenamed = DiagnosticCode("D0503", change: "spec-renamed", "a spec was renamed")
  /// D0504: a row or section now has an id.
  public static let idGiven = DiagnosticCode("D0504", change: "id-given", "a row or section now has an id")
  /// D0505: the same text has a different width.
  public static let textWidth = DiagnosticCode("D0505", change: "text-width", "the same text has a different width")

  /// D0506: a constraint changed, and nothing moved.
  public static let constraintRewritten = DiagnosticCode(
    "D0506", change: "constraint-rewritten", "a constraint changed, and nothing moved")
  /// D0507: a view's priority changed, and nothing moved.
  public static let priorityRewritten = DiagnosticCode(
    "D0507", change: "priority-rewritten", "a view's priority changed, and nothing moved")
}
