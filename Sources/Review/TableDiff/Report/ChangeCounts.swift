/// The number of changes of each class.
public struct ChangeCounts: Hashable, Sendable {
  private var counts: [ChangeClass: Int] = [:]

  /// Creates change counts with their defaults.
  public init() {}

  /// The number of changes of a class.
  public subscript(changeClass: ChangeClass) -> Int { counts[changeClass] ?? 0 }

  /// The number of changes of all classes together.
  public var total: Int { counts.values.reduce(0, +) }

  /// Counts one more change of a class.
  public mutating func add(_ changeClass: ChangeClass) { counts[changeClass, default: 0] += 1 }

  /// Adds the numbers of other changes, class by class.
  public mutating func add(_ other: ChangeCounts) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// `2 breaking`, `3 layout`, the worst first, each with its class.
  var parts: [(words: String, changeClass: ChangeClass)] {
    ChangeClass.allCases.filter { self[$0] > 0 }.map { ("\(self[$0]) \($0.rawValue)", $0) }
  }

  /// `2 breaking, 3 layout`; nil for none.
  public var words: String? { Self.list(parts.map(\.words)) }

  /// The same without what changes nothing that can be seen, such as the name of a spec.
  var wordsOfSeen: String? { Self.list(parts.filter { $0.changeClass != .none }.map(\.words)) }

  private static func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
}
