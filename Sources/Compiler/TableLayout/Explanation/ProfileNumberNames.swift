import TableIR

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
