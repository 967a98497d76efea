import Testing

@testable import TableConstraints

@Suite("In the search for the best basis of any system")
struct SearchTests {
  @Test("No path to another best basis is wrong, so nothing has to be repaired")
  func soundness() {
    var steps = 0
    for each in RandomCase.cases(8, 40) + RandomCase.cases(9, 40) {
      var prepared = PreparedSystem(each.system)
      for parameters in each.parameters { _ = prepared.solve(parameters) }
      #expect(prepared.parts.allSatisfy { $0.tree.isSound }, each.note)
      for part in prepared.parts { steps += part.tree.count - 1 }
    }
    #expect(steps > 500)
  }

  @Test("Bland's rule from the first step on finds an equally good solution")
  func bland() {
    for each in RandomCase.cases(5, 60) {
      var (usual, bland) = (
        PreparedSystem(each.system), PreparedSystem(each.system, limits: SearchLimits(stepsBeforeBland: 0))
      )
      for parameters in each.parameters {
        let (expected, solution) = (usual.solve(parameters), bland.solve(parameters))
        let sums = BrokenSums(each.random, values: expected.values, parameters: parameters)
        #expect(
          BrokenSums(each.random, values: solution.values, parameters: parameters).compared(to: sums) == 0, each.note)
        #expect(solution.isUnique == expected.isUnique && !solution.isExhausted, each.note)
      }
    }
  }

  @Test("A search that is given up reports that, and its report of its values is right")
  func givenUp() {
    var count = 0
    for each in RandomCase.cases(6, 60) {
      var (usual, short) = (
        PreparedSystem(each.system), PreparedSystem(each.system, limits: SearchLimits(steps: 1))
      )
      for parameters in each.parameters {
        let (expected, solution) = (usual.solve(parameters), short.solve(parameters))
        let amounts = each.random.constraints.map { $0.broken(solution.values, parameters) }
        #expect(solution.violated.map(\.constraint.index) == amounts.indices.filter { amounts[$0] > 1e-6 }, each.note)
        if solution.isExhausted { count += 1 }
        let sums = BrokenSums(each.random, values: expected.values, parameters: parameters)
        let isAsGood =
          BrokenSums(each.random, values: solution.values, parameters: parameters).compared(to: sums) == 0
        #expect(isAsGood || solution.isExhausted, each.note)
      }
    }
    #expect(count > 50)
  }
}
