import TableDiagnostics
import TableIR
import TableLayout

/// The background image of a row must be as high as the row, or set which part of it stretches.
struct BackgroundHeight: LintRule {
  static let code = DiagnosticCode("L0104", rule: "background-height", "a stretched background image")
  static let features: RowFeatures = [.look]

  /// In points: an image that is no higher than this is a line of colours that is intended to be stretched.
  private static let lowest = 2.0

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    check(row.cell.background, .normal, row, &findings)
    check(row.cell.selectedBackground, .selected, row, &findings)
  }

  private func check(
    _ fill: ShapedFill, _ state: BackgroundState, _ row: LaidOutRow, _ findings: inout Findings
  ) {
    guard case .image(let index) = fill.fill else { return }
    let asset = row.scene.tree.assets[index]
    let image = asset.variant(scale: row.scene.environment.scale).size
    let height = row.cell.backgroundView.height
    guard image.height > Self.lowest, abs(image.height - height) > 0.5 else { return }
    let places = row.backgroundPlaces(state)
    findings.add(
      Self.code, places.map { $0.at("image") } + places, owner: row.cell.id,
      "\(asset.name.quotedForMessage) is \(pointWords(image.height)) points high and is stretched to the row's "
        + "\(pointWords(height))",
      help: "set 'capInsets' for the edges that keep their size, or give the row the image's height",
      rank: -abs(image.height - height))
  }
}

/// A length as messages print it: with at most two decimals, and none for a whole number.
func pointWords(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
  if rest == 0 { return "\(whole)" }
  return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
