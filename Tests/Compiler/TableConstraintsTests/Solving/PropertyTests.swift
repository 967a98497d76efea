import RandomNumbers
import Testing

@testable import TableConstraints

@Suite("For any system")
struct PropertyTests {
  @Test("Neither the order of solving nor its cache affects a solution, to the last digit", arguments: 0..<4)
  func order(seed: Int) {
    for each in RandomCase.cases(seed, 30) {
      var (forward, backward) = (PreparedSystem(each.system), PreparedSystem(each.system))
      var forgetful = PreparedSystem(each.system, limits: SearchLimits(roomForPaths: 0))
      var small = PreparedSystem(each.system, limits: SearchLimits(roomForPaths: 2_000))
      let solutions = each.parameters.map { forward.solve($0) }
      let reversed: [Solution] = each.parameters.reversed().map { backward.solve($0) }.reversed()
      #expect(solutions.map(\.bits) == reversed.map(\.bits), each.note)
      #expect(solutions == reversed, each.note)
      for (parameters, solution) in zip(each.parameters, solutions) {
        var fresh = PreparedSystem(each.system)
        #expect(fresh.solve(parameters).bits == solution.bits, each.note)
        #expect(forgetful.solve(parameters).bits == solution.bits, each.note)
        #expect(small.solve(parameters).bits == solution.bits, each.note)
        #expect(forgetful.solve(parameters).isUnique == solution.isUnique, each.note)
      }
    }
  }

  @Test("Ten thousand solutions are equal to the first")
  func drift() throws {
    let each = try #require(RandomCase.cases(1, 1, parameterSets: 50).first)
    var prepared = PreparedSystem(each.system)
    let first = each.parameters.map { prepared.solve($0).bits }
    for _ in 0..<200 {
      #expect(each.parameters.map { prepared.solve($0).bits } == first)
    }
  }

  @Test("Solutions for near and far parameters equal those of a system prepared for them", arguments: 0..<4)
  func parametric(seed: Int) {
    for each in RandomCase.cases(seed, 30) {
      var prepared = PreparedSystem(each.system)
      for (index, near) in each.parameters.enumerated() {
        let parameters = near.map { $0 * [1, 10, -3, 1, 100, 0.01][index] }
        var fresh = PreparedSystem(each.random.system(nominals: parameters))
        let (solution, expected) = (prepared.solve(parameters), fresh.solve(parameters))
        let sums = BrokenSums(each.random, values: solution.values, parameters: parameters)
        let expectedSums = BrokenSums(each.random, values: expected.values, parameters: parameters)
        #expect(sums.compared(to: expectedSums) == 0, each.note)
        #expect(solution.isUnique == expected.isUnique, each.note)
        if expected.isUnique { #expect(solution.isClose(to: expected), each.note) }
        #expect(!solution.isExhausted)
      }
    }
  }

  @Test("Parameters are equivalent to constants")
  func constants() {
    for each in RandomCase.cases(7, 60) {
      var prepared = PreparedSystem(each.system)
      for parameters in each.parameters {
        var fixed = each.random
        fixed.constraints = fixed.constraints.map { constraint in
          var constraint = constraint
          let zeros = [Double](repeating: 0, count: each.random.isNonnegative.count)
          constraint.constant = constraint.value(zeros, parameters)
          (constraint.parameters, constraint.parameterCoefficients) = ([], [])
          return constraint
        }
        let (solution, expected) = (prepared.solve(parameters), fixed.system(nominals: []).solved())
        let sums = BrokenSums(each.random, values: solution.values, parameters: parameters)
        #expect(sums.compared(to: BrokenSums(fixed, values: expected.values, parameters: [])) == 0, each.note)
        if expected.isUnique { #expect(solution.isClose(to: expected), each.note) }
      }
    }
  }

  @Test("The reported violations are the actual ones", arguments: 0..<2)
  func violations(seed: Int) {
    for each in RandomCase.cases(seed, 50) {
      var prepared = PreparedSystem(each.system)
      for parameters in each.parameters {
        let solution = prepared.solve(parameters)
        let amounts = each.random.constraints.map { $0.broken(solution.values, parameters) }
        #expect(solution.violated.map(\.constraint.index) == amounts.indices.filter { amounts[$0] > 1e-6 }, each.note)
        for violation in solution.violated {
          #expect((violation.amount - amounts[violation.constraint.index]).magnitude < 1e-6)
          #expect(violation.priority == each.random.constraints[violation.constraint.index].priority)
        }
      }
    }
  }

  @Test("An additional constraint that already holds changes nothing", arguments: 0..<4)
  func satisfied(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for each in RandomCase.cases(seed, 30) {
      for parameters in each.parameters {
        let solution = each.system.solvedOnce(parameters)
        var more = each.random
        guard var added = more.constraints.randomElement(using: &generator) else { continue }
        // Moved to where the solution is, with room to spare or just so.
        added.constant -= added.value(solution.values, parameters)
        added.relation = generator.below(3) - 1
        added.constant += Double(added.relation) * Double(generator.below(3)) * 5
        added.priority = [1, 50, 250, 1_000][generator.below(4)]
        more.constraints.append(added)
        let other = more.system(nominals: each.system.nominals).solvedOnce(parameters)
        let sums = BrokenSums(each.random, values: solution.values, parameters: parameters)
        #expect(
          BrokenSums(each.random, values: other.values, parameters: parameters).compared(to: sums) == 0, each.note)
        guard solution.isUnique else { continue }
        #expect(other.isUnique && other.isClose(to: solution), each.note)
      }
    }
  }

  @Test("Doubled numbers give a doubled solution, to the last digit")
  func scale() {
    for each in RandomCase.cases(3, 60) {
      var doubled = each.random
      for index in doubled.constraints.indices { doubled.constraints[index].constant *= 1_024 }
      for parameters in each.parameters {
        let solution = each.random.system(nominals: each.system.nominals).solvedOnce(parameters)
        let other = doubled.system(nominals: each.system.nominals.map { $0 * 1_024 })
          .solvedOnce(parameters.map { $0 * 1_024 })
        #expect(other.values == solution.values.map { $0 * 1_024 }, each.note)
      }
    }
  }

  @Test(
    "An alternative has the same violations and differs where reported, if and only if a solution is not unique",
    arguments: 0..<4)
  func alternatives(seed: Int) {
    for each in RandomCase.cases(seed, 25) {
      var prepared = PreparedSystem(each.system)
      for parameters in each.parameters {
        let solution = prepared.solve(parameters)
        let (ranges, alternative) = (prepared.ranges(at: parameters), prepared.alternative(at: parameters))
        #expect(solution.isUnique == ranges.isEmpty, each.note)
        #expect(solution.isUnique == (alternative == nil), each.note)
        for range in ranges {
          #expect((range.lowest...range.highest).contains(solution[range.variable]), each.note)
        }
        guard let alternative else { continue }
        let other = alternative.solution
        let sums = BrokenSums(each.random, values: solution.values, parameters: parameters)
        #expect(
          BrokenSums(each.random, values: other.values, parameters: parameters).compared(to: sums) == 0, each.note)
        #expect(zip(other.values, each.random.isNonnegative).allSatisfy { !$1 || $0 >= 0 }, each.note)
        #expect(Set(alternative.differing).isSubset(of: ranges.map(\.variable)), each.note)
        for variable in solution.values.indices {
          let isReported = alternative.differing.contains { $0.index == variable }
          #expect(isReported == ((solution.values[variable] - other.values[variable]).magnitude > 1e-6), each.note)
        }
      }
    }
  }
}

extension LinearSystem {
  fileprivate func solvedOnce(_ parameters: [Double]) -> Solution {
    var prepared = PreparedSystem(self)
    return prepared.solve(parameters)
  }
}

extension Solution {
  fileprivate var bits: [UInt64] { values.map(\.bitPattern) }

  fileprivate func isClose(to other: Solution) -> Bool {
    zip(values, other.values).allSatisfy { ($0 - $1).magnitude <= 1e-6 * max(1, $1.magnitude) }
  }
}
