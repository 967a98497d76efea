import TableDiagnostics
import TableIR
import TableLayout

/// The contents of a row, a header or a footer must not extend beyond it.
struct ClippedViews: LintRule {
  static let code = DiagnosticCode("L0303", rule: "clipped-views", "a view that extends beyond its row")
  static let features: RowFeatures = [.views, .image]

  /// In points.
  private static let tolerance = 1.0

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard !row.isSwipedOpen else { return }
    let size = row.cell.frame.size
    if !row.cell.subviews.isEmpty { check(row.items, in: size, "the row", owner: row.cell.id, &findings) }
    // Most images are within their cells.
    let bounds = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    guard !(row.imageFrame.map(bounds.contains) ?? true) || !(row.accessoryImageFrame.map(bounds.contains) ?? true)
    else { return }
    row.images { check($0, in: size, "the row", owner: row.cell.id, &findings) }
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    guard !view.node.subviews.isEmpty else { return }
    check(
      view.items, in: view.node.frame.size, view.name.hasSuffix("header") ? "the header" : "the footer",
      owner: view.name, &findings)
  }

  private func check(
    _ items: [ContentItem], in size: LayoutSize, _ holder: String, owner: String, _ findings: inout Findings
  ) {
    for item in items where item.key != "text" && item.key != "detailText" {
      check(item, in: size, holder, owner: owner, &findings)
    }
  }

  private func check(
    _ item: ContentItem, in size: LayoutSize, _ holder: String, owner: String, _ findings: inout Findings
  ) {
    guard !LayoutRect(x: 0, y: 0, width: size.width, height: size.height).contains(item.frame) else { return }
    let sides = [
      (-item.frame.x, "left"), (-item.frame.y, "top"), (item.frame.maxX - size.width, "right"),
      (item.frame.maxY - size.height, "bottom"),
    ]
    guard let worst = sides.max(by: { $0.0 < $1.0 }), worst.0 > Self.tolerance else { return }
    findings.add(
      Self.code, [item.place], owner: owner,
      "\(item.noun) extends \(pointWords(worst.0)) points beyond the \(worst.1) edge of \(holder), which is "
        + "\(pointWords(size.width)) × \(pointWords(size.height)) points", rank: -worst.0)
  }
}
