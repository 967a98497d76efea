import TableDiagnostics
import TableIR
import TableLayout

/// Texts and controls must not cover each other.
struct OverlappingViews: LintRule {
  static let code = DiagnosticCode("L0302", rule: "overlapping-views", "views that overlap")
  // The labels of a cell's style never overlap.
  static let features: RowFeatures = [.views]

  /// In points: letters have space around them, and a shared edge is not an overlap.
  private static let tolerance = 2.0
  /// The maximum number of views of one row that are compared with each other.
  private static let most = 200

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    check(row.items, owner: row.cell.id, &findings)
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    check(view.items, owner: view.name, &findings)
  }

  private func check(_ all: [ContentItem], owner: String, _ findings: inout Findings) {
    let items = all.filter { $0.kind != .image }.prefix(Self.most)
    for (index, item) in items.enumerated() {
      for other in items.prefix(index) where item.isFixed || other.isFixed {
        let shared = item.frame.overlap(other.frame)
        guard min(shared.width, shared.height) > Self.tolerance else { continue }
        let (moved, kept) = item.isFixed ? (item, other) : (other, item)
        findings.add(
          Self.code, [moved.place], owner: owner,
          "\(moved.noun) overlaps \(kept.noun) by \(pointWords(shared.width)) × \(pointWords(shared.height)) points",
          notes: [Finding.PlacedNote(message: "\(kept.noun) is here", place: kept.place)],
          rank: -shared.width * shared.height)
      }
    }
  }
}
