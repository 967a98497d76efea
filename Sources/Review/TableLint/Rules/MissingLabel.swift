import TableDiagnostics
import TableIR
import TableLayout

/// What VoiceOver stops at says what it is: a control by its label, a row that shows only an image by one that the spec sets.
///
/// A switch as the accessory of a row has the row's text, and a field that shows its text or its placeholder says that.
struct MissingLabel: LintRule {
  static let code = DiagnosticCode("L0701", rule: "missing-label", "a control or an image without a label")
  static let features: RowFeatures = [.views, .ownAccessory, .image]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard !isLabelled(row.cell) else { return }
    for element in ElementReader(row.scene.environment).elements(of: row.cell) where element.isNameless {
      let isAccessory = element.view.map { $0.hasSuffix("ccessoryView") } ?? false
      let place =
        element.view == nil ? row.place([]) : isAccessory ? row.place([row.accessoryKey]) : SpecPlace(element.location)
      report(element, at: place, owner: row.cell.id, &findings)
    }
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    guard !view.node.subviews.isEmpty || view.node.spoken != nil else { return }
    for element in ElementReader(view.scene.environment).elements(of: view.node, view.name) where element.isNameless {
      report(element, at: SpecPlace(element.location), owner: view.name, whole: "view", &findings)
    }
  }

  /// Whether its text is all that is read, or the label of all that is: most rows.
  private func isLabelled(_ cell: borrowing CellNode) -> Bool {
    guard cell.subviews.isEmpty, cell.spoken == nil, cell.textLabel?.text.isEmpty == false else { return false }
    switch cell.accessoryView?.accessory {
    case .control(let control):
      switch control.kind {
      case .switch, .stepper, .segmentedControl, .activityIndicator, .progressView, .label, .badge, .chevron:
        return true
      default: return false
      }
    case .image, .view: return cell.accessoryView?.isActive == false
    case nil, .some: return true
    }
  }

  private func report(
    _ element: AccessibilityElement, at place: SpecPlace, owner: String, whole: String = "row",
    _ findings: inout Findings
  ) {
    let noun = element.view == nil ? "this \(whole)" : "the \(element.noun)"
    findings.add(
      Self.code, [place], owner: owner,
      "VoiceOver reads no label of \(noun)" + (element.spoken.isEmpty ? "" : ": it says '\(element.spoken)'"),
      help: "write 'accessibility: {label: …}'", subject: element.view)
  }
}

extension AccessibilityElement {
  /// Whether it says neither what it is nor what it contains.
  fileprivate var isNameless: Bool {
    guard label.isEmpty else { return false }
    return traits.contains(.textEntry)
      ? value == nil : isControl || traits.contains(.image) || view == nil || spoken.isEmpty
  }

  fileprivate var noun: String {
    if traits.contains(.toggleButton) { return "switch" }
    if traits.contains(.textEntry) { return "field" }
    if traits.contains(.adjustable) { return "slider" }
    if traits.contains(.image) { return "image" }
    return isControl ? "button" : "view"
  }
}
