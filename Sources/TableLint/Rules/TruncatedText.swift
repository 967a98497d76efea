import TableDiagnostics
import TableIR
import TableLayout

/// A text must not be cut at sizes of text that many readers have, unless it says how it may be.
struct TruncatedText: LintRule {
  static let code = DiagnosticCode(
    "L0301", rule: "truncated-text", "a text that is cut",
    """
    The text has more words than its label has room for, at a size of text that many readers have: up to 'xxl'. \
    A text that says how it may be cut is left alone: by 'lineBreakMode', by 'minimumScaleFactor', or by 'lines' \
    of a number. 'lines: 0' lets it have as many as it needs.
    """,
    .rows(
      wrong: "- A title with so many words that no phone of any size has room for them in one line",
      right: "- text: {text: A title with so many words that it needs more than one line, lines: 0}"))

  /// Beyond these a reader knows that texts are cut.
  private static let largest = ContentSizeCategory.extraExtraLarge

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard row.scene.environment.contentSizeCategory <= Self.largest else { return }
    row.labels { check($0, in: row.scene, owner: row.cell.id, &findings) }
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    guard view.scene.environment.contentSizeCategory <= Self.largest else { return }
    view.labels { check($0, in: view.scene, owner: view.name, &findings) }
  }

  private func check(_ label: LintedLabel, in scene: LintScene, owner: String, _ findings: inout Findings) {
    guard label.node.isTruncated, !label.text.saysHowToCut else { return }
    var finding = Finding(
      Self.code, [label.place.at("text"), label.place], owner: owner,
      "\(label.noun) is cut: \(label.node.text.quotedForMessage)")
    finding.rank = scene.environment.contentSizeCategory == .large ? 0 : 1
    let isTooLow = label.shown == label.node.text
    finding.label =
      isTooLow
      ? "its lines are higher than its room, \(pointWords(label.node.frame.height)) points"
      : "there is room for \(label.shown.quotedForMessage)"
    finding.help =
      isTooLow
      ? "give the row or the view the height that the text asks for"
      : "give it room or 'lines: 0', or say with 'lineBreakMode' or 'lines' that it may be cut"
    findings.add(finding)
  }
}

extension Text {
  fileprivate var saysHowToCut: Bool { lineBreakMode != nil || minimumScaleFactor != nil || (lines ?? 0) > 0 }
}

extension LintedLabel {
  fileprivate var shown: String { node.drawnLines.map(\.text).joined(separator: " ") }
}
