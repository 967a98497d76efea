import TableDiagnostics
import TableIR
import TableLayout

/// Indicators must be visible on their background: "Black arrows on black background are kinda hard to see" (article 000).
struct IndicatorContrast: LintRule {
  static let code = DiagnosticCode(
    "L0102", rule: "indicator-contrast", "an indicator that is hard to see on its background")
  // UIKit's own indicators are judged only where the spec sets what is behind them.
  static let features: RowFeatures = [.look, .ownAccessory]

  /// WCAG 2.2, success criterion 1.4.11: graphics that convey information.
  private static let need = 3.0

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard let accessory = row.cell.accessoryView?.accessory else { return }
    let selected = row.cell.selection.canShow ? row.selectedGround : nil
    let ios = row.scene.environment.ios
    let tint = row.scene.tree.table.tintColor
    switch accessory {
    // A disc with a white rim, visible on any background.
    case .detailButton where ios < 7, .detailDisclosureButton where ios < 7: break
    case .disclosureIndicator, .detailDisclosureButton:
      checkStandard(accessory, row.scene.indicatorColor, selected, row, &findings)
    case .checkmark:
      let color = row.scene.shades.value(Accessory.checkmarkColor(tint: tint, ios: ios))
      checkStandard(accessory, color, selected, row, &findings)
    case .detailButton: checkStandard(accessory, row.scene.shades.value(tint), selected, row, &findings)
    case .control(let control):
      guard case .chevron(let chevron) = control.kind else { return }
      guard let own = chevron.color else {
        // It is as grey as UIKit's own.
        return checkStandard(accessory, row.scene.indicatorColor, selected, row, &findings)
      }
      checkChevron(own, "color", on: row.ground, row, &findings)
      guard let selected else { return }
      checkChevron(chevron.highlightedColor ?? own, "highlightedColor", on: selected, row, &findings)
    case .none, .image, .view: break
    }
  }

  private func checkChevron(
    _ color: Color, _ key: SpecPlace.Step, on ground: Ground, _ row: LaidOutRow, _ findings: inout Findings
  ) {
    let shades = row.scene.shades
    guard let worst = ground.surface.worstContrast(of: shades.value(color)), worst.ratio < Self.need else {
      return
    }
    let state = key == "color" ? "" : "while selected, "
    var finding = Finding(
      Self.code, [row.place([row.accessoryKey, "chevron", key])], owner: row.cell.id,
      "\(state)the chevron has a contrast of \(ratioWords(worst.ratio)) to 1 but needs \(ratioWords(Self.need)): "
        + "\(color.words(in: shades)) on \(worst.ground.hexString)")
    finding.rank = worst.ratio + (state.isEmpty ? 0 : 100)
    findings.add(finding)
  }

  private func checkStandard(
    _ accessory: Accessory, _ color: RGBA, _ selected: Ground?, _ row: LaidOutRow, _ findings: inout Findings
  ) {
    for (ground, state) in [(row.ground, ""), (selected, "while selected, ")] {
      guard let ground, ground.isAuthored, let worst = ground.surface.worstContrast(of: color) else { continue }
      let own = row.scene.ownCellSurface.worstContrast(of: color)?.ratio ?? Self.need
      guard worst.ratio < min(Self.need, own * LintScene.ownShare) else { continue }
      var finding = Finding(
        Self.code, [row.place([row.accessoryKey])] + ground.places, owner: row.cell.id,
        "\(state)UIKit's \(accessory.words) has a contrast of \(ratioWords(worst.ratio)) to 1 on "
          + "\(worst.ground.hexString), compared with \(ratioWords(own)) on UIKit's background")
      finding.rank = worst.ratio + (state.isEmpty ? 0 : 100)
      finding.help = accessory.colourHelp
      if case .disclosureIndicator = accessory { finding.fixes = [fix(row)] }
      findings.add(finding)
    }
  }

  /// A chevron in the colours of the row's text.
  private func fix(_ row: LaidOutRow) -> Finding.Fix {
    let color = row.row.text?.color ?? .system(.systemGray)
    let highlighted = row.row.text?.highlightedColor ?? color
    let chevron = "{chevron: {color: \(color.source), highlightedColor: \(highlighted.source)}}"
    return Finding.Fix(
      message: "draw a chevron in the colours of the text", place: row.place([row.accessoryKey]), takesKey: false,
      replacement: chevron,
      // How it looks is the author's choice.
      applicability: .unsafe)
  }
}

extension LintScene {
  /// UIKit's disclosure indicator: tertiaryLabel from iOS 13 on, before (199, 199, 204).
  fileprivate var indicatorColor: RGBA {
    environment.ios >= 13
      ? shades.value(SystemColor.tertiaryLabel) : RGBA(hex: 0xC7C7CC)
  }
}

extension Accessory {
  fileprivate var words: String {
    switch self {
    case .disclosureIndicator: "disclosure indicator"
    case .detailDisclosureButton: "detail disclosure button"
    case .detailButton: "detail button"
    default: kind
    }
  }

  fileprivate var colourHelp: String {
    switch self {
    case .disclosureIndicator, .detailDisclosureButton:
      "its colour cannot be changed: write {chevron: {color: …, highlightedColor: …}}"
    case .control: "set its 'color'"
    default: "its colour is the table's 'tintColor'"
    }
  }
}

extension Color {
  /// As a spec writes it.
  fileprivate var source: String {
    switch self {
    case .system(let name): name.rawValue
    case .fixed(let value): "\"\(value.hexString)\""
    case .dynamic(let light, let dark): "{light: \"\(light.hexString)\", dark: \"\(dark.hexString)\"}"
    case .named(let color): color.name
    case .text: "text"
    }
  }
}
