import TableDiagnostics
import TableIR
import TableLayout

/// Texts must be readable on their background (WCAG 2.2, success criterion 1.4.3), also while their row is selected.
struct TextContrast: LintRule {
  static let code = DiagnosticCode("L0101", rule: "text-contrast", "a text that is hard to read on its background")
  static let features: RowFeatures = [.views, .ownAccessory, .look, .swipeActions]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    row.labels { check($0, in: row.scene, owner: row.cell.id, &findings) }
    row.swipeActions { check($0, in: row.scene, owner: row.cell.id, &findings) }
  }

  /// Whether a text in a colour of UIKit is judged on a ground.
  private static func isJudged(on ground: Ground) -> Bool {
    // Fading a text is the author's choice, even if its colour is UIKit's.
    (ground.isAuthored && ground.kind != .neutral) || !ground.fades.isEmpty
  }

  /// The title of a swipe's button is white, whatever is behind it.
  private func check(_ action: LintedAction, in scene: LintScene, owner: String, _ findings: inout Findings) {
    guard let color = action.action.backgroundColor, action.action.title?.string.isEmpty == false,
      let numbers = MetricsProfile.profile(ios: scene.environment.ios)?.swipeActions
    else { return }
    let white = Color.system(.white)
    let font = ResolvedFont(size: numbers.titleSize, weight: numbers.titleWeight)
    guard let need = Self.need(white, on: ColorKind(color), font: font, in: scene),
      let worst = Surface(scene.shades.value(color)).worstContrast(of: scene.shades.value(white)), worst.ratio < need
    else { return }
    var finding = Finding(
      Self.code, [action.place.at("backgroundColor"), action.place], owner: owner,
      "the title of a swipe action has a contrast of \(ratioWords(worst.ratio)) to 1 but needs \(ratioWords(need)): "
        + "white on \(worst.ground.hexString)")
    finding.rank = worst.ratio
    finding.help = "UIKit draws it white: choose a darker 'backgroundColor'"
    findings.add(finding)
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    view.labels { check($0, in: view.scene, owner: view.name, &findings) }
  }

  private func check(_ label: LintedLabel, in scene: LintScene, owner: String, _ findings: inout Findings) {
    guard !label.isDisabled, label.node.hasWords else { return }
    let color = label.text.color.map { [(color: $0, place: label.look("color"))] } ?? []
    if let finding = finding(
      label, label.node.color, declared: color, on: label.ground, in: scene, owner, isSelected: false)
    {
      findings.add(finding)
    }
    guard let ground = label.selectedGround else { return }
    let highlighted = label.text.highlightedColor.map { [(color: $0, place: label.look("highlightedColor"))] } ?? []
    if let finding = finding(
      label, label.node.highlightedColor ?? label.node.color, declared: highlighted + color, on: ground, in: scene,
      owner,
      isSelected: true)
    {
      findings.add(finding)
    }
  }

  /// - Parameter declared: the colours that the spec sets for the text in this state, with the visible one first.
  private func finding(
    _ label: LintedLabel, _ color: Color, declared: [(color: Color, place: SpecPlace)], on ground: Ground,
    in scene: LintScene, _ owner: String, isSelected: Bool
  ) -> Finding? {
    let isFaded = !ground.fades.isEmpty
    // An appearance rule may have set a colour that the text does not set itself.
    let rule = scene.rules.places(of: .color(color))
    guard !declared.isEmpty || !rule.isEmpty || Self.isJudged(on: ground) else { return nil }
    // A spec that sets nothing for the selected state gets UIKit's appearance.
    if isSelected, !ground.isAuthored, ColorKind(color) == .label || ColorKind(color) == .tint { return nil }
    guard var need = Self.need(color, on: isFaded ? .own : ground.kind, font: label.node.font, in: scene) else {
      return nil
    }
    // On UIKit's grey, which is visible for a moment only, a colour from the spec must not disappear.
    if isSelected, !ground.isAuthored { need = min(need, 2) }
    guard let worst = ground.surface.worstContrast(of: scene.shades.value(color)), worst.ratio < need else {
      return nil
    }
    let state = isSelected ? "while selected, " : ""
    let places =
      ground.fades + (declared.first.map { [$0.place] } ?? []) + ground.places + rule + [label.place]
    var finding = Finding(
      Self.code, places, owner: owner,
      "\(state)\(label.noun) has a contrast of \(ratioWords(worst.ratio)) to 1 but needs \(ratioWords(need)): "
        + "\(color.words(in: scene.shades))\(isFaded ? " at an alpha of \(pointWords(ground.alpha))" : "") on \(worst.ground.hexString)"
    )
    // At rest a row is seen for longer.
    finding.rank = worst.ratio + (isSelected ? 100 : 0)
    finding.help = help(declared: declared, ground, isSelected: isSelected, label)
    return finding
  }

  private func help(
    declared: [(color: Color, place: SpecPlace)], _ ground: Ground, isSelected: Bool, _ label: LintedLabel
  ) -> String? {
    guard isSelected else {
      return declared.isEmpty ? "give the text a 'color' that is readable on this background, in light and dark" : nil
    }
    if !ground.isAuthored { return "set the background's 'selected' too, or the text's 'highlightedColor'" }
    return label.text.highlightedColor == nil ? "give the text a 'highlightedColor' for selected rows" : nil
  }

  /// The minimum contrast of a colour on a ground; nil if Apple chose both.
  private static func need(_ color: Color, on ground: ColorKind, font: ResolvedFont, in scene: LintScene) -> Double? {
    let standard = isLarge(font) ? 3 : 4.5
    switch (ground, ColorKind(color)) {
    case (.neutral, .label), (.neutral, .neutral): return nil
    case (.neutral, .tint), (.tint, .white), (.tint, .label), (.tint, .tint): return 3
    case (_, .label), (_, .tint):
      // Some have less than required even on UIKit's own backgrounds: another background is to blame where it leaves
      // distinctly less.
      let own = scene.ownCellSurface.worstContrast(of: scene.shades.value(color))?.ratio ?? standard
      return min(standard, own * LintScene.ownShare)
    default: return standard
    }
  }

  /// WCAG's large text: 18 points, or 14 in bold, which Apple's headlines have as semibold.
  private static func isLarge(_ font: ResolvedFont) -> Bool {
    switch font.weight {
    case .semibold, .bold, .heavy, .black: font.size >= 14
    case .ultraLight, .thin, .light, .regular, .medium: font.size >= 18
    }
  }
}
