/// Names that differ from each other, in as many steps as there are names: `label`, `label-2`, `label-3`.
struct UniqueNames {
  private var taken: Set<String>
  /// How many names were tried.
  private(set) var attempts = 0
  /// The number that was last given to a name.
  private var numbers: [String: Int] = [:]

  init(besides taken: Set<String> = []) { self.taken = taken }

  func contains(_ name: String) -> Bool { taken.contains(name) }

  /// Takes a name as it is. Returns whether nothing else has it.
  @discardableResult
  mutating func take(_ name: String) -> Bool { taken.insert(name).inserted }

  /// Takes a name, with a number if something else has it.
  mutating func name(_ wished: String) -> String {
    var name = wished
    var number = numbers[wished] ?? 1
    attempts += 1
    while !taken.insert(name).inserted {
      attempts += 1
      number += 1
      name = "\(wished)-\(number)"
    }
    numbers[wished] = number
    return name
  }
}
