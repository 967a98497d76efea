import TableIR
import TableLayout
import TableSupport

/// The check of some rows of a section in one environment, from top to bottom.
struct RowWalk: Sendable {
  private(set) var findings: Findings
  private(set) var section: LaidOutSection
  private var grounds: RowGrounds
  /// The index of the next row in the spec.
  private var next: Int

  /// - Parameter first: the index of the first row among those that appear in the environment.
  init(_ scene: LintScene, section: Int, from first: Int, _ findings: Findings) {
    (self.findings, next) = (findings, first)
    self.section = LaidOutSection(scene: scene, index: section)
    grounds = RowGrounds(of: scene)
  }

  /// - Parameter rows: the rows of the section in the spec.
  mutating func check(
    _ cell: UnsafePointer<CellNode>, of section: UnsafePointer<Section>, rows: UnsafePointer<Row>,
    against rules: RowRules
  ) {
    // Ids are unique and keep their order, but some rows do not appear.
    let count = section.pointee.rows.count
    while next < count, rows[next].id != cell.pointee.id { next += 1 }
    guard next < count else { return }
    DeclaredRow.visit(rows + next, of: section, in: self.section.scene) { declared in
      let row = LaidOutRow(declared, cell: cell, previous: grounds)
      grounds = row.grounds
      if let end = row.accessoryEnd { self.section.accessories.add(CollectionOfOne(next), at: end) }
      rules.check(row, &findings)
    }
    next += 1
  }
}

/// The rules that check rows.
struct RowRules: Sendable {
  private let rules: [any LintRule]
  private let features: [RowFeatures]

  init(_ types: [any LintRule.Type]) {
    let types = types.filter { !$0.features.isEmpty }
    (rules, features) = (types.map { $0.init() }, types.map { $0.features })
  }

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    let found = row.features
    // By index, because a rule that is passed along is copied.
    for index in features.indices where !features[index].isDisjoint(with: found) {
      rules[index].check(row, &findings)
    }
  }
}

/// The findings in one environment, to which those in its rows are added in their order.
struct SceneFindings: Sendable {
  private(set) var findings: Findings
  private var section: LaidOutSection?
  /// The findings in the rows of the section, which follow those in the section.
  private var inRows: [Findings] = []

  /// - Parameter around: the findings in everything but sections and rows.
  init(around: Findings) { findings = around }

  /// - Parameter isLast: whether the rows are the last ones of their section.
  mutating func add(_ walk: RowWalk, isLast: Bool, _ rules: [any LintRule]) {
    if section == nil { section = walk.section } else { section?.accessories.add(walk.section.accessories) }
    inRows.append(walk.findings)
    guard isLast, let whole = section else { return }
    for rule in rules { rule.check(whole, &findings) }
    for found in inRows { findings.add(found) }
    (section, inRows) = (nil, [])
  }
}
