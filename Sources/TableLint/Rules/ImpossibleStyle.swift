import TableDiagnostics
import TableIR
import TableLayout

/// What a spec asks for must be there in the iOS that it means. Versions are those of Apple's documentation: inset groups and dark
/// appearance from iOS 13, the detail button from iOS 7.
struct ImpossibleStyle: LintRule {
  static let code = DiagnosticCode(
    "L0402", rule: "impossible-style", "a style that the system does not have",
    """
    The spec asks for what came with a later iOS than the one whose geometry it names: inset groups and dark \
    appearance came with iOS 13, the detail button with iOS 7. The layout is made nevertheless, and no device \
    will look so.
    """,
    .spec(
      wrong: """
        metrics: ios12
        style: insetGrouped
        sections:
          - rows: [Ann]
        """,
      right: """
        metrics: ios13
        style: insetGrouped
        sections:
          - rows: [Ann]
        """))

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    let (scene, environment) = (table.scene, table.scene.environment)
    guard environment.ios < 13 else { return }
    if scene.table.style == .insetGrouped {
      add([SpecPlace(nil, ["style"])], "there are no inset groups before iOS 13", environment, &findings)
    }
    if environment.userInterfaceStyle == .dark {
      let asked = scene.table.environments.first { $0.userInterfaceStyles.contains(.dark) }
      add(
        [asked.map { SpecPlace($0.location, ["appearance"]) } ?? SpecPlace(nil, ["metrics"])],
        "there is no dark appearance before iOS 13", environment, &findings)
    }
  }

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard row.scene.environment.ios < 7, case .detailButton = row.cell.accessoryView?.accessory else { return }
    add(
      [row.place([row.accessoryKey])], "there is no detail button before iOS 7", row.scene.environment, &findings,
      owner: row.cell.id)
  }

  private func add(
    _ places: [SpecPlace], _ message: String, _ environment: Environment, _ findings: inout Findings,
    owner: String = "table"
  ) {
    findings.add(Finding(Self.code, places, owner: owner, "\(message), and this is iOS \(environment.ios)"))
  }
}
