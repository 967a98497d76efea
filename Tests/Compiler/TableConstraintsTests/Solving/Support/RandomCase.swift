import RandomNumbers
import TableConstraints
import Testing

/// A system drawn by chance, with parameters to solve it for.
struct RandomCase {
  let random: RandomSystem
  let parameters: [[Double]]
  let system: LinearSystem
  /// Tells a failing case from others.
  let note: Comment

  /// Cases of up to twelve variables and thirty constraints. Odd seeds have coefficients of a half, one and two.
  static func cases(_ seed: Int, _ count: Int, parameterSets: Int = 6) -> [RandomCase] {
    var generator = Generator(state: 1_000 + UInt64(seed))
    return (0..<count).map { round in
      let shape = RandomSystem.Shape(
        variables: 2...12, parameters: 1...5, constraints: 2...30, priorities: [1_000, 999, 750, 250, 50],
        hasOddNumbers: seed.isMultiple(of: 2))
      let random = RandomSystem(shape, &generator)
      let nominals = random.parameters(&generator)
      return RandomCase(
        random: random, parameters: (0..<parameterSets).map { _ in random.parameters(&generator) },
        system: random.system(nominals: nominals), note: "\(seed).\(round): \(random), prepared at \(nominals)")
    }
  }
}
