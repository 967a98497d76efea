import TableDiagnostics
import TableIR
import TableLayout

/// What a spec asks for must be there in the iOS that it means. Versions are those of Apple's documentation: lists and content
/// configurations from iOS 14, inset groups, symbols and dark appearance from iOS 13, stacks from iOS 9, the detail button from iOS 7.
struct ImpossibleStyle: LintRule {
  static let code = DiagnosticCode(
    "L0402", rule: "impossible-style", "a style that the system does not have",
    """
    The spec asks for what came with a later iOS than the one whose geometry it names: lists and content configurations \
    came with iOS 14, inset groups, symbols and dark appearance with iOS 13, stacks with iOS 9, the detail button with iOS 7. The layout is made nevertheless, and no device \
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
    guard environment.ios < 14 else { return }
    if scene.table.host == .list {
      add([SpecPlace(nil, ["host"])], "there are no lists of collection views before iOS 14", environment, &findings)
    }
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
    let ios = row.scene.environment.ios
    guard ios < 14 else { return }
    func tell(_ message: String, _ key: SpecPlace.Step) {
      add([row.place([key])], message, row.scene.environment, &findings, owner: row.cell.id)
    }
    if row.row.configuration != nil { tell("there are no content configurations before iOS 14", "content") }
    if ios < 13, case .symbol = row.cell.imageView?.image { tell("there are no symbols before iOS 13", "image") }
    if ios < 9, row.row.stack != nil { tell("there are no stack views before iOS 9", "stack") }
    if ios < 7, case .detailButton = row.cell.accessoryView?.accessory {
      tell("there is no detail button before iOS 7", row.accessoryKey)
    }
  }

  private func add(
    _ places: [SpecPlace], _ message: String, _ environment: Environment, _ findings: inout Findings,
    owner: String = "table"
  ) {
    findings.add(Finding(Self.code, places, owner: owner, "\(message), and this is iOS \(environment.ios)"))
  }
}
