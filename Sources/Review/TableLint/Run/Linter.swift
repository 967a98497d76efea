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
  ///   - layouts: in the order of their environments.
  ///   - jobs: the number of threads, on which neither the findings nor the work depends: each takes shares of the rows, whose findings
  ///     are added in the order of the rows.
  public func findings(
    in layouts: [LintedLayout], of table: Table, jobs: Int = 1, work: WorkMeter
  ) -> [Findings] {
    let scenes = layouts.map { layout in
      layout.environments.map { LintScene(table: table, tree: layout.tree(in: $0.environment)) }
    }
    var found = zip(layouts, scenes).map { layout, scenes in
      zip(layout.environments, scenes).map { SceneFindings(around: around($1, Findings(of: $0.index, work: work))) }
    }
    let counts = layouts.map(\.layout.rowCounts)
    let steps = layouts.indices.flatMap { layout in RowShare.shares(of: counts[layout]).map { (layout, $0) } }
    let limit = SharedWork(limit: work.left)
    let walks = MapAhead(steps, jobs: jobs, lead: jobs * 2) { layout, share in
      limit.meter { walk(share, of: layouts[layout], in: scenes[layout].map(\.forThread), work: $0) }
    }
    for (layout, share) in steps {
      guard let (parts, spent) = walks.next() else { break }
      work.spend(spent)
      guard !work.isSpent else { break }
      for (part, walks) in zip(share.parts, parts) {
        let isLast = part.rows.upperBound == counts[layout][part.section]
        for (index, walk) in walks.enumerated() { found[layout][index].add(walk, isLast: isLast, rules) }
      }
    }
    return found.flatMap { $0.map(\.findings) }
  }

  /// Checks some rows in the environments of a layout.
  ///
  /// - Returns: what was found in each environment, part by part of the share.
  private func walk(
    _ share: RowShare, of layout: LintedLayout, in scenes: [LintScene], work: WorkMeter
  ) -> [[RowWalk]] {
    guard let sections = scenes.first?.sections else { return [] }
    let cells = layout.layout.cells(work: work)
    return share.parts.map { part in
      var walks = zip(scenes, layout.environments).map {
        RowWalk($0, section: sections[part.section], from: part.rows.lowerBound, Findings(of: $1.index, work: work))
      }
      scenes.first?.withRows(ofSection: sections[part.section]) { section, rows in
        cells.visit(part) { cell in
          let views = cell.pointee.viewCount
          for index in walks.indices where !work.isSpent {
            work.spend(Self.costOfRow + views * (Self.costOfView + views * Self.costOfPair))
            walks[index].check(cell, of: section, rows: rows, against: rowRules)
          }
          return !work.isSpent
        }
      }
      return walks
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
