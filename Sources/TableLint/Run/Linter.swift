import TableDiagnostics
import TableIR
import TableLayout
import WorkMetering

/// Checks a table against all rules.
public struct Linter: Sendable {
  private let rules: [any LintRule]

  /// - Parameter isOff: whether a rule is turned off.
  public init(isOff: (DiagnosticCode) -> Bool = { _ in false }) {
    rules = RuleRegistry.rules.filter { !isOff($0.code) }.map { $0.init() }
  }

  /// Returns the findings in a table, as it was read and as it is laid out in each of the environments.
  ///
  /// - Parameters:
  ///   - work: the meter for its cost; once that reaches its limit, findings may be missing.
  ///   - layOut: lays the table out in one of the environments. Only one tree exists at a time.
  public func findings(
    in table: Table, layouts: Int, work: WorkMeter = WorkMeter(limit: .max), layOut: (Int) -> LayoutTree
  ) -> [Findings.Entry] {
    var findings = findings(in: table, work: work)
    for index in 0..<layouts where !work.isSpent {
      findings.environment = index
      look(at: LintScene(table: table, tree: layOut(index)), &findings)
    }
    return findings.entries
  }

  /// Returns the findings in a table as it was read.
  public func findings(in table: Table, work: WorkMeter) -> Findings {
    var findings = Findings(work: work)
    for section in table.sections { work.spend(Self.costOfRow, times: section.rows.count) }
    for rule in rules where !work.isSpent { rule.check(table, &findings) }
    return findings
  }

  /// Returns the findings in a table as it is laid out in one of the environments. Those of all environments are added, in order, to
  /// those in the table as it was read.
  public func findings(in tree: LayoutTree, of table: Table, environment: Int, work: WorkMeter) -> Findings {
    var findings = Findings(of: environment, work: work)
    look(at: LintScene(table: table, tree: tree), &findings)
    return findings
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

  // In steps (``WorkMeter``): checking a row, a view in it, and a pair of its views against all rules.
  private static let costOfRow = 250
  private static let costOfView = 600
  private static let costOfPair = 60
}

extension CellNode {
  /// The number of custom views that it contains, at any depth.
  fileprivate var viewCount: Int {
    func count(_ nodes: [ViewNode]) -> Int { nodes.reduce(nodes.count) { $0 + count($1.subviews) } }
    return subviews.isEmpty ? 0 : count(subviews)
  }
}
