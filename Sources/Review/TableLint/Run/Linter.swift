import TableDiagnostics
import TableIR
import TableLayout
import TableSupport

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
      let layout = LintedLayout(DeferredLayout(tree: tree), as: [(index, tree.environment)])
      for found in findings(in: [layout], of: table, work: work) { all.add(found) }
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

  /// Returns the findings in a table as it is laid out in environments. Those of all environments are added, in order, to those in the
  /// table as it was read.
  ///
  /// - Parameters:
  ///   - layouts: in the order of their environments. They need no places of rows.
  ///   - jobs: the number of threads, on which neither the findings nor the work depends: each takes shares of the rows, whose findings
  ///     are added in the order of the rows.
  public func findings(
    in layouts: [LintedLayout], of table: Table, jobs: Int = 1, work: WorkMeter
  ) -> [Findings] {
    let scenes = layouts.map { layout in
      layout.environments.map { LintScene(table: table, tree: layout.tree(in: $0.environment)) }
    }
    var walks = layouts.map { layout in
      layout.environments.map { SceneFindings(of: $0.index, work: work) }
    }
    let steps = layouts.indices.flatMap { Step.steps(for: $0, layouts[$0].layout) }
    let limit = SharedWork(limit: work.left)
    OrderedRun.run(steps.count, jobs: jobs, state: &walks) { index, turn in
      let (step, layout) = (steps[index], layouts[steps[index].layout])
      let (found, spent) = limit.meter {
        check(step.share, of: layout, in: scenes[step.layout].map(\.forThread), work: $0)
      }
      turn.post { walks in
        work.spend(spent)
        guard !work.isSpent else { return turn.end() }
        for part in found {
          for index in part.indices { walks[step.layout][index].add(part[index], rules) }
        }
      }
    }
    return walks.flatMap { $0.map(\.findings) }
  }

  /// What a thread checks at a time.
  private struct Step {
    var layout: Int
    /// Nil for everything but rows.
    var share: RowShare?

    static func steps(for index: Int, _ layout: DeferredLayout) -> [Step] {
      let counts = layout.tree.table.sections.indices.map { layout.count(inSection: $0) }
      return [Step(layout: index)] + RowShare.shares(of: counts).map { Step(layout: index, share: $0) }
    }
  }

  /// Checks some rows in the environments of a layout, or everything but rows.
  ///
  /// - Returns: what was found in each environment, part by part of the share.
  private func check(
    _ share: RowShare?, of layout: LintedLayout, in scenes: [LintScene], work: WorkMeter
  ) -> [[FoundPart]] {
    let environments = zip(scenes, layout.environments)
    guard let share else {
      return [environments.map { .around(around($0, Findings(of: $1.index, work: work))) }]
    }
    guard let sections = scenes.first?.sections else { return [] }
    let maker = layout.layout.cells?.maker(work: work)
    return share.parts.map { part in
      var walks = environments.map {
        RowWalk($0, section: sections[part.section], from: part.rows.lowerBound, Findings(of: $1.index, work: work))
      }
      scenes.first?.withRows(ofSection: sections[part.section]) { section, rows in
        layout.layout.visitCells(part.rows, inSection: part.section, maker) { cell in
          let views = cell.pointee.viewCount
          for index in walks.indices where !work.isSpent {
            work.spend(Self.costOfRow + views * (Self.costOfView + views * Self.costOfPair))
            walks[index].check(cell, of: section, rows: rows, against: rowRules)
          }
          return !work.isSpent
        }
      }
      let isLast = part.rows.upperBound == layout.layout.count(inSection: part.section)
      return walks.map { .rows($0, isLast: isLast) }
    }
  }

  /// Checks everything but sections and rows.
  private func around(_ scene: LintScene, _ findings: Findings) -> Findings {
    var findings = findings
    let table = LaidOutTable(scene: scene)
    for rule in rules { rule.check(table, &findings) }
    scene.supplementaries { view in
      for rule in rules { rule.check(view, &findings) }
    }
    return findings
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
