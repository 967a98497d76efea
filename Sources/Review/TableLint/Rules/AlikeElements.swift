import TableDiagnostics
import TableIR
import TableLayout

/// Elements of a row are told apart by what VoiceOver reads: two buttons that are both called Add cannot be.
struct AlikeElements: LintRule {
  static let code = DiagnosticCode("L0702", rule: "alike-elements", "two elements of a row that are read alike")
  // Without views of its own, a row has at most one of each.
  static let features: RowFeatures = [.views]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    check(ElementReader(row.scene.environment).elements(of: row.cell), owner: row.cell.id, &findings)
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    guard !view.node.subviews.isEmpty else { return }
    check(ElementReader(view.scene.environment).elements(of: view.node, view.name), owner: view.name, &findings)
  }

  private func check(_ elements: [AccessibilityElement], owner: String, _ findings: inout Findings) {
    guard elements.count > 1 else { return }
    var seen: [String: SourceLocation] = [:]
    // Texts are read and left; what cannot be told apart is what does something.
    for element in elements where element.isControl && !element.label.isEmpty {
      let spoken = element.spoken
      guard let first = seen[spoken] else {
        seen[spoken] = element.location
        continue
      }
      guard first != element.location else { continue }
      findings.add(
        Self.code, [SpecPlace(element.location)], owner: owner, "VoiceOver reads '\(spoken)' of two elements here",
        help: "tell them apart by 'accessibility: {label: …}'",
        notes: [Finding.PlacedNote(message: "the first is here", place: SpecPlace(first))], subject: element.view)
    }
  }
}
