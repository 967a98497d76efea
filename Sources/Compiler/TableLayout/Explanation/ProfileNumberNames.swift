import TableIR
import TableSupport

extension MetricsProfile {
  /// The name of a number, as profile files write it: `labels.imageGap`. (A key path can describe itself since macOS 13.3.)
  static func name(of path: PartialKeyPath<MetricsProfile>) -> String {
    guard let offset = MemoryLayout<MetricsProfile>.offset(of: path),
      let number = numbers.last(where: { $0.offset <= offset })
    else { preconditionFailure("the number is not stored in a group of the profile") }
    return number.name
  }

  /// The names of all numbers.
  static var allNumberNames: [String] { numbers.map(\.name) }

  /// The numbers that another profile has differently, by their names, each from its value here to the other's: `20 → 16`; without values
  /// where a number is a list.
  public func changes(to other: MetricsProfile) -> [String: String] {
    var changes: [String: String] = [:]
    for (mine, others) in zip(Self.fields(of: self), Self.fields(of: other)) {
      for (old, new) in zip(Self.fields(of: mine.value), Self.fields(of: others.value))
      where "\(old.value)" != "\(new.value)" {
        let values = [old.value, new.value].compactMap(Self.words)
        changes["\(mine.name).\(old.name)"] = values.count == 2 ? values.joined(separator: " → ") : ""
      }
    }
    return changes
  }

  private static func words(_ value: Any) -> String? {
    switch value {
    case let number as Double: String(decimal: number)
    case let number as Double?: number.map { String(decimal: $0) } ?? "none"
    case let size as LayoutSize: "\(String(decimal: size.width)) × \(String(decimal: size.height))"
    case let flag as Bool: "\(flag)"
    case let word as any RawRepresentable<String>: word.rawValue
    default: nil
    }
  }

  /// The numbers of all groups, in the order in which they are stored.
  private static let numbers = fields(of: MetricsProfile()).flatMap { group in
    fields(of: group.value).map { (name: "\(group.name).\($0.name)", offset: group.offset + $0.offset) }
  }

  /// The stored properties of a structure, and where each is in it: after the one before it, at the next place for its type.
  private static func fields(of structure: Any) -> [(name: String, value: Any, offset: Int)] {
    var fields: [(name: String, value: Any, offset: Int)] = []
    var end = 0
    for (name, value) in Mirror(reflecting: structure).children {
      let (size, alignment) = room(for: value)
      let offset = (end + alignment - 1) / alignment * alignment
      fields.append((name ?? "", value, offset))
      end = offset + size
    }
    return fields
  }

  private static func room<Value>(for value: Value) -> (size: Int, alignment: Int) {
    (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }
}
