import RandomNumbers
import Testing

@testable import TableConstraints

@Suite("No corner breaks less than a solution")
struct ExhaustiveSearchTests {
  @Test("No corner breaks less at any priority, in small systems", arguments: 0..<6)
  func leastBroken(seed: Int) throws {
    var generator = Generator(state: UInt64(seed))
    for round in 0..<100 {
      let shape = RandomSystem.Shape(
        variables: 1...3, parameters: 0...2, constraints: 1...10,
        priorities: [1_000, 999, 750, 250, 50], hasOddNumbers: seed.isMultiple(of: 2),
        scales: seed < 4 ? [1] : [0.01, 1, 100])
      let random = RandomSystem(shape, &generator)
      var prepared = PreparedSystem(random.system(nominals: random.parameters(&generator)))
      for _ in 0..<2 {
        let parameters = random.parameters(&generator)
        let solution = prepared.solve(parameters)
        let sums = BrokenSums(random, values: solution.values, parameters: parameters)
        let least = ExhaustiveSearch(random, parameters: parameters).least
        #expect(sums.compared(to: least) <= 0, "\(seed).\(round): \(sums) for \(least): \(random) at \(parameters)")
        #expect(!solution.isExhausted)
        #expect(zip(solution.values, random.isNonnegative).allSatisfy { !$1 || $0 >= 0 })
      }
    }
  }

  @Test(
    "A solution is unique if and only if there is one such corner",
    arguments: 0..<4)
  func uniqueness(seed: Int) throws {
    var generator = Generator(state: 100 + UInt64(seed))
    for round in 0..<200 {
      let shape = RandomSystem.Shape(variables: 1...2, parameters: 0...2, constraints: 1...7)
      let random = RandomSystem(shape, &generator)
      var prepared = PreparedSystem(random.system(nominals: random.parameters(&generator)))
      for _ in 0..<3 {
        let parameters = random.parameters(&generator)
        let search = ExhaustiveSearch(random, parameters: parameters, isBounded: true)
        let ranges = random.isNonnegative.indices.map { search.range(of: $0) }
        let expected = ranges.indices.filter { ranges[$0].upperBound - ranges[$0].lowerBound > 1e-6 }
        let solution = prepared.solve(parameters)
        let found = prepared.ranges(at: parameters)
        let note: Comment = "\(seed).\(round): \(found) for \(ranges): \(random) at \(parameters)"
        #expect(solution.isUnique == expected.isEmpty, note)
        try #require(found.map(\.variable.index) == expected, note)
        for range in found {
          let expected = ranges[range.variable.index]
          #expect(isSame(range.lowest, expected.lowerBound) && isSame(range.highest, expected.upperBound), note)
        }
      }
    }
  }

  private func isSame(_ end: Double, _ corner: Double) -> Bool {
    // A variable may be kept back by another one that is far away.
    if corner.magnitude > ExhaustiveSearch.faraway / 100 { return end == (corner > 0 ? .infinity : -.infinity) }
    return (end - corner).magnitude < 1e-6
  }
}
