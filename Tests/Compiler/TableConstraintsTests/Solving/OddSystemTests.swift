import Testing

@testable import TableConstraints

@Suite("Unusual systems")
struct OddSystemTests {
  @Test("An empty system has an empty solution")
  func empty() {
    let solution = LinearSystem().solved(1, 2)
    #expect(solution.values.isEmpty && solution.violated.isEmpty && solution.isUnique && !solution.isExhausted)
    #expect(LinearSystem().conflict().isEmpty)
  }

  @Test("Variables without constraints are 0")
  func nothingHeld() {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable(isNonnegative: true))
    let solution = system.solved()
    #expect(solution[x, y] == [0, 0])
    #expect(!solution.isUnique)
    #expect(solution.violated.isEmpty)
  }

  @Test("Variables bounded on one side are 0 if allowed")
  func unbounded() {
    var system = LinearSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable(isNonnegative: true))
    system.add(x, .lessOrEqual, 100.0)
    system.add(y, .greaterOrEqual, 20.0)
    system.add(z, .greaterOrEqual, x - 10.0)
    let solution = system.solved()
    #expect(solution[x, y, z] == [0, 20, 0])
    #expect(!solution.isUnique)
  }

  @Test("Redundant constraints do not change the solution")
  func redundant() {
    var system = LinearSystem()
    let (x, y, size) = (system.addVariable(), system.addVariable(), system.addParameter())
    for factor in [1.0, 2, -1, 3, 0.1] {
      for relation in LinearSystem.Relation.allCases {
        system.add(factor * x, relation, factor * size)
        system.add(factor * y, relation, factor * x + factor * size)
        system.add(factor * y, relation, 2.0 * factor * size, 300)
      }
    }
    var prepared = PreparedSystem(system)
    for size in [0.0, 7, -3.5, 1e4] {
      let solution = prepared.solve([size])
      #expect(isClose(solution[x], size) && isClose(solution[y], 2 * size))
      #expect(solution.isUnique && solution.violated.isEmpty)
    }
  }

  @Test(
    "Consistent cycles of equalities hold, and inconsistent ones break as little as possible", arguments: [0.0, 1, -7])
  func cycle(excess: Double) {
    var system = LinearSystem()
    let variables = (0..<6).map { _ in system.addVariable() }
    let rest = system.addParameter()
    for index in 0..<5 { system.add(variables[index + 1], .equal, variables[index] + 10.0) }
    system.add(variables[0], .equal, variables[5] - 50.0 + rest)
    system.add(variables[0], .equal, 5.0, 1)
    let solution = system.solved(excess)
    #expect(solution[variables[0]] == 5)
    #expect(solution.violatedRequired.map(\.amount).reduce(0, +) == excess.magnitude)
    // Any of the six could give way.
    #expect(solution.isUnique == (excess == 0))
  }

  @Test("A contradictory system breaks as little as possible, and lists what it breaks")
  func contradictory() {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    let low = system.add(x, .lessOrEqual, 10.0)
    let high = system.add(x, .greaterOrEqual, 30.0)
    let same = system.add(x, .greaterOrEqual, 30.0)
    system.add(y, .equal, 2.0 * x)
    let solution = system.solved()
    #expect(solution[x, y] == [30, 60])
    #expect(solution.violatedRequired == [.init(constraint: low, priority: 1_000, amount: 20)])
    #expect(Set(solution.violated.map(\.constraint)).isDisjoint(with: [high, same]))
  }

  @Test("Constraints without variables are broken by their constants")
  func constants() {
    var system = LinearSystem()
    let (x, size) = (system.addVariable(), system.addParameter())
    system.add(5.0, .lessOrEqual, 3.0)
    system.add(size, .greaterOrEqual, 0.0, 500)
    system.add(x - x, .equal, 4.0)
    system.add(3.0, .lessOrEqual, 5.0)
    system.add(x, .equal, 1.0)
    var prepared = PreparedSystem(system)
    #expect(prepared.solve([2]).violated.map { [Double($0.constraint.index), $0.amount] } == [[0, 2], [2, 4]])
    #expect(
      prepared.solve([-2]).violated.map { [Double($0.constraint.index), $0.amount] } == [[0, 2], [1, 2], [2, 4]])
    #expect(prepared.solve([-2])[x] == 1)
  }

  @Test("A degenerate system with many constraints through one point is solved at that point")
  func degenerate() {
    var system = LinearSystem()
    let variables = (0..<4).map { _ in system.addVariable(isNonnegative: true) }
    for first in variables {
      for second in variables where first != second {
        system.add(first, .lessOrEqual, second)
        system.add(first + second, .greaterOrEqual, 0.0)
        system.add(first, .lessOrEqual, 2.0 * second, 900)
      }
    }
    let wish = system.addParameter()
    system.add(variables[0] + variables[3], .equal, wish, 10)
    var prepared = PreparedSystem(system)
    for wish in [0.0, 8, 0, -4, 1e5] {
      let solution = prepared.solve([wish])
      #expect(solution.values == [Double](repeating: max(0, wish / 2), count: 4))
      #expect(solution.isUnique && !solution.isExhausted)
    }
  }

  @Test("Systems known to make the simplex method cycle are solved")
  func beale() {
    // E. M. L. Beale's example, with its objective as a weak wish.
    var system = LinearSystem()
    let x = (0..<4).map { _ in system.addVariable(isNonnegative: true) }
    system.add(0.25 * x[0] - 60.0 * x[1] - 0.04 * x[2] + 9.0 * x[3], .lessOrEqual, 0.0)
    system.add(0.5 * x[0] - 90.0 * x[1] - 0.02 * x[2] + 3.0 * x[3], .lessOrEqual, 0.0)
    system.add(x[2], .lessOrEqual, 1.0)
    system.add(0.75 * x[0] - 150.0 * x[1] + 0.02 * x[2] - 6.0 * x[3], .greaterOrEqual, 100.0, 1)
    let solution = system.solved()
    #expect(isClose(solution[x[0]], 0.04) && solution[x[1], x[2], x[3]] == [0, 1, 0])
    #expect(solution.violated.count == 1 && isClose(solution.violated[0].amount, 99.95))
  }

  private func isClose(_ value: Double, _ expected: Double) -> Bool {
    (value - expected).magnitude < 1e-9 * max(1, expected.magnitude)
  }
}
