import RandomNumbers
import Testing

@testable import TableConstraints

@Suite("The constraints that determine a variable")
struct HoldingTests {
  @Test("A variable in a chain is determined by the chain")
  func chain() {
    var system = LinearSystem()
    let width = system.addParameter(nominal: 375)
    let (x, size, other) = (system.addVariable(), system.addVariable(isNonnegative: true), system.addVariable())
    let leading = system.add(x, .equal, 16.0)
    let trailing = system.add(x + size, .equal, width - 16.0)
    let apart = system.add(other, .equal, x + 100.0)
    let prepared = PreparedSystem(system)
    #expect(prepared.holding(x) == [leading])
    #expect(prepared.holding(size) == [leading, trailing])
    #expect(prepared.holding(other) == [leading, apart])
  }

  @Test("A size is determined by the content priority that resists, or by both if nothing pulls")
  func intrinsicSize() {
    var system = LinearSystem()
    let intrinsic = system.addParameter(nominal: 100)
    let size = system.addVariable(isNonnegative: true)
    let hugging = system.add(size, .lessOrEqual, intrinsic, 250)
    let compression = system.add(size, .greaterOrEqual, intrinsic, 750)
    #expect(PreparedSystem(system).holding(size) == [hugging, compression])
    var pulled = system
    pulled.add(size, .greaterOrEqual, 300.0, 200)
    #expect(PreparedSystem(pulled).holding(size) == [hugging])
    var pressed = system
    let limit = pressed.add(size, .lessOrEqual, 80.0, 500)
    #expect(PreparedSystem(pressed).holding(size) == [compression])
    #expect(PreparedSystem(pressed).holding(size, at: [60]) == [hugging, compression])
    pressed.add(size, .lessOrEqual, 90.0, 900)
    #expect(PreparedSystem(pressed).holding(size).map(\.index) == [limit.index + 1])
  }

  @Test("Of several equal constraints, only those as strong as the pull determine a variable")
  func strength() {
    var system = LinearSystem()
    let size = system.addVariable()
    system.add(size, .equal, 100.0, 250)
    let strong = system.add(size, .lessOrEqual, 100.0, 750)
    system.add(size, .greaterOrEqual, 100.0, 900)
    #expect(PreparedSystem(system).holding(size).map(\.index) == [0, 1, 2])
    system.add(size, .equal, 150.0, 500)
    #expect(PreparedSystem(system).holding(size) == [strong])
  }

  @Test("Constraints that cancel out are left out despite numerical noise")
  func cancelled() {
    var system = LinearSystem()
    let (base, x, y, z) = (
      system.addVariable(), system.addVariable(), system.addVariable(), system.addVariable()
    )
    system.add(base, .equal, 1_000.0)
    let parts = [system.add(x, .equal, 0.1 * base), system.add(y, .equal, 0.2 * base)]
    // 0.1 and 0.2 are not 0.3 to the last digit.
    let whole = system.add(z, .equal, x + y - 0.3 * base + 5.0)
    let prepared = PreparedSystem(system)
    #expect(prepared.holding(z) == parts + [whole])
    #expect(system.solved()[z] == 5)
  }

  @Test("Of several bounds, the reached one determines a variable")
  func bounds() {
    var system = LinearSystem()
    let wish = system.addParameter()
    let x = system.addVariable()
    let low = system.add(x, .greaterOrEqual, 44.0)
    let high = system.add(x, .lessOrEqual, 88.0)
    let wanted = system.add(x, .equal, wish, 500)
    let prepared = PreparedSystem(system)
    #expect(prepared.holding(x, at: [10]) == [low])
    #expect(prepared.holding(x, at: [100]) == [high])
    #expect(prepared.holding(x, at: [60]) == [wanted])
  }

  @Test("Nothing determines a variable that is unconstrained or limited only by 0")
  func nothing() {
    var system = LinearSystem()
    let (x, size) = (system.addVariable(), system.addVariable(isNonnegative: true))
    system.add(size, .equal, -10.0, 500)
    let prepared = PreparedSystem(system)
    #expect(prepared.holding(x).isEmpty)
    #expect(prepared.holding(size).isEmpty)
  }

  @Test("The constraints, as equations, leave a variable no other value", arguments: 0..<4)
  func determined(seed: Int) {
    var generator = Generator(state: 40 + UInt64(seed))
    for round in 0..<150 {
      let random = RandomSystem(RandomSystem.Shape(hasOddNumbers: seed.isMultiple(of: 2)), &generator)
      let parameters = random.parameters(&generator)
      let system = random.system(nominals: random.parameters(&generator))
      var prepared = PreparedSystem(system)
      let solution = prepared.solve(parameters)
      for variable in solution.values.indices {
        let holding = prepared.holding(LinearSystem.Variable(index: variable), at: parameters).map(\.index)
        let note: Comment = "\(seed).\(round): \(holding) for \(variable) of \(random) at \(parameters)"
        #expect(Set(holding).isDisjoint(with: solution.violated.map(\.constraint.index)), note)
        #expect(holding == holding.sorted())
        // What nothing holds is 0.
        guard !holding.isEmpty else {
          #expect(solution.values[variable] == 0, note)
          continue
        }
        let zeros = solution.values.indices.filter { other in
          prepared.holding(LinearSystem.Variable(index: other), at: parameters).isEmpty
        }
        let (value, isOnly) = self.value(of: variable, from: holding, in: random, parameters, zeros: zeros)
        #expect((value - solution.values[variable]).magnitude < 1e-6 && isOnly, note)
      }
    }
  }

  /// The value that follows from equations and from variables that are 0, and whether none other does.
  private func value(
    of variable: Int, from constraints: [Int], in random: RandomSystem, _ parameters: [Double], zeros: [Int]
  ) -> (Double, Bool) {
    var equations = random
    equations.isNonnegative = random.isNonnegative.map { _ in false }
    equations.constraints = constraints.map { index in
      var equation = random.constraints[index]
      (equation.relation, equation.priority) = (0, 1_000)
      return equation
    }
    for index in zeros {
      equations.constraints.append(
        RandomSystem.Constraint(
          variables: [index], coefficients: [1], parameters: [], parameterCoefficients: [], constant: 0, relation: 0,
          priority: 1_000))
    }
    var prepared = PreparedSystem(equations.system(nominals: parameters))
    let solution = prepared.solve(parameters)
    return (solution.values[variable], !prepared.ranges(at: parameters).contains { $0.variable.index == variable })
  }
}
