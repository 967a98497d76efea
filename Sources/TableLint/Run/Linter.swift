import TableDiagnostics
import TableIR
import TableLayout

/// Looks at a table with all rules.
public struct Linter: Sendable {
  private let rules: [any LintRule]

  /// - Parameter isOff: the rules that are not to be looked for.
  public init(isOff: (DiagnosticCode) -> Bool = { _ in false }) {
    rules = RuleRegistry.rules.filter { !isOff($0.code) }.map { $0.init() }
  }

  /// What is found in a table, as it was understood and as it is laid out in each of some environments.
  ///
  /// - Parameter layOut: lays the table out in one of them. Only one tree is there at a time.
  public func findings(in table: Table, layouts: Int, layOut: (Int) -> LayoutTree) -> [Findings.Entry] {
    var findings = Findings()
    for rule in rules { rule.check(table, &findings) }
    for index in 0..<layouts {
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
      for row in section.rows {
        for rule in rules { rule.check(row, &findings) }
      }
    }
  }
}
