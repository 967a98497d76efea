import TableIR

/// The versions of iOS in which each host has a key or a value: those of Apple's documentation.
///
/// It is written where the key or the value is described; the reference, editors and `lint` follow from it.
package struct Availability: Sendable {
  /// What has it, in the plural: `symbols`.
  let noun: String
  private let versions: @Sendable (TableHost) -> ClosedRange<Int>?

  /// What every host has from a version on.
  static func since(_ first: Int, _ noun: String) -> Availability {
    Availability(noun) { _ in first...Int.max }
  }

  /// What hosts have in different versions.
  /// - Parameters:
  ///   - table: the first version in which a table view has it; nil if it never has.
  ///   - list: the same for a list of a collection view; nil if it never has.
  ///   - swiftui: the versions in which SwiftUI has it; up to iOS 15, its lists are table views.
  static func of(_ noun: String, table: Int?, list: Int?, swiftui: ClosedRange<Int>?) -> Availability {
    Availability(noun) {
      switch $0 {
      case .table: table.map { $0...Int.max }
      case .list: list.map { $0...Int.max }
      case .swiftui: swiftui
      }
    }
  }

  private init(_ noun: String, versions: @escaping @Sendable (TableHost) -> ClosedRange<Int>?) {
    (self.noun, self.versions) = (noun, versions)
  }

  /// Whether a host has it in a version.
  func holds(_ host: TableHost, ios: Int) -> Bool { versions(host)?.contains(ios) == true }

  /// Why a host lacks it in a version, in words without a full stop; nil if it has it.
  package func problem(_ host: TableHost, ios: Int) -> String? {
    guard !holds(host, ios: ios) else { return nil }
    guard let versions = versions(host) else { return "\(host.nouns) have no \(noun)" }
    guard ios < versions.lowerBound else {
      return "\(host.nouns) have no \(noun) from iOS \(versions.upperBound + 1) on, and this is iOS \(ios)"
    }
    let isOwn = self.versions(.table)?.lowerBound != versions.lowerBound
    return "\(noun) are only available in iOS \(versions.lowerBound) or newer\(isOwn ? " in \(host.nouns)" : ""), "
      + "and this is iOS \(ios)"
  }

  /// As a part of a key's description: `from iOS 9 on; not in lists of collection views`.
  var words: String {
    guard let table = versions(.table)?.lowerBound else {
      let hosts = [TableHost.list, .swiftui].compactMap { host in
        versions(host).map { "\(host.nouns), from iOS \($0.lowerBound) on" }
      }
      return hosts.isEmpty ? "" : "only in " + hosts.joined(separator: ", and in ")
    }
    var parts = table > MetricsProfile.firstVersion ? ["from iOS \(table) on"] : []
    for host in [TableHost.list, .swiftui] {
      guard let own = versions(host) else {
        parts.append("not in \(host.nouns)")
        continue
      }
      if own.lowerBound > max(table, host.firstVersion) {
        parts.append("from iOS \(own.lowerBound) on in \(host.nouns)")
      }
      if own.upperBound < Int.max { parts.append("not in \(host.nouns) from iOS \(own.upperBound + 1) on") }
    }
    return parts.joined(separator: "; ")
  }
}

/// A type of which some values came later than the others.
protocol Dated {
  /// Nil for what every version has.
  var availability: Availability? { get }
}

extension TableHost {
  /// In messages, in the plural.
  fileprivate var nouns: String {
    switch self {
    case .table: "table views"
    case .list: "lists of collection views"
    case .swiftui: "lists of SwiftUI"
    }
  }

  /// The first version of iOS that has it.
  var firstVersion: Int {
    switch self {
    case .table: MetricsProfile.firstVersion
    case .list: 14
    case .swiftui: 13
    }
  }
}

extension MetricsProfile {
  /// The first version of iOS that can be laid out.
  fileprivate static let firstVersion = 6
}

/// Words of the language, of which some came later than others.
package struct Words: RandomAccessCollection, Sendable, ExpressibleByArrayLiteral {
  package let names: [String]
  /// When words came that every version does not have.
  private(set) var dates: [String: Availability]

  init(_ names: [String], dates: [String: Availability] = [:]) {
    (self.names, self.dates) = (names, dates)
  }

  package init(arrayLiteral names: String...) { self.init(names) }

  /// The words of values, in their order.
  init<Value: Sendable>(_ names: [String], of values: [Value]) {
    self.init(names)
    for (name, value) in zip(names, values) { dates[name] = (value as? any Dated)?.availability }
  }

  package var startIndex: Int { names.startIndex }
  package var endIndex: Int { names.endIndex }
  package subscript(position: Int) -> String { names[position] }
}
