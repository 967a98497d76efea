import TableDiagnostics
import TableIR
import TableSupport

/// Collects findings: those at the same place, in several rows or environments, are one finding.
public struct Findings: Sendable {
  /// A finding with all rows and environments that it was found in.
  public struct Entry: Sendable {
    /// The finding itself: of those at its place, the one with the lowest rank.
    public var finding: Finding
    /// The first rows or other owners.
    public var owners: [String]
    private var all: Set<String>
    /// All owners in order, of findings that are added to others later.
    fileprivate var order: [String] = []
    /// The number of different owners that were noted, of which `owners` has the first.
    public var ownerCount: Int { all.count }
    /// The environments' indices, ascending.
    public var environments: [Int]
  }

  /// What was found, in the order in which each was found first.
  public private(set) var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  /// The index of the environment that is checked; nil for the table itself.
  private let environment: Int?
  /// The meter for the cost of checking.
  let work: WorkMeter
  private let keepsOwners: Bool

  /// Creates findings.
  public init(work: WorkMeter = WorkMeter(limit: .max)) {
    self.work = work
    (environment, keepsOwners) = (nil, false)
  }

  private struct Key: Hashable {
    var code: DiagnosticCode
    var place: SpecPlace?
    /// Two findings with the same code can point at the same key for different reasons only if their owners have
    /// different places.
    var pointsAtKey: Bool
  }

  /// The findings of one environment, which are added to others later.
  init(of environment: Int, work: WorkMeter) {
    self.work = work
    self.environment = environment
    keepsOwners = true
  }

  /// The maximum number of owners that are named.
  static let mostOwners = 4

  /// Adds a finding with its label, help, notes and fixes.
  mutating func add(
    _ code: DiagnosticCode, _ places: [SpecPlace], owner: String, _ message: String, label: String? = nil,
    help: String? = nil, notes: [Finding.PlacedNote] = [], fixes: [Finding.Fix] = [], rank: Double = 0,
    holder: SourceLocation? = nil, subject: String? = nil
  ) {
    var finding = Finding(code, places, owner: owner, message)
    (finding.label, finding.help, finding.notes) = (label, help, notes)
    (finding.fixes, finding.rank) = (fixes, rank)
    (finding.holder, finding.subject) = (holder, subject)
    add(finding)
  }

  /// Adds a finding; if its code was found at its place before, only its owner and its environment are noted there.
  public mutating func add(_ finding: Finding) {
    let key = Key(code: finding.code, place: finding.places.first, pointsAtKey: finding.pointsAtKey)
    guard let index = indices[key] else {
      indices[key] = entries.count
      entries.append(Entry(finding, environment: environment))
      if keepsOwners { entries[entries.count - 1].order = [finding.owner] }
      return
    }
    entries[index].note(finding, environment: environment, keepsOwners: keepsOwners)
  }

  /// Adds the findings of one environment, or of some rows in one, as if they were made here.
  public mutating func add(_ others: Findings) {
    for other in others.entries {
      let key = Key(
        code: other.finding.code, place: other.finding.places.first, pointsAtKey: other.finding.pointsAtKey)
      if let index = indices[key] {
        entries[index].note(other, keepsOwners: keepsOwners)
      } else {
        indices[key] = entries.count
        entries.append(other)
        if !keepsOwners { entries[entries.count - 1].order = [] }
      }
    }
  }
}

extension Findings.Entry {
  fileprivate init(_ finding: Finding, environment: Int?) {
    self.finding = finding
    owners = [finding.owner]
    all = [finding.owner]
    environments = environment.map { [$0] } ?? []
  }

  fileprivate mutating func note(_ other: Finding, environment: Int?, keepsOwners: Bool) {
    if let environment, environments.last != environment { environments.append(environment) }
    // Later environments repeat the same rows.
    if environments.count <= 1, add(other.owner), keepsOwners { order.append(other.owner) }
    if other.rank < finding.rank { finding = other }
  }

  /// Takes the finding of the same environment or of a later one.
  fileprivate mutating func note(_ other: Findings.Entry, keepsOwners: Bool) {
    for environment in other.environments where environments.last != environment { environments.append(environment) }
    if environments.count <= 1 { for owner in other.order where add(owner) && keepsOwners { order.append(owner) } }
    if other.finding.rank < finding.rank { finding = other.finding }
  }

  /// Merges another entry that points at the same place.
  mutating func merge(_ other: Findings.Entry) {
    environments = Array(Set(environments).union(other.environments)).sorted()
    for owner in other.owners { add(owner) }
    all.formUnion(other.all)
    if other.finding.rank < finding.rank { finding = other.finding }
  }

  /// Returns whether it is new.
  @discardableResult
  private mutating func add(_ owner: String) -> Bool {
    guard all.insert(owner).inserted else { return false }
    if owners.count < Findings.mostOwners { owners.append(owner) }
    return true
  }
}
