import TableDiagnostics
import TableIR

/// Collects what rules find: what is found again in the same place, in another row or environment, is one finding.
public struct Findings: Sendable {
  /// A finding with all rows and environments that it was found in.
  public struct Entry: Sendable {
    public var finding: Finding
    /// The first rows or other owners, and how many there are.
    public var owners: [String]
    public var ownerCount: Int
    /// The environments' indices, ascending.
    public var environments: [Int]
  }

  public private(set) var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  /// The index of the environment that is looked at, or nil while the table itself is.
  var environment: Int?

  private struct Key: Hashable {
    var code: DiagnosticCode
    var place: SpecPlace?
    /// Two findings of a code can mean the same key for different reasons only where their owners have other places.
    var pointsAtKey: Bool
  }

  /// The most owners that are named.
  static let mostOwners = 4

  public mutating func add(_ finding: Finding) {
    let key = Key(code: finding.code, place: finding.places.first, pointsAtKey: finding.pointsAtKey)
    guard let index = indices[key] else {
      indices[key] = entries.count
      entries.append(
        Entry(
          finding: finding, owners: [finding.owner], ownerCount: 1, environments: environment.map { [$0] } ?? []))
      return
    }
    entries[index].note(finding, environment: environment)
  }
}

extension Findings.Entry {
  fileprivate mutating func note(_ other: Finding, environment: Int?) {
    if let environment, environments.last != environment { environments.append(environment) }
    // In a later environment the same rows come again.
    if environments.count <= 1 { add(owners: [other.owner], count: 1) }
    if other.rank < finding.rank { finding = other }
  }

  /// Takes another entry that turned out to point at the same place.
  mutating func merge(_ other: Findings.Entry) {
    environments = Array(Set(environments).union(other.environments)).sorted()
    add(owners: other.owners, count: other.ownerCount)
    if other.finding.rank < finding.rank { finding = other.finding }
  }

  private mutating func add(owners others: [String], count: Int) {
    let isSame = others == [owners.last] && count == 1
    guard !isSame else { return }
    ownerCount += count
    for owner in others where owners.count < Findings.mostOwners && !owners.contains(owner) { owners.append(owner) }
  }
}
