import TableIR

/// The environments that one table is laid out for.
public struct EnvironmentMatrix: Sendable {
  /// One environment of the matrix, with its name and its metrics.
  public struct Entry: Hashable, Sendable {
    /// Its unique name, made from what was requested: `iphone-se-dark`. Suitable for file names.
    public var name: String
    /// The name of the declaration that it was made from.
    var group: String?
    /// Its `name` is set if there are several entries.
    public var environment: Environment
    /// The metrics for its layout.
    public var metrics: Table.Metrics

    /// Whether a name refers to this entry, alone or with others.
    public func isCalled(_ name: String) -> Bool { name == self.name || name == group }
  }

  /// In the order in which they were requested; equal entries without names are merged.
  public private(set) var entries: [Entry] = []
  /// The names of environments merged into an entry, each with the entry's name.
  private var merged: [String: String] = [:]

  /// - Parameters:
  ///   - spec: the environments of the table's spec.
  ///   - flags: the environments set by flags; an axis with a choice here ignores the spec's.
  ///   - metrics: the metrics of environments that name none.
  public init(spec: [EnvironmentAxes], flags: EnvironmentAxes, metrics: Table.Metrics) {
    let spec = spec.isEmpty ? [EnvironmentAxes()] : spec
    let combinations = spec.map { EnvironmentCombination.all(of: $0, overriddenBy: flags, metrics: metrics) }
    // Names written in the spec take precedence over generated ones.
    let written = zip(spec, combinations).compactMap { $1.count == 1 ? $0.name?.lowercased() : nil }
    let isAlone = combinations.count == 1 && combinations[0].count == 1
    var known: [KnownEntry: Int] = [:]
    var names: Set<String> = []
    for (axes, combinations) in zip(spec, combinations) {
      for combination in combinations {
        let environment = combination.environment
        let entry = KnownEntry(name: axes.name, environment: environment, metrics: combination.metrics)
        // Hashing an environment and its metrics costs more than most tables, which have one.
        if !isAlone {
          if let same = known[entry] {
            merged[combination.name] = entries[same].name
            continue
          }
          known[entry] = entries.count
        }
        let isWritten = combination.name == axes.name
        let name = Self.free(combination.name, among: &names, besides: isWritten ? [] : written)
        entries.append(
          Entry(name: name, group: axes.name, environment: environment, metrics: combination.metrics))
      }
    }
    if entries.count > 1 { for index in entries.indices { entries[index].environment.name = entries[index].name } }
  }

  /// Keeps only the entries with these names, or made from a declaration with one of these names.
  public mutating func select(_ names: [String]) {
    entries.removeAll { entry in !names.contains { entry.isCalled($0) } }
  }

  /// The name of the entry that an environment of this name was merged into because both are the same; nil for others.
  public func entry(mergedFrom name: String) -> String? { merged[name] }

  private struct KnownEntry: Hashable {
    var name: String?
    var environment: Environment
    var metrics: Table.Metrics
  }

  /// A name that no other environment has, ignoring case, as some file systems do.
  private static func free(_ name: String, among names: inout Set<String>, besides written: [String]) -> String {
    func take(_ name: String) -> Bool {
      let plain = name.lowercased()
      return !written.contains(plain) && names.insert(plain).inserted
    }
    if take(name) { return name }
    var number = 2
    while !take("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}
