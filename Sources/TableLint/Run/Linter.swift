import ParallelWork
import TableDiagnostics
import TableIR
import TableLayout
import WorkMetering

/// Checks a table against all rules.
public struct Linter: Sendable {
  private let rules: [any LintRule]
  private let rowRules: RowRules

  /// - Parameter isOff: whether a rule is turned off.
  public init(isOff: (DiagnosticCode) -> Bool = { _ in false }) {
    let types = RuleRegistry.rules.filter { !isOff($0.code) }
    rules = types.map { $0.init() }
    rowRules = RowRules(types)
  }

  /// Returns the findings in a table, as it was read and as it is laid out in each of the environments.
  ///
  /// - Parameters:
  ///   - work: the meter for its cost; once that reaches its limit, findings may be missing.
  ///   - layOut: lays the table out in one of the environments. Only one tree exists at a time.
  public func findings(
    in table: Table, layouts: Int, work: WorkMeter = WorkMeter(limit: .max), layOut: (Int) -> LayoutTree
  ) -> [Findings.Entry] {
    var all = findings(in: table, work: work)
    for index in 0..<layouts where !work.isSpent {
      let tree = layOut(index)
      let found = findings(in: DeferredLayout(tree: tree), of: table, as: [(index, tree.environment)], work: work)
      for findings in found { all.add(findings) }
    }
    return all.entries
  }

  /// Returns the findings in a table as it was read.
  public func findings(in table: Table, work: WorkMeter) -> Findings {
    var findings = Findings(work: work)
    for section in table.sections { work.spend(Self.costOfRow, times: section.rows.count) }
    for rule in rules where !work.isSpent { rule.check(table, &findings) }
    return findings
  }

  /// Returns the findings in a table as it is laid out in environments that share a layout. Those of all environments are added, in
  /// order, to those in the table as it was read.
  ///
  /// - Parameters:
  ///   - layout: needs no places of rows.
  ///   - environments: each with its index among all.
  ///   - jobs: the number of threads, on which neither the findings nor the work depends.
  public func findings(
    in layout: DeferredLayout, of table: Table, as environments: [(index: Int, environment: Environment)],
    jobs: Int = 1, work: WorkMeter
  ) -> [Findings] {
    var walks = environments.map { index, environment in
      var tree = layout.tree
      tree.environment = environment
      return SceneFindings(LintScene(table: table, tree: tree), Findings(of: index, work: work))
    }
    for index in walks.indices { checkAround(&walks[index]) }
    guard let sections = walks.first?.scene.sections else { return [] }
    let counts = sections.indices.map { layout.count(inSection: $0) }
    let (shares, scenes, limit) = (RowShare.shares(of: counts), walks.map(\.scene), work.left)
    OrderedRun.run(shares.count, jobs: jobs, state: &walks) { index, turn in
      let meter = WorkMeter(limit: limit)
      let (maker, scenes) = (layout.cells?.maker(work: meter), scenes.map(\.forThread))
      let found = shares[index].parts.map { part in
        var walks = zip(scenes, environments).map {
          RowWalk(
            $0, section: sections[part.section], from: part.rows.lowerBound, Findings(of: $1.index, work: meter))
        }
        scenes.first?.withRows(ofSection: sections[part.section]) { section, rows in
          layout.visitCells(part.rows, inSection: part.section, maker) { cell in
            let views = cell.pointee.viewCount
            for index in walks.indices where !meter.isSpent {
              meter.spend(Self.costOfRow + views * (Self.costOfView + views * Self.costOfPair))
              walks[index].check(cell, of: section, rows: rows, against: rowRules)
            }
            return !meter.isSpent
          }
        }
        return walks
      }
      turn.post { walks in
        work.spend(meter.spent)
        guard !work.isSpent else { return turn.end() }
        for (part, found) in zip(shares[index].parts, found) {
          let isLast = part.rows.upperBound == counts[part.section]
          for index in walks.indices { walks[index].add(found[index], isLast: isLast, rules) }
        }
      }
    }
    return walks.map(\.findings)
  }

  /// Checks everything but sections and rows.
  private func checkAround(_ walk: inout SceneFindings) {
    let table = LaidOutTable(scene: walk.scene)
    for rule in rules { rule.check(table, &walk.findings) }
    walk.scene.supplementaries { view in
      for rule in rules { rule.check(view, &walk.findings) }
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
