import LayoutFormat
import NumberWriting
import TableDiagnostics

extension SpecDiff {
  /// Merges the differences of all environments: each change is reported once.
  ///
  /// - Parameters:
  ///   - others: changes that belong to no environment, which are reported first within their class.
  public init(
    name: String, status: Status = .kept, oldPath: String?, newPath: String?, merging environments: [EnvironmentDiff],
    others: [Change] = []
  ) {
    self.init(
      name: name, status: status, oldPath: oldPath, newPath: newPath, environments: environments, changes: [])
    var merging = ChangeMerging(spec: name)
    for change in others { merging.add(change, environment: nil) }
    for (index, environment) in environments.enumerated() {
      merging.begin()
      for change in environment.diff.changes { merging.add(change, environment: index) }
    }
    changes = merging.changes
  }
}

/// Merges the changes of several environments into one list.
private struct ChangeMerging {
  private struct Key: Hashable {
    var code: DiagnosticCode
    var path: String
    var property: Property?
    var old: String?
    var new: String?
    /// The number of changes before it in its environment with the same message: views with the same name have the
    /// same path.
    var repetition = 0
  }

  private let spec: String
  private var merged: [ReportedChange] = []
  private var repetitions: [Int] = []
  private var indices: [Key: Int] = [:]
  /// How often each occurred in the environment that is being added.
  private var counts: [Key: Int] = [:]

  init(spec: String) {
    self.spec = spec
  }

  /// Begins another environment.
  mutating func begin() { counts = [:] }

  mutating func add(_ change: Change, environment: Int?) {
    var key = Key(
      code: change.code, path: change.place.path, property: change.property, old: change.old, new: change.new)
    let repetition = counts[key, default: 0]
    counts[key] = repetition + 1
    key.repetition = repetition
    guard let index = indices[key] else {
      indices[key] = merged.count
      merged.append(ReportedChange(change: change, environments: environment.map { [$0] } ?? [], fingerprint: ""))
      repetitions.append(repetition)
      return
    }
    guard let environment else { return }
    merged[index].environments.append(environment)
    if let variant = merged[index].variants.firstIndex(where: { $0.change.numbers == change.numbers }) {
      merged[index].variants[variant].environments.append(environment)
    } else if merged[index].change.numbers != change.numbers {
      merged[index].variants.append(ReportedChange.Variant(change: change, environments: [environment]))
    }
  }

  /// The worst class first, each from top to bottom.
  var changes: [ReportedChange] {
    let printed = zip(merged, repetitions).map { reported, repetition in
      var reported = reported
      var print = Fingerprint()
      for change in [reported.change] + reported.variants.map(\.change) { change.add(to: &print, spec: spec) }
      // Accepting one does not accept all others with the same message.
      if repetition > 0 { print.add("\(repetition)") }
      reported.fingerprint = print.hexadecimal(12)
      return reported
    }
    return printed.enumerated()
      .sorted { ($0.element.change.changeClass, $0.offset) < ($1.element.change.changeClass, $1.offset) }
      .map(\.element)
  }
}

extension Change {
  /// Adds what identifies it: what changed, where, and from and to which values, but not the lines.
  fileprivate func add(to print: inout Fingerprint, spec: String) {
    for part in [spec, code.rawValue, place.path, property?.rawValue, old, new] { print.add(part) }
    for number in numbers { print.add(number) }
  }

  /// Its lengths, as far as they are reported.
  fileprivate var numbers: [String?] {
    var numbers = [oldFrame, newFrame].map { frame in
      // The vertical position of a row is not part of its change.
      let y = code == .rowResized ? nil : frame?.y
      return frame.map { [$0.x, y ?? 0, $0.width, $0.height].map { String(decimal: $0) }.joined(separator: " ") }
    }
    if let distances {
      numbers.append("\(rowCount) \(String(decimal: distances.lowerBound)) \(String(decimal: distances.upperBound))")
    }
    return numbers
  }
}
