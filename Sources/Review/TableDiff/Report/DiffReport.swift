import TableDiagnostics

/// The result of a run: every pair of specs that it compared, in the order of their names.
public struct DiffReport: Sendable {
  /// The specs that were compared, and those that only one side has.
  public var specs: [SpecDiff] {
    get { compared }
    // In place: an observer has the whole array copied for each element that is appended.
    _modify {
      grouping = nil
      yield &compared
    }
  }
  private var compared: [SpecDiff]
  /// The names of those that could not be compared.
  public var failed: [String]
  /// The names of those, by the paths of their files.
  package var failedPaths: [String: String] = [:]
  /// The first error that kept one from being compared.
  package var firstError: Diagnostic?
  /// How much of an app was verified; nil for a comparison of two versions.
  public var verification: Verification?
  /// Returns the path of a file from the top of the repository, by which causes are known in any run.
  package var pathInRepository: @Sendable (String) -> String = { $0 }
  /// Its changes by their causes, if several reports need them.
  var grouping: CauseGrouping?

  /// Creates a diff report.
  public init(specs: [SpecDiff], failed: [String] = []) {
    compared = specs
    self.failed = failed
  }

  /// Whether there are no differences at all, accepted ones included.
  public var isEmpty: Bool { !specs.contains(where: \.isChanged) }

  /// Whether a change that counts makes the run fail.
  package var fails: Bool { specs.contains { $0.fails(from: $0.failsFrom) } }

  /// The specs that fail only because a policy makes more of their changes fail than of others, each with the least severe class that does.
  package var failuresByPolicy: [(spec: String, changeClass: ChangeClass)] = []

  /// The sentence that says which specs fail by a policy; nil if none does.
  ///
  /// - Parameter written: how the format writes a name.
  package func policyWords(_ written: (String) -> String = { $0 }) -> String? {
    guard !failuresByPolicy.isEmpty else { return nil }
    let names = failuresByPolicy.prefix(5).map { failure in
      "\(written(failure.spec)) from '\(failure.changeClass == .none ? "any" : failure.changeClass.rawValue)' on"
    }
    return "Fails by 'policy': \(names.joined(separator: ", "))\(failuresByPolicy.count > 5 ? ", …" : "")."
  }

  /// The number of changes of each class, without accepted ones.
  public var counts: ChangeCounts { specs.reduce(into: ChangeCounts()) { $0.add($1.counts) } }
}

/// Two versions of a spec, compared in all environments.
public struct SpecDiff: Sendable {
  /// The sides that have the spec, and under which names.
  public enum Status: Hashable, Sendable {
    /// On both sides, under one name.
    case kept
    case added
    case removed
    /// On both sides under different names; this is the old one.
    case renamed(from: String)
  }

  /// The path below the folder that was compared, without a suffix: `forms/login`.
  public var name: String
  /// What identifies it in fingerprints, whatever was compared.
  public var identity: SpecIdentity
  /// Whether both sides have it, under one name or two.
  public var status: Status
  /// The names of the two files in messages: `HEAD~1:Specs/login.yaml`. Nil if there is none.
  public var oldPath: String?
  /// The name of the new side's file in messages; nil if the spec is gone.
  public var newPath: String?
  /// The names of the new side's environments, in their order. None where the spec is on one side only.
  public var environmentNames: [String]
  /// The differences in these environments; none if they are not kept, because only pictures and patches need them.
  public var environments: [EnvironmentDiff]
  /// Compares the two versions once more, for differences that are not kept.
  package var compareAgain: (@Sendable () -> [EnvironmentDiff])?
  /// The differences in the environments, whether or not they are kept.
  package var tables: [EnvironmentDiff] { environments.isEmpty ? compareAgain?() ?? [] : environments }
  /// The changes of all environments, each reported once: the worst class first, then from top to bottom.
  public var changes: [ReportedChange] {
    get { kept.changes }
    _modify { yield &kept.changes }
  }
  private var kept: KeptChanges
  /// The least severe class of change that makes the run fail; nil if none does.
  package var failsFrom: ChangeClass?
  /// Whether a change of a class that counts makes the run fail.
  func fails(for changeClass: ChangeClass) -> Bool { failsFrom.map { changeClass <= $0 } ?? false }
  /// Whether it has a change that counts of a class or a more severe one; nil for no class.
  package func fails(from least: ChangeClass?) -> Bool {
    guard let least else { return false }
    let counts = counts
    return ChangeClass.allCases.contains { $0 <= least && counts[$0] > 0 }
  }
  /// What was compared in all environments, of a spec and an app.
  public internal(set) var coverage: VerificationCoverage?

  /// Creates a spec diff.
  public init(
    name: String, status: Status = .kept, oldPath: String?, newPath: String?, environments: [EnvironmentDiff] = [],
    changes: [ReportedChange] = []
  ) {
    self.name = name
    identity = SpecIdentity(path: name)
    self.status = status
    self.oldPath = oldPath
    self.newPath = newPath
    environmentNames = environments.map(\.name)
    self.environments = environments
    kept = KeptChanges(changes)
  }

  /// The number of changes of each class, without accepted ones.
  public var counts: ChangeCounts { kept.tally.counts }

  /// The number of accepted changes.
  public var acceptedCount: Int { kept.tally.accepted }

  /// The number of its changes that count and whose causes were not determined.
  var undeterminedCount: Int { kept.tally.undetermined }

  /// Whether it has changes, accepted or not.
  public var isChanged: Bool { kept.tally.count > 0 }

  /// The number of changes that are in memory.
  package var changesInMemory: Int { kept.countInMemory }

  /// Moves the changes to a store, from which they are read whenever something asks for them.
  package mutating func keepChanges(in store: any ChangeStore) { kept.move(to: store) }
}

/// Two versions of a table in one environment.
public struct EnvironmentDiff: Sendable {
  /// The name of the environment where there are several, else empty.
  public var name: String
  /// The differences of the two tables in this environment.
  public var diff: LayoutDiff

  /// Creates an environment diff.
  public init(name: String, diff: LayoutDiff) {
    self.name = name
    self.diff = diff
  }
}

/// A change as it is reported: once for all environments that have it.
public struct ReportedChange: Hashable, Sendable {
  /// As it is in the first of the environments.
  public var change: Change
  /// The environments that have it, by index.
  public var environments: [Int]
  /// Identifies a change across runs: 12 hexadecimal digits, derived from what changed, where, and from and to which values,
  /// but not from lines, positions, environments and what else was compared.
  public var fingerprint: String
  /// The fingerprints that it has in runs in fewer or more environments, in which its lengths are the same or differ: an acceptance of
  /// one of these is valid, too.
  public var otherFingerprints: Set<String> = []

  /// Those of all of them that are wanted, its own first.
  func fingerprints(where isWanted: (String) -> Bool) -> [String] {
    [fingerprint].filter(isWanted) + otherFingerprints.filter(isWanted).sorted()
  }

  /// The entry for it in a file of accepted changes.
  public var acceptance: Acceptance?
  /// Whether that entry is valid today, so that the change does not count.
  public var isAccepted: Bool { acceptance?.isValid == true }
  /// What in the inputs made it; nil if that is not known for certain.
  public var cause: ChangeCause?
  /// What an environment of the same name makes of the old version at the same place, with other values: a part of the cause.
  package var environmentShare: ChangeCause?
  /// Whether its cause was not looked for to the end, because there are too many edits, or because that exceeds the work limit.
  public var isCauseUndetermined = false
  /// The change with different numbers, if those differ between environments.
  public var variants: [Variant] = []

  /// Sets the edit that made it, together with what an environment made of it.
  package mutating func determine(_ edit: ChangeCause) {
    cause = environmentShare.map { ChangeCause(edit, with: edit.others + [$0]) } ?? edit
  }

  /// A change as it is in some of the environments.
  public struct Variant: Hashable, Sendable {
    /// The change with the numbers of these environments.
    public var change: Change
    /// The environments that have these numbers, by index.
    public var environments: [Int]

    package init(change: Change, environments: [Int]) {
      (self.change, self.environments) = (change, environments)
    }
  }

  package init(change: Change, environments: [Int], fingerprint: String) {
    (self.change, self.environments, self.fingerprint) = (change, environments, fingerprint)
  }
}

/// A record that a change is intentional.
public struct Acceptance: Hashable, Sendable {
  /// Why the change is intended, as the entry for it says.
  public var reason: String
  /// The last day on which it is valid, as `2027-01-31`; nil for no end.
  public var expires: String?
  /// Whether it is valid today.
  public var isValid = true

  package init(reason: String, expires: String?, isValid: Bool = true) {
    (self.reason, self.expires, self.isValid) = (reason, expires, isValid)
  }

  /// Until when it is valid, or was: `accepted until 2027-01-31, expired`; nil for one without an end.
  package var untilWords: String? { expires.map { "accepted until \($0)\(isValid ? "" : ", expired")" } }
}

extension DiffReport {
  /// The sentence that some specs could not be compared; nil if all were.
  ///
  /// - Parameter written: how the format writes a name.
  package func failedWords(_ written: (String) -> String = { $0 }) -> String? {
    guard !failed.isEmpty else { return nil }
    let names = failed.prefix(5).map(written).joined(separator: ", ") + (failed.count > 5 ? ", …" : "")
    return "\(counted(failed.count, "spec")) with errors could not be compared: \(names)."
  }
}

extension DiffReport {
  /// The sentence that the causes of some changes were not determined; nil if all were looked for.
  package var undeterminedWords: String? {
    let count = specs.reduce(0) { $0 + $1.undeterminedCount }
    guard count > 0 else { return nil }
    return "The cause of \(counted(count, "change")) was not determined: "
      + "there are too many edits to try each, or that exceeds the work limit."
  }
}

extension SpecDiff {
  /// The changes that are accepted, and those that are not.
  package var accepted: [ReportedChange] { changes.filter(\.isAccepted) }
  package var unaccepted: [ReportedChange] { changes.filter { !$0.isAccepted } }

  /// The status of the spec as a whole; nil if it is on both sides under the same name.
  package var statusWords: String? {
    switch status {
    case .kept: nil
    case .added: "new"
    case .removed: "gone"
    case .renamed(let old): "was \(old)"
    }
  }
}
