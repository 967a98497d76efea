import TableDiagnostics
import TableIR
import TableLayout
import WorkMetering

/// Looks at a table with all rules.
public struct Linter: Sendable {
  private let rules: [any LintRule]

  /// - Parameter isOff: the rules that are not to be looked for.
  public init(isOff: (DiagnosticCode) -> Bool = { _ in false }) {
    rules = RuleRegistry.rules.filter { !isOff($0.code) }.map { $0.init() }
  }

  /// What is found in a table, as it was understood and as it is laid out in each of some environments.
  ///
  /// - Parameters:
  ///   - work: what pays for it; where that reaches its limit, not all is found.
  ///   - layOut: lays the table out in one of them. Only one tree is there at a time.
  public func findings(
    in table: Table, layouts: Int, work: WorkMeter = WorkMeter(limit: .max), layOut: (Int) -> LayoutTree
  ) -> [Findings.Entry] {
    var findings = Findings(work: work)
    for section in table.sections { work.spend(Self.costOfRow, times: section.rows.count) }
    for rule in rules where !work.isSpent { rule.check(table, &findings) }
    for index in 0..<layouts where !work.isSpent {
      findings.environment = index
      look(at: LintScene(table: table, tree: layOut(index)), &findings)
    }
    return findings.entries
  }

  private func look(at scene: LintScene, _ findings: inout Findings) {
    let table = LaidOutTable(scene: scene)
    for rule in rules { rule.check(table, &findings) }
    scene.supplementaries { view in
      for rule in rules { rule.check(view, &findings) }
    }
    scene.sections { section in
      for rule in rules { rule.check(section, &findings) }
      for row in section.rows where !findings.work.isSpent {
        let views = row.cell.viewCount
        findings.work.spend(Self.costOfRow + views * (Self.costOfView + views * Self.costOfPair))
        for rule in rules { rule.check(row, &findings) }
      }
    }
  }

  // In steps (``WorkMeter``): all rules looking at a row, at a view in it, and at two views beside each other.
  private static let costOfRow = 250
  private static let costOfView = 600
  private static let costOfPair = 60
}

extension CellNode {
  /// How many views of the spec's own it holds, at any depth.
  fileprivate var viewCount: Int {
    func count(_ nodes: [ViewNode]) -> Int { nodes.reduce(nodes.count) { $0 + count($1.subviews) } }
    return subviews.isEmpty ? 0 : count(subviews)
  }
}
