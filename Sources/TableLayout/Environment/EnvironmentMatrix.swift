import TableIR

/// The environments that one table is laid out for.
public struct EnvironmentMatrix: Sendable {
  public struct Entry: Hashable, Sendable {
    /// What tells it from the others, made of what was asked for: `iphone-se-dark`. Good for a file's name.
    public var name: String
    /// Its own `name` is set where there are several entries.
    public var environment: Environment
    /// The metrics that it is laid out by.
    public var metrics: Table.Metrics
  }

  /// In the order in which they were asked for; two that come to the same are one.
  public private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - spec: what the table's spec asks for.
  ///   - flags: what a run asks for; an axis that has a choice here has no other.
  ///   - metrics: of environments that name none.
  public init(spec: [EnvironmentAxes], flags: EnvironmentAxes, metrics: Table.Metrics) {
    var known: Set<KnownEntry> = []
    var names: Set<String> = []
    for axes in spec.isEmpty ? [EnvironmentAxes()] : spec {
      for combination in EnvironmentCombination.all(of: axes, overriddenBy: flags, metrics: metrics) {
        let environment = combination.environment
        guard known.insert(KnownEntry(environment: environment, metrics: combination.metrics)).inserted else {
          continue
        }
        let name = Self.free(combination.name, among: &names)
        entries.append(Entry(name: name, environment: environment, metrics: combination.metrics))
      }
    }
    if entries.count > 1 { for index in entries.indices { entries[index].environment.name = entries[index].name } }
  }

  /// Keeps only the entries with these names.
  public mutating func select(_ names: [String]) {
    entries.removeAll { !names.contains($0.name) }
    if entries.count == 1 { entries[0].environment.name = nil }
  }

  private struct KnownEntry: Hashable {
    var environment: Environment
    var metrics: Table.Metrics
  }

  /// A name that no other environment has: one that was written may be like one that was made.
  private static func free(_ name: String, among names: inout Set<String>) -> String {
    if names.insert(name).inserted { return name }
    var number = 2
    while !names.insert("\(name)-\(number)").inserted { number += 1 }
    return "\(name)-\(number)"
  }
}
