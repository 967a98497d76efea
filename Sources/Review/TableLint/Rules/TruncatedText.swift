import TableDiagnostics
import TableIR
import TableLayout

/// A text must not be truncated at text sizes that many readers use, unless it sets how it may be.
struct TruncatedText: LintRule {
  static let code = DiagnosticCode("L0301", rule: "truncated-text", "text that is truncated")
  static let features: RowFeatures = [.truncation, .views, .ownAccessory]

  /// At larger sizes, readers expect truncated texts, but not texts that a row of a fixed height cuts.
  private static let largest = ContentSizeCategory.extraExtraLarge

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    let isLarger = row.scene.environment.contentSizeCategory > Self.largest
    let height = row.cell.frame.height
    row.labels { label in
      guard !isLarger || label.frame.y < -0.5 || label.frame.maxY > height + 0.5 else { return }
      check(label, in: row.scene, owner: row.cell.id, &findings)
    }
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    guard view.scene.environment.contentSizeCategory <= Self.largest else { return }
    view.labels { check($0, in: view.scene, owner: view.name, &findings) }
  }

  private func check(_ label: LintedLabel, in scene: LintScene, owner: String, _ findings: inout Findings) {
    guard label.node.isTruncated else { return }
    // What is cut of a title, a button or a value is missed; of a preview, only if nothing is left, or at the usual size of text fewer lines
    // than it may have.
    let isLarger = scene.environment.contentSizeCategory > .large
    let missing = label.isPreview && isLarger ? nil : label.missingLines
    guard missing != nil || !label.text.saysHowToCut && (!label.isPreview || label.shown.isEmpty) else { return }
    let pseudo = scene.environment.language.flatMap(PseudoLanguage.init)
    func quoted(_ text: String) -> String { (pseudo?.readable(text) ?? text).quotedForMessage }
    var finding = Finding(
      Self.code, [label.place.at("text"), label.place], owner: owner,
      "\(label.noun) is truncated: \(quoted(label.node.text))")
    finding.rank = scene.environment.contentSizeCategory == .large ? 0 : 1
    let isTooLow = missing != nil || label.shown == label.node.text
    finding.label =
      missing
      ?? (isTooLow
        ? "the row, or its own height, leaves its lines too little room"
        : label.shown.isEmpty ? "there is no room for it" : "there is only room for \(quoted(label.shown))")
    finding.help =
      isTooLow
      ? "give the row or the view the height that the text needs"
      : "give it more room or 'lines: 0', or allow truncation with 'lineBreakMode' or 'lines'"
    findings.add(finding)
  }
}

extension Text {
  fileprivate var saysHowToCut: Bool { lineBreakMode != nil || minimumScaleFactor != nil || (lines ?? 0) > 0 }
}

extension LintedLabel {
  /// How many of the lines that the spec sets are shown, where the height cuts some; nil if it cuts none.
  fileprivate var missingLines: String? {
    guard let lines = text.lines, lines > 1, node.drawnLines.count < lines else { return nil }
    return "its height leaves room for \(node.drawnLines.count) of \(lines) lines"
  }

  fileprivate var shown: String { node.drawnLines.map(\.text).joined(separator: " ") }
}
