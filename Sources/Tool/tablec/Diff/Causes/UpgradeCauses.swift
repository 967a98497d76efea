import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TableSupport

/// What in an upgrade made each change: the numbers of the metrics in the derivation of a frame that the two environments have differently.
///
/// Changes that read the same have the same numbers, so one of them is explained.
struct UpgradeCauses {
  /// The environments of both sides, and the spec.
  struct Side {
    var spec: TableSource
    var old: EnvironmentMatrix.Entry
    var new: EnvironmentMatrix.Entry
  }

  /// What is different: `iOS 26 → 27`.
  private let words: String
  private let file: String
  private let work: WorkMeter
  private var known: [Key: ChangeCause] = [:]
  private var explained = 0
  /// The numbers that two profiles have differently: those of all environments are often the same two.
  private var differences: [[MetricsProfile]: [String: String]] = [:]

  /// The most changes of a spec that are explained: others have the upgrade as their cause.
  private static let mostExplained = 60

  private struct Key: Hashable {
    var code: DiagnosticCode
    var view: String?
    var property: String?
    var message: String
  }

  /// - Parameters:
  ///   - words: what is different between the environments: `iOS 26 → 27`.
  ///   - file: the spec.
  ///   - work: the meter, of which the explanations take at most a half of what is left.
  init(_ words: String, in file: String, work: WorkMeter) {
    (self.words, self.file, self.work) = (words, file, work)
  }

  /// What made a change in an environment.
  mutating func cause(of change: Change, in side: Side) -> ChangeCause {
    let key = Key(
      code: change.code, view: change.place.view, property: change.property?.rawValue,
      message: ChangeSentence(change).message)
    if let cause = known[key] { return cause }
    let cause = cause(naming: numbers(of: change, in: side))
    known[key] = cause
    return cause
  }

  /// - Parameter numbers: the numbers of the metrics that made a change, each with its values; none if something else did.
  private func cause(naming numbers: [String]) -> ChangeCause {
    let named = numbers.prefix(Self.mostNumbers).joined(separator: ", ")
    let more = numbers.count - Self.mostNumbers
    let message =
      numbers.isEmpty ? words : "\(words): \(named)" + (more > 0 ? " and \(counted(more, "other number"))" : "")
    return ChangeCause(
      kind: .environments, owner: nil, message: message, place: SourceRange(file: file), oldPlace: nil,
      identity: "environment \(words) \(numbers.joined(separator: ", "))")
  }

  private static let mostNumbers = 4

  private mutating func numbers(of change: Change, in side: Side) -> [String] {
    guard change.oldFrame != nil || change.newFrame != nil, explained < Self.mostExplained,
      let id = change.place.row ?? change.place.section
    else { return [] }
    explained += 1
    let meter = WorkMeter(limit: work.left / 2)
    let (old, new) = (
      frames(id, of: change, in: side.old, side.spec, meter), frames(id, of: change, in: side.new, side.spec, meter)
    )
    work.spend(meter.spent)
    let profiles = [side.old.metrics.profile, side.new.metrics.profile]
    let changed = differences[profiles] ?? profiles[0].changes(to: profiles[1])
    differences[profiles] = changed
    var names: [String] = []
    for (before, after) in zip(old, new) where before.view == after.view {
      // Of what contains the view, only its height moves the view.
      let isAround = before.view != change.place.view ?? "cell"
      for (was, number) in zip(before.numbers, after.numbers)
      where was.value != number.value && (!isAround || was.quantity == .height) {
        for step in was.steps + number.steps {
          guard let name = step.number, let values = changed[name] else { continue }
          let words = values.isEmpty ? name : "\(name) \(values)"
          if !names.contains(words) { names.append(words) }
        }
        // One number in the place of another: the margin of a card by its own width, and not by the table's.
        for (step, other) in zip(was.steps, number.steps) {
          guard let name = step.number, let otherName = other.number, name != otherName, let own = step.points,
            let otherOwn = other.points, own != otherOwn, changed[name] == nil, changed[otherName] == nil,
            name.prefix(while: { $0 != "." }) == otherName.prefix(while: { $0 != "." }),
            !names.contains(where: { $0.hasPrefix("\(name) ") })
          else { continue }
          let words = "\(name) \(String(decimal: own)) → \(otherName) \(String(decimal: otherOwn))"
          if !names.contains(words) { names.append(words) }
        }
      }
    }
    return names.sorted()
  }

  private func frames(
    _ id: String, of change: Change, in entry: EnvironmentMatrix.Entry, _ spec: TableSource, _ meter: WorkMeter
  ) -> [FrameDerivation] {
    let all = spec.layouter(entry).explain(id, in: spec.table, work: meter).flatMap(\.frames)
    let view = change.place.view ?? "cell"
    let moves = change.oldFrame.map { old in change.newFrame.map { $0.y != old.y || $0.height != old.height } ?? true }
    let around = change.place.row == nil ? view.prefix { $0 != "." } : "cell"
    return all.filter { $0.view == view || moves == true && $0.view == around }
  }
}

extension Derivation.Step {
  /// The number of the metrics that it takes, by its name.
  fileprivate var number: String? {
    guard case .profile(let path)? = source else { return nil }
    return String(path.prefix { $0 != " " })
  }

  /// What it starts with, adds or takes off, in points.
  fileprivate var points: Double? {
    switch change {
    case .start(let points), .plus(let points), .minus(let points): points
    case .halved, .times, .nothing, .up, .down, .nearest, .edges, .mirrored: nil
    }
  }
}
