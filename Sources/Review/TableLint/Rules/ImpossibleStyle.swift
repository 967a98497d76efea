import TableDiagnostics
import TableIR
import TableLayout

/// A spec must use only what its version of iOS has. Versions are those of Apple's documentation: lists and content configurations
/// from iOS 14, inset groups, symbols and dark appearance from iOS 13, stacks from iOS 9, the detail button from iOS 7.
struct ImpossibleStyle: LintRule {
  static let code = DiagnosticCode("L0402", rule: "impossible-style", "a style that this version of iOS does not have")
  static let features: RowFeatures = [.oldSystem]

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    let (scene, environment) = (table.scene, table.scene.environment)
    guard environment.ios < 14 else { return }
    if scene.table.host == .list {
      add(
        [SpecPlace(nil, ["host"])], "collection view lists are only available in iOS 14 or newer", environment,
        &findings)
    }
    guard environment.ios < 13 else { return }
    if scene.table.style == .insetGrouped {
      add([SpecPlace(nil, ["style"])], "inset groups are only available in iOS 13 or newer", environment, &findings)
    }
    if environment.userInterfaceStyle == .dark {
      let asked = scene.table.environments.first { $0.userInterfaceStyles.contains(.dark) }
      add(
        [asked.map { SpecPlace($0.location, ["appearance"]) } ?? SpecPlace(nil, ["metrics"])],
        "dark appearance is only available in iOS 13 or newer", environment, &findings)
    }
  }

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    let ios = row.scene.environment.ios
    guard ios < 14 else { return }
    func tell(_ message: String, _ key: SpecPlace.Step) {
      add([row.place([key])], message, row.scene.environment, &findings, owner: row.cell.id)
    }
    if row.row.configuration != nil { tell("content configurations are only available in iOS 14 or newer", "content") }
    if ios < 13, case .symbol = row.cell.imageView?.image {
      tell("symbols are only available in iOS 13 or newer", "image")
    }
    if ios < 9, row.row.stack != nil { tell("stack views are only available in iOS 9 or newer", "stack") }
    if ios < 7, case .detailButton = row.cell.accessoryView?.accessory {
      tell("the detail button is only available in iOS 7 or newer", row.accessoryKey)
    }
  }

  private func add(
    _ places: [SpecPlace], _ message: String, _ environment: Environment, _ findings: inout Findings,
    owner: String = "table"
  ) {
    findings.add(Finding(Self.code, places, owner: owner, "\(message), and this is iOS \(environment.ios)"))
  }
}
