import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import TableSupport

/// A spec must use only what its version of iOS has, and the view that shows its rows: by the dates in the description of the language.
struct ImpossibleStyle: LintRule {
  static let code = DiagnosticCode(
    "L0402", rule: "impossible-style", "something that this version of iOS does not have, or the host of the rows")
  static let features: RowFeatures = [.lackingSystem]

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    let (scene, environment) = (table.scene, table.scene.environment)
    for use in scene.unavailable.uses(in: scene.table, work: findings.work) {
      add(use, SpecPlace(nil, use.path), &findings, owner: "table")
    }
    checkHeights(of: scene, &findings)
    for rule in scene.table.appearance {
      for use in scene.unavailable.uses(in: rule, of: scene.table, work: findings.work) {
        add(use, SpecPlace(rule.location, use.path), &findings, owner: "table")
      }
    }
    for use in scene.unavailable.uses(in: environment.choices) {
      let asked = scene.table.environments.first {
        !scene.unavailable.uses(in: $0).filter { $0.path == use.path }.isEmpty
      }
      add(
        use, asked.map { SpecPlace($0.location, use.path) } ?? SpecPlace(nil, ["metrics"]), &findings, owner: "table")
    }
  }

  func check(_ section: LaidOutSection, _ findings: inout Findings) {
    let scene = section.scene
    let declared = scene.table.sections[section.index]
    for use in scene.unavailable.uses(in: declared, of: scene.table, work: findings.work) {
      add(use, SpecPlace(declared.location, use.path), &findings, owner: declared.id)
    }
  }

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    for use in row.scene.unavailable.uses(in: row.row, of: row.scene.table, work: findings.work) {
      add(use, row.place(use.path), &findings, owner: row.cell.id)
    }
  }

  /// From iOS 13 on, a header or a footer of a plain table without a title is as high as one with a title, whatever height is set: 28 where 40
  /// and 30 are (ib-s01361, ib-s01378).
  private func checkHeights(of scene: LintScene, _ findings: inout Findings) {
    guard scene.table.style == .plain else { return }
    let parts: [(noun: String, key: String, height: Double?, part: KeyPath<SectionNode, SupplementaryNode?>)] = [
      ("headers", "sectionHeaderHeight", scene.table.sectionHeaderHeight, \.header),
      ("footers", "sectionFooterHeight", scene.table.sectionFooterHeight, \.footer),
    ]
    // One with a height of its own has that.
    let declared = Set(scene.table.sections.flatMap { [$0.header, $0.footer] }.compactMap { $0?.height })
    for (noun, key, height, part) in parts {
      guard let height, height > 0, !Self.heightsOfXcode.contains(height) else { continue }
      let untitled = scene.tree.table.sections.lazy.compactMap { $0[keyPath: part] }
        .filter { $0.textLabel == nil && $0.subviews.isEmpty }.map(\.frame.height)
      guard let other = untitled.first(where: { $0 > 0 && abs($0 - height) > 0.5 && !declared.contains($0) }) else {
        continue
      }
      findings.add(
        Self.code, [SpecPlace(nil, [.key(key)])], owner: "table",
        "iOS \(scene.environment.ios) makes \(noun) without a title of a plain table \(String(decimal: other)) high, whatever '\(key)' is",
        help: "give a header or a footer its own 'height'")
    }
  }

  /// Interface Builder writes one of them into every plain table.
  private static let heightsOfXcode: Set<Double> = [22, 28]

  private func add(_ use: UnavailableUses.Use, _ place: SpecPlace, _ findings: inout Findings, owner: String) {
    findings.add(
      Self.code, [place], owner: owner, use.problem,
      help: owner == "table" ? nil : "'when' and 'variants' limit what a row shows to the systems that have it")
  }
}

extension Environment {
  /// What the reader and the system choose, as an environment of a spec says it.
  fileprivate var choices: EnvironmentAxes {
    var axes = EnvironmentAxes()
    (axes.contentSizes, axes.userInterfaceStyles) = ([contentSizeCategory], [userInterfaceStyle])
    (axes.levels, axes.contrasts, axes.legibilityWeights) = ([level], [contrast], [legibilityWeight])
    return axes
  }
}
