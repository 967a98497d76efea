import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TableSupport

/// The environments of the old side of a comparison, where those of the new one are others.
struct EnvironmentUpgrade: Sendable {
  /// What is different: `iOS 26 → 27`.
  var words: String
  var before: RunEnvironments
}

/// Compares two sides in every requested environment.
struct SpecComparison: Sendable {
  var environments: RunEnvironments
  /// What is different between the environments of the sides, whose specs are the same; nil for a comparison of specs.
  var upgrade: EnvironmentUpgrade?
  /// In points; nil for the default of the two sides.
  var tolerance: Double?
  /// Whether the laid-out tables are kept, to be drawn or patched.
  var keepsTrees: Bool
  /// How many environments are compared at once.
  var jobs: Int

  /// Between two layouts of this compiler, in points.
  private static let ownTolerance = 0.01

  /// The work of keeping a row of one side, in steps (``WorkMeter``).
  private static let costOfRow = 1_300

  /// The two tables of one environment.
  private struct Pair: Sendable {
    var name: String
    var old: @Sendable (WorkMeter) -> Snapshot
    var new: @Sendable (WorkMeter) -> Snapshot
    /// The sides of an upgrade.
    var upgrade: UpgradeCauses.Side?
    /// The old spec in both environments, where the one of this name became another.
    var raise: UpgradeCauses.Side?
  }

  /// - Parameters:
  ///   - old: nil for a spec that was added, and for one whose errors are repaired.
  ///   - new: nil for a spec that was removed.
  ///   - paths: the names of the two files in messages.
  ///   - identity: what identifies the spec in fingerprints; nil for its name.
  ///   - work: contains the work of reading both; the comparison is added to it.
  func compare(
    _ old: DiffInput?, _ new: DiffInput?, name: String, status: SpecDiff.Status, paths: (old: String?, new: String?),
    identity: SpecIdentity? = nil, work: WorkMeter
  ) throws(Diagnostic) -> SpecDiff {
    guard let old, let new else {
      return Self.single(old ?? new, name: name, status: status, paths: paths, identity: identity)
    }
    let (pairs, others) = try pairs(old, new, path: paths.new ?? "-")
    let isOfApp = old.isDump || new.isDump
    let perspective = new.perspective
    // Rows of both sides are in memory at once, as they were read and as they were laid out.
    work.spend(Self.costOfRow, times: old.rowCount + new.rowCount)
    let limit = SharedWork(limit: work.left)
    let diffs = ParallelMap(jobs: jobs).map(pairs) { pair in
      let sides = ParallelMap(jobs: pairs.count > 1 ? 1 : jobs).map([pair.old, pair.new]) { side in
        limit.meter { side($0) }
      }
      let (left, right) = (sides[0], sides[1])
      let compared = limit.meter { meter -> EnvironmentDiff? in
        guard !meter.isSpent else { return nil }
        var diff =
          isOfApp
          ? DumpComparison(tolerance: tolerance, perspective: perspective).compare(
            left.result, right.result, work: meter)
          : TableComparer(tolerance: tolerance ?? Self.ownTolerance).compare(left.result, right.result, work: meter)
        if !keepsTrees { diff.dropTables() }
        return EnvironmentDiff(name: pair.name, diff: diff)
      }
      // What the environment alone makes of the old spec.
      let raised = limit.meter { meter -> [Change] in
        guard let raise = pair.raise, !meter.isSpent else { return [] }
        let other = raise.spec.snapshot(raise.new, work: meter)
        return TableComparer(tolerance: tolerance ?? Self.ownTolerance).compare(left.result, other, work: meter).changes
      }
      return (
        compared.result, raised: raised.result, costs: [left.spent, right.spent, compared.spent, raised.spent]
      )
    }
    for (_, _, costs) in diffs { for cost in costs { work.spend(cost) } }
    func check() throws(Diagnostic) {
      guard work.isSpent else { return }
      throw Diagnostic(
        code: .tooMuchWork,
        message:
          "comparing the two versions in \(counted(pairs.count, "environment")) exceeds the work limit",
        range: SourceRange(file: paths.new ?? paths.old ?? "-"),
        help: "compare them in fewer environments, or raise the limit with --max-work if the specs are yours")
    }
    try check()
    var all = others
    if case .renamed(let was) = status {
      var change = Change(.specRenamed, ChangePlace())
      (change.old, change.new) = (was, name)
      change.newSource = paths.new.map { SourceRange(file: $0) }
      all.append(change)
    }
    var diff = SpecDiff(
      name: name, identity: identity, status: status, oldPath: paths.old, newPath: paths.new,
      merging: diffs.compactMap(\.0), others: all)
    if let upgrade {
      // It is told once, as the cause of the others.
      diff.changes.removeAll { $0.change.code == .environmentChanged }
      var causes = UpgradeCauses(upgrade.words, in: paths.new ?? "-", work: work)
      for index in diff.changes.indices {
        let reported = diff.changes[index]
        guard let side = reported.environments.first.flatMap({ pairs[$0].upgrade }) ?? pairs.first?.upgrade else {
          continue
        }
        diff.changes[index].cause = causes.cause(of: reported.change, in: side)
      }
    }
    for (index, pair) in pairs.enumerated() {
      guard let raise = pair.raise else { continue }
      explain(raise, diffs[index].raised, in: &diff, environment: index, file: paths.new ?? "-", work: work)
    }
    // Each change tells the environments that have it.
    let lengths = pairs.map(\.name.utf8.count)
    for change in diff.changes { work.spend(change.environments.reduce(0) { $0 + lengths[$1] }) }
    try check()
    return diff
  }

  /// The report of a spec that exists on one side only.
  private static func single(
    _ side: DiffInput?, name: String, status: SpecDiff.Status, paths: (old: String?, new: String?),
    identity: SpecIdentity?
  ) -> SpecDiff {
    var change = Change(status == .added ? .specAdded : .specRemoved, ChangePlace())
    let rows = side?.rowCount == 1 ? "1 row" : "\(side?.rowCount ?? 0) rows"
    if status == .added { change.new = rows } else { change.old = rows }
    // It was there, and said nothing that could be compared.
    if status == .added, paths.old != nil { change.old = "errors" }
    change.oldSource = paths.old.map { SourceRange(file: $0) }
    change.newSource = paths.new.map { SourceRange(file: $0) }
    return SpecDiff(
      name: name, identity: identity, status: status, oldPath: paths.old, newPath: paths.new, merging: [],
      others: [change])
  }

  // MARK: Environments

  private func pairs(_ old: DiffInput, _ new: DiffInput, path: String) throws(Diagnostic) -> ([Pair], [Change]) {
    switch (old, new) {
    case (.spec(var old), .spec(var new)):
      // What an imported document says is the canvas of whoever saved it last, which is not the table's.
      let others = old.isImported || new.isImported ? [] : try environmentChanges(old.table, new.table)
      // What the old spec says of an environment of the same name, unless a storyboard is read, whose canvas is not the table's.
      let isOfSpecs =
        upgrade == nil && !old.isImported && !new.isImported && old.table.environments != new.table.environments
      let earlier = isOfSpecs ? (try? environments.ofAllNames.entries(of: old.table)) ?? [] : []
      // Both are laid out in the environments of the new spec, which the old one may not have.
      if new.isImported, !old.isImported {
        new.table.environments = old.table.environments
      } else {
        old.table.environments = new.table.environments
      }
      let before = try (upgrade?.before ?? environments).entries(of: old.table)
      let after = try environments.entries(of: new.table)
      guard before.count == after.count else {
        throw Diagnostic(
          code: .severalEnvironments, message: "the sides have \(before.count) and \(after.count) environments",
          range: SourceRange(file: path), help: "choose one with --environment")
      }
      let matches = EnvironmentMatches(earlier, after)
      let pairs = zip(before, after).map { [old, new] left, right in
        let was = matches.old(for: right)?.shown(on: right)
        return Pair(
          name: after.count > 1 ? right.name : "", old: { old.snapshot(was ?? left, work: $0) },
          new: { new.snapshot(right, work: $0) },
          upgrade: upgrade.map { _ in UpgradeCauses.Side(spec: new, old: left, new: right) },
          raise: was.map { UpgradeCauses.Side(spec: old, old: $0, new: left) })
      }
      return (pairs, others)
    case _ where upgrade != nil:
      throw Diagnostic(
        code: .severalEnvironments,
        message: "a layout or a dump has one environment, and cannot be laid out in another",
        range: SourceRange(file: path), help: "name the spec")
    case (.spec(let spec), .dumps(let dumps)):
      return (
        try dumps.map { (dump) throws(Diagnostic) in
          let entry = try entry(of: spec.table, for: dump, path: path)
          return Pair(name: dump.label, old: { spec.snapshot(entry, work: $0) }, new: { _ in dump.snapshot })
        }, []
      )
    case (_, .dumps):
      throw Diagnostic(
        code: .dumpWithoutSpec,
        message: "there is no spec to hold the dump against: the other file is a dump or a layout, too",
        range: SourceRange(file: path), help: "name a spec first, or compare the two with 'tablec diff'")
    case (.spec(let spec), let other):
      let entry = try entry(of: spec.table, like: other, path: path)
      return ([Pair(name: "", old: { spec.snapshot(entry, work: $0) }, new: { _ in other.snapshot })], [])
    case (let other, .spec(let spec)):
      let entry = try entry(of: spec.table, like: other, path: path)
      return ([Pair(name: "", old: { _ in other.snapshot }, new: { spec.snapshot(entry, work: $0) })], [])
    case (let left, let right):
      return ([Pair(name: "", old: { _ in left.snapshot }, new: { _ in right.snapshot })], [])
    }
  }

  /// The environment for a spec that is compared with a layout or a dump: the same one, unless flags choose another.
  func entry(of table: Table, like other: DiffInput, path: String) throws(Diagnostic) -> EnvironmentMatrix.Entry {
    var table = table
    if !environments.areChosen, let axes = other.axes(for: table) { table.environments = [axes] }
    let entries = try environments.entries(of: table)
    guard let first = entries.first else {
      throw Diagnostic(
        code: .unknownEnvironment, message: "there is no environment to compare in", range: SourceRange(file: path))
    }
    guard entries.count > 1 else { return first }
    if case .layout(let tree) = other, let name = tree.environment.name,
      let same = entries.first(where: { $0.isCalled(name) })
    {
      return same
    }
    throw Diagnostic(
      code: .severalEnvironments,
      message: "the flags ask for \(entries.count) environments, but the other side has one",
      range: SourceRange(file: path),
      help: "leave out the flags to lay the spec out in the environment of the other side")
  }

  /// Sets the causes of what an environment of the same name has otherwise.
  ///
  /// - Parameters:
  ///   - changes: what the environment alone makes of the old spec.
  ///   - environment: its index.
  private func explain(
    _ raise: UpgradeCauses.Side, _ changes: [Change], in diff: inout SpecDiff, environment: Int, file: String,
    work: WorkMeter
  ) {
    guard let change = changes.first(where: { $0.code == .environmentChanged }) else { return }
    let name = raise.new.name.quotedForMessage
    var causes = UpgradeCauses(
      "the environment \(name) \(change.old ?? "") → \(change.new ?? "")", in: file, work: work)
    let made = Set(changes.map { Told($0) })
    let places = Dictionary(changes.map { (Told($0, isWhole: false), $0) }) { first, _ in first }
    for reported in diff.changes.indices where diff.changes[reported].environments.first == environment {
      let change = diff.changes[reported].change
      guard change.code != .environmentChanged else { continue }
      if made.contains(Told(change)) {
        diff.changes[reported].cause = causes.cause(of: change, in: raise)
      } else if let part = places[Told(change, isWhole: false)] {
        diff.changes[reported].environmentShare = causes.cause(of: part, in: raise)
      }
    }
  }

  /// What a change tells, and of what.
  private struct Told: Hashable {
    var code: DiagnosticCode
    var path: String
    /// The words, or the property alone.
    var message: String

    init(_ change: Change, isWhole: Bool = true) {
      (code, path) = (change.code, change.place.path)
      message = isWhole ? ChangeSentence(change).message : change.property?.rawValue ?? ""
    }
  }

  /// Environments that only one of the specs asks for, unless flags choose the environments.
  private func environmentChanges(_ old: Table, _ new: Table) throws(Diagnostic) -> [Change] {
    guard upgrade == nil, !environments.areChosen, old.environments != new.environments else { return [] }
    func entries(_ table: Table) throws(Diagnostic) -> [EnvironmentMatrix.Entry] {
      table.environments.isEmpty ? [] : try environments.entries(of: table)
    }
    let (oldEntries, newEntries) = (try entries(old), try entries(new))
    let matches = EnvironmentMatches(oldEntries, newEntries)
    var changes: [Change] = []
    for entry in newEntries {
      guard let was = matches.old(for: entry),
        !was.environment.hasScreen(of: entry.environment)
      else { continue }
      var change = Change(.environmentsChanged, ChangePlace())
      change.old = was.environment.placeWords
      change.new = "\(entry.name): \(entry.environment.placeWords)"
      changes.append(change)
    }
    for entry in oldEntries where !matches.hasNew(for: entry) {
      var change = Change(.environmentsChanged, ChangePlace())
      change.old = entry.name
      changes.append(change)
    }
    for entry in newEntries where matches.old(for: entry) == nil {
      var change = Change(.environmentsChanged, ChangePlace())
      change.new = entry.name
      changes.append(change)
    }
    return changes
  }
}

extension DiffInput {
  fileprivate var isDump: Bool {
    switch self {
    case .dump, .dumps: true
    case .spec, .layout: false
    }
  }

  /// Dumps that were paired with a spec by name are those of its app.
  fileprivate var perspective: Perspective { if case .dumps = self { .app } else { .versions } }

  /// The table of a side that is already laid out.
  fileprivate var snapshot: Snapshot {
    switch self {
    case .layout(let tree): Snapshot(tree, wasReadBack: true)
    case .dump(let snapshot, _): snapshot
    case .spec: preconditionFailure("a spec is laid out for an environment")
    case .dumps: preconditionFailure("each of several dumps is compared by itself")
    }
  }

  fileprivate var rowCount: Int {
    switch self {
    case .spec(let spec): spec.table.sections.reduce(0) { $0 + $1.rows.count }
    case .layout(let tree): tree.table.sections.reduce(0) { $0 + $1.rows.count }
    case .dump(let snapshot, _): snapshot.sections.reduce(0) { $0 + $1.rows.count }
    // Counted as they were read.
    case .dumps: 0
    }
  }

  /// The environment that it was laid out in, for laying out a spec in the same one.
  fileprivate func axes(for table: Table) -> EnvironmentAxes? {
    switch self {
    case .spec, .dumps: nil
    case .layout(let tree): EnvironmentAxes(of: tree.environment, hasMetrics: table.metrics != nil)
    case .dump(_, let hints): hints.axes(keeping: (table.metrics ?? .standard).ios, among: MetricsProfile.all)
    }
  }
}

extension LayoutDiff {
  /// Discards the tables, which a report that only lists changes does not need.
  fileprivate mutating func dropTables() {
    (old.tree, new.tree) = (nil, nil)
    (old.sections, new.sections) = ([], [])
    matches = []
  }
}
