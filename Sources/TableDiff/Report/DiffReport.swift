/// The result of a run: every pair of specs that it compared, in the order of their names.
public struct DiffReport: Sendable {
  public var specs: [SpecDiff]
  /// The names of those that could not be compared.
  public var failed: [String]
  /// How much of an app was verified; nil for a comparison of two versions.
  public var verification: Verification?

  public init(specs: [SpecDiff], failed: [String] = []) {
    self.specs = specs
    self.failed = failed
  }

  /// Whether there are no differences at all, accepted ones included.
  public var isEmpty: Bool { specs.allSatisfy { $0.changes.isEmpty } }

  /// The number of changes of each class, without accepted ones.
  public var counts: ChangeCounts { specs.reduce(into: ChangeCounts()) { $0.add($1.counts) } }
}

/// Two versions of a spec, compared in all environments.
public struct SpecDiff: Sendable {
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
  public var status: Status
  /// The names of the two files in messages: `HEAD~1:Specs/login.yaml`. Nil if there is none.
  public var oldPath: String?
  public var newPath: String?
  /// In the order of the new side's environments. Empty where the spec is on one side only.
  public var environments: [EnvironmentDiff]
  /// The changes of all environments, each reported once: the worst class first, then from top to bottom.
  public var changes: [ReportedChange]

  public init(
    name: String, status: Status = .kept, oldPath: String?, newPath: String?, environments: [EnvironmentDiff] = [],
    changes: [ReportedChange] = []
  ) {
    self.name = name
    identity = SpecIdentity(path: name)
    self.status = status
    self.oldPath = oldPath
    self.newPath = newPath
    self.environments = environments
    self.changes = changes
  }

  public var counts: ChangeCounts {
    changes.reduce(into: ChangeCounts()) { if !$1.isAccepted { $0.add($1.change.changeClass) } }
  }
}

/// Two versions of a table in one environment.
public struct EnvironmentDiff: Sendable {
  /// The name of the environment where there are several, else empty.
  public var name: String
  public var diff: LayoutDiff

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
  /// All of them, its own first.
  var fingerprints: [String] { [fingerprint] + otherFingerprints.sorted() }
  /// The entry for it in a file of accepted changes.
  public var acceptance: Acceptance?
  /// Whether that entry is valid today, so that the change does not count.
  public var isAccepted: Bool { acceptance?.isValid == true }
  /// What in the inputs made it; nil if that is not known for certain.
  public var cause: ChangeCause?
  /// The change with different numbers, if those differ between environments.
  public var variants: [Variant] = []

  /// A change as it is in some of the environments.
  public struct Variant: Hashable, Sendable {
    public var change: Change
    public var environments: [Int]
  }

}

/// A record that a change is intentional.
public struct Acceptance: Hashable, Sendable {
  public var reason: String
  /// The last day on which it is valid, as `2027-01-31`; nil for no end.
  public var expires: String?
  /// Whether it is valid today.
  public var isValid = true
}
