import TableDiagnostics
import TableIR
import TableLayout

/// A subview must not reach under the accessory, which is drawn over it.
struct LabelUnderAccessory: LintRule {
  static let code = DiagnosticCode("L0304", rule: "label-under-accessory", "a view under the accessory")
  static let features: RowFeatures = [.views]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard let accessory = row.cell.accessoryView else { return }
    row.views { view in
      // The whole label counts: its text may grow.
      guard !view.isArranged, let item = view.item({ _ in view.frame }) else { return }
      let shared = item.frame.overlap(accessory.frame)
      guard shared.width > 1, shared.height > 1 else { return }
      findings.add(
        Self.code, [item.place], owner: row.cell.id,
        "\(item.noun) extends \(pointWords(shared.width)) points under the accessory",
        help: "the contentView is \(pointWords(row.cell.contentView.width)) points wide here",
        notes: [Finding.PlacedNote(message: "the accessory is here", place: row.place([row.accessoryKey]))],
        rank: -shared.width)
    }
  }
}
