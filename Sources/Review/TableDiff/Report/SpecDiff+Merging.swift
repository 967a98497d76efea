import LayoutFormat
import TableDiagnostics
import TableSupport

extension SpecDiff {
  /// Merges the differences of all environments: each change is reported once.
  ///
  /// - Parameters:
  ///   - identity: what identifies the spec in fingerprints; nil for its name.
  ///   - others: changes that belong to no environment, which are reported first within their class.
  public init(
    name: String, identity: SpecIdentity? = nil, status: Status = .kept, oldPath: String?, newPath: String?,
    merging environments: [EnvironmentDiff], others: [Change] = []
  ) {
    self.init(
      name: name, status: status, oldPath: oldPath, newPath: newPath, environments: environments, changes: [])
    self.identity = identity ?? self.identity
    var merging = ChangeMerging(spec: self.identity)
    for change in others { merging.add(change, anchor: nil, environment: nil) }
    for (index, environment) in environments.enumerated() {
      merging.begin()
      let diff = environment.diff
      for (position, change) in diff.changes.enumerated() {
        let anchor = diff.anchors.count == diff.changes.count ? diff.anchors[position] : nil
        merging.add(change, anchor: anchor, environment: index)
      }
    }
    changes = merging.changes
    coverage = environments.lazy.compactMap(\.diff.coverage).reduce(nil) { sum, next in sum.map { $0 + next } ?? next }
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

  private let spec: SpecIdentity
  private var merged: [ReportedChange] = []
  private var identities: [ChangeIdentity] = []
  private var indices: [Key: Int] = [:]
  /// The lengths of each change in all environments that have it.
  private var measures: [ChangeIdentity: Set<[String]>] = [:]
  /// For each change that several environments have, the variants by their lengths; -1 for the change as it is in the first of them.
  private var variants: [Int: [[String?]: Int]] = [:]
  /// How often each occurred in the environment that is being added.
  private var counts: [Key: Int] = [:]
  private var occurrences: [ChangeIdentity: Int] = [:]

  init(spec: SpecIdentity) {
    self.spec = spec
  }

  /// Begins another environment.
  mutating func begin() { (counts, occurrences) = ([:], [:]) }

  mutating func add(_ change: Change, anchor: ChangeAnchor?, environment: Int?) {
    var key = Key(
      code: change.code, path: change.place.path, property: change.property, old: change.old, new: change.new)
    let repetition = counts[key, default: 0]
    counts[key] = repetition + 1
    key.repetition = repetition
    let identity = identity(of: change, anchor: anchor)
    let lengths = change.measures + (anchor?.measures ?? [])
    guard let index = indices[key] else {
      indices[key] = merged.count
      merged.append(ReportedChange(change: change, environments: environment.map { [$0] } ?? [], fingerprint: ""))
      identities.append(identity)
      measures[identity, default: []].insert(lengths)
      return
    }
    measures[identities[index], default: []].insert(lengths)
    guard let environment else { return }
    merged[index].environments.append(environment)
    let numbers = change.numbers
    if let variant = variants[index, default: [merged[index].change.numbers: -1]][numbers] {
      if variant >= 0 { merged[index].variants[variant].environments.append(environment) }
    } else {
      variants[index, default: [merged[index].change.numbers: -1]][numbers] = merged[index].variants.count
      merged[index].variants.append(ReportedChange.Variant(change: change, environments: [environment]))
    }
  }

  /// Accepting one of two equal changes does not accept the other.
  private mutating func identity(of change: Change, anchor: ChangeAnchor?) -> ChangeIdentity {
    var identity = ChangeIdentity(change, anchor: anchor, of: spec)
    guard identity.isCounted else { return identity }
    let occurrence = occurrences[identity, default: 0]
    occurrences[identity] = occurrence + 1
    identity.occurrence = occurrence
    return identity
  }

  /// The worst class first, each from top to bottom.
  var changes: [ReportedChange] {
    // Changes with other values in each environment can have the same identity.
    var known: [ChangeIdentity: (own: String, others: Set<String>)] = [:]
    let printed = zip(merged, identities).map { reported, identity in
      var reported = reported
      let prints = known[identity] ?? fingerprints(of: identity)
      known[identity] = prints
      (reported.fingerprint, reported.otherFingerprints) = prints
      return reported
    }
    return ChangeClass.allCases.flatMap { worst in printed.filter { $0.change.changeClass == worst } }
  }

  private func fingerprints(of identity: ChangeIdentity) -> (own: String, others: Set<String>) {
    // A change whose lengths differ between environments is known without them, so that another environment makes no difference.
    let general = identity.fingerprint(of: spec.path, measures: nil)
    let prints = (measures[identity] ?? []).map { identity.fingerprint(of: spec.path, measures: $0) }
    let own = prints.count == 1 ? prints[0] : general
    let former = spec.formerPaths.flatMap { path in
      ([nil] + Array(measures[identity] ?? [])).map { identity.fingerprint(of: path, measures: $0) }
    }
    return (own, Set(prints + [general] + former).subtracting([own]))
  }
}

extension Change {
  /// Its lengths, as far as they are reported: where they differ between environments, it has variants.
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
