import LayoutFormat
import PatchApplying
import SpecDrawing
import TableDiff
import TableEmission
import TableIR
import TableLayout
import TableParsing
import TableSupport

/// What was seen of a case.
struct Verdict: Sendable {
  /// A way to be silent.
  enum Failure: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Pictures or layouts differ, and `diff` of the specs in that state tells nothing.
    case specs(ShownState)
    /// The same, of the two layouts as JSON.
    case layouts(ShownState)
    /// What rows look like selected or highlighted differs, and `diff` at rest tells nothing.
    case specsAtRest(ShownState)
    case layoutsAtRest(ShownState)
    /// The layout cannot be read back, or the picture differs where its JSON does not.
    case unreadable
    /// The patch does not lead from one layout to the other.
    case patch
    /// A change of one environment is missing in the report of them all.
    case merging

    var description: String {
      switch self {
      case .specs(let state): "specs, \(state.rawValue)"
      case .layouts(let state): "JSON, \(state.rawValue)"
      case .specsAtRest(let state): "specs at rest, \(state.rawValue)"
      case .layoutsAtRest(let state): "JSON at rest, \(state.rawValue)"
      case .unreadable: "unreadable JSON"
      case .patch: "patch"
      case .merging: "merging"
      }
    }

    /// What fails at rest comes first.
    private var rank: Int {
      switch self {
      case .specs(.normal): 0
      case .layouts(.normal): 1
      case .specsAtRest, .layoutsAtRest: 2
      default: 3
      }
    }

    static func < (left: Failure, right: Failure) -> Bool {
      (left.rank, left.description) < (right.rank, right.description)
    }
  }

  var failures: Set<Failure> = []
  /// Whether anything that can be seen is different.
  var differs = false
}

/// Compares the two sides of a case by what they show, and asks whether `diff` tells it.
struct Judge: Sendable {
  private static let styles: [UserInterfaceStyle] = [.light, .dark]

  /// Nil where one of the specs has errors, so that there is nothing to compare.
  func verdict(on pair: Case) -> Verdict? {
    guard let old = table(pair.old, []), let new = table(pair.new, pair.changedImages) else { return nil }
    // As `diff` has it: both are shown where the new one asks for.
    var oldThere = old
    oldThere.environments = new.environments
    guard let oldEntry = pair.setting.entry(of: oldThere), let newEntry = pair.setting.entry(of: new) else {
      return nil
    }
    var verdict = Verdict()
    if old.environments != new.environments, let entry = pair.setting.entry(of: old) {
      lookElsewhere(Side(old, entry, nil, .normal, pair), Side(new, newEntry, nil, .normal, pair), &verdict)
    }
    for style in Self.styles {
      var isReported: (specs: Bool, layouts: Bool)?
      for state in ShownState.allCases where state == .normal || style == pair.style {
        let left = Side(oldThere, oldEntry, style, state, pair)
        let right = Side(new, newEntry, style, state, pair)
        guard left.differs(from: right) else { continue }
        verdict.differs = true
        let reported = look(left, right, state, &verdict)
        switch state {
        case .normal: isReported = reported
        case .selected, .highlighted:
          // What a row looks like when it is marked stands beside how it looks at rest.
          let atRest = isReported ?? rest(oldThere, oldEntry, new, newEntry, style, pair, &verdict)
          isReported = atRest
          if !atRest.specs { verdict.failures.insert(.specsAtRest(state)) }
          if !atRest.layouts { verdict.failures.insert(.layoutsAtRest(state)) }
        case .editing, .swiped, .swipedAtLeadingEdge: break
        }
      }
    }
    return verdict
  }

  /// What `diff` tells of the rows that nobody touches, which look the same.
  private func rest(
    _ old: Table, _ oldEntry: EnvironmentMatrix.Entry, _ new: Table, _ newEntry: EnvironmentMatrix.Entry,
    _ style: UserInterfaceStyle, _ pair: Case, _ verdict: inout Verdict
  ) -> (specs: Bool, layouts: Bool) {
    reported(Side(old, oldEntry, style, .normal, pair), Side(new, newEntry, style, .normal, pair), &verdict)
  }

  /// Asks all comparisons about two sides that differ.
  private func look(
    _ left: Side, _ right: Side, _ state: ShownState, _ verdict: inout Verdict
  ) -> (specs: Bool, layouts: Bool) {
    let reported = reported(left, right, &verdict)
    if !reported.specs { verdict.failures.insert(.specs(state)) }
    if !reported.layouts { verdict.failures.insert(.layouts(state)) }
    return reported
  }

  /// Two layouts for the environments that each asks for itself.
  private func lookElsewhere(_ left: Side, _ right: Side, _ verdict: inout Verdict) {
    guard left.differs(from: right) else { return }
    verdict.differs = true
    if !reported(left, right, &verdict).layouts { verdict.failures.insert(.layouts(.normal)) }
  }

  private func reported(_ left: Side, _ right: Side, _ verdict: inout Verdict) -> (specs: Bool, layouts: Bool) {
    let specs = TableComparer().compare(Snapshot(left.tree), Snapshot(right.tree))
    let report = SpecDiff(
      name: "spec", oldPath: "a", newPath: "b", merging: [EnvironmentDiff(name: "", diff: specs)])
    if report.changes.count != specs.changes.count { verdict.failures.insert(.merging) }
    guard let oldLayout = try? LayoutReader().read(left.json, path: "a"),
      let newLayout = try? LayoutReader().read(right.json, path: "b"),
      let oldValue = try? JSONValue.parse(left.json), let newValue = try? JSONValue.parse(right.json)
    else {
      verdict.failures.insert(.unreadable)
      return (!report.changes.isEmpty, true)
    }
    if (try? JSONPatch(from: oldValue, to: newValue).applied(to: oldValue)) != newValue {
      verdict.failures.insert(.patch)
    }
    let layouts = TableComparer().compare(
      Snapshot(oldLayout, wasReadBack: true), Snapshot(newLayout, wasReadBack: true))
    return (!report.changes.isEmpty, !layouts.changes.isEmpty)
  }

  /// A profile that stands in a drawn spec is a file that the spec names.
  private func table(_ spec: JSONValue, _ changedImages: Set<String>) -> Table? {
    let metrics: TreePath = [.key("metrics")]
    var (spec, files) = (spec, DrawnFiles(changed: changedImages))
    if case .object? = spec[metrics] {
      files.profile = spec[metrics]
      spec = spec.setting(metrics, to: .string("ours.yaml"))
    }
    return SpecParser(profiles: MetricsProfile.all, files: files).parse(Array(spec.json.utf8), path: "spec.yaml").table
  }
}

/// One side in one state: what it is, and what is seen of it.
private struct Side {
  let tree: LayoutTree
  let json: [UInt8]
  /// The layout and the picture, but for ids that are made of places, of which nobody is told.
  private let seen: [UInt8]
  private let picture: [UInt8]

  init(
    _ table: Table, _ entry: EnvironmentMatrix.Entry, _ style: UserInterfaceStyle?, _ state: ShownState, _ pair: Case
  ) {
    var environment = entry.environment
    if let style { environment.userInterfaceStyle = style }
    // What an environment is called is nothing of what it is.
    environment.name = nil
    let ids = table.sections.lazy.flatMap(\.rows).map(\.id).filter(pair.marks)
    state.apply(to: &environment, rows: Set(ids))
    var tree = TableLayouter(environment: environment, profile: entry.metrics.profile).layOut(table)
    // What a table is called is said of the file that it comes from.
    tree.name = "spec"
    self.tree = tree
    json = JSONEmitter().emit(tree)
    let isMade = tree.table.sections.contains { !$0.hasOwnID || $0.rows.contains { $0.id.contains("/") } }
    let named = isMade ? tree.withoutMadeIDs : tree
    seen = isMade ? JSONEmitter().emit(named) : json
    picture = SVGEmitter().emit(named)
  }

  func differs(from other: Side) -> Bool { picture != other.picture || seen != other.seen }
}

extension LayoutTree {
  fileprivate var withoutMadeIDs: LayoutTree {
    var tree = self
    for section in tree.table.sections.indices {
      if !tree.table.sections[section].hasOwnID { tree.table.sections[section].id = "" }
      for row in tree.table.sections[section].rows.indices
      where tree.table.sections[section].rows[row].id.contains("/") {
        tree.table.sections[section].rows[row].id = ""
      }
    }
    return tree
  }
}
