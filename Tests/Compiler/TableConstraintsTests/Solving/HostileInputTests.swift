import RandomNumbers
import Testing

@testable import TableConstraints

@Suite("No numbers crash or stop the solver")
struct HostileInputTests {
  @Test("Meaningless constraints are reported and have no effect")
  func rejected() {
    var other = LinearSystem()
    let foreign = (0..<5).map { _ in other.addVariable() }
    let foreignParameter = other.addParameter()
    var system = LinearSystem()
    let (x, size) = (system.addVariable(), system.addParameter(nominal: .nan))
    let bad: [LinearSystem.Constraint] = [
      system.add(.nan * x, .equal, 1.0), system.add(x, .equal, Double.infinity),
      system.add(x, .equal, -.infinity * size), system.add(1e308 * x + 1e308 * x, .equal, 1.0),
      system.add(foreign[4], .equal, 1.0), system.add(x, .equal, foreignParameter + size - 1e308 * size - 1e308 * size),
      system.add(x, .equal, 5.0, .nan), system.add(x, .equal, 6.0, .infinity),
    ]
    let good = system.add(x, .equal, size + 2.0, 10)
    #expect(system.rejected == bad)
    #expect(bad.allSatisfy { system.priority(of: $0) == nil })
    #expect(good.index == bad.count && system.constraintCount == bad.count + 1)
    #expect(system.solved()[x] == 2)
    #expect(system.solved().violated.isEmpty && system.solved().isUnique)
    #expect(system.solved()[foreign[4]] == 0)
    #expect(system.conflict().isEmpty)
    #expect(PreparedSystem(system).holding(foreign[4]).isEmpty)
  }

  @Test("Missing or non-finite parameters are nominal, and excess ones are ignored")
  func parameters() {
    var system = LinearSystem()
    let x = (0..<3).map { _ in system.addVariable() }
    for (variable, nominal) in zip(x, [1.0, 2, 3]) {
      system.add(variable, .equal, system.addParameter(nominal: nominal))
    }
    var prepared = PreparedSystem(system)
    #expect(prepared.solve().values == [1, 2, 3])
    #expect(prepared.solve([5]).values == [5, 2, 3])
    #expect(prepared.solve([.nan, 7, .infinity]).values == [1, 7, 3])
    #expect(prepared.solve([7, 8, 9, 10]).values == [7, 8, 9])
  }

  @Test("Numbers of any magnitude give finite values, and solving ends", arguments: 0..<4)
  func extremes(seed: Int) {
    var generator = Generator(state: 77 + UInt64(seed))
    let numbers: [Double] = [
      0, -0.0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, -1e-160, 1e-20,
      1e-12, 3, 0.1, 1e9, -1e16, 1e20, 1e160, -1e300,
      1.7e308, -1.7e308,
    ]
    for round in 0..<80 {
      var random = RandomSystem(RandomSystem.Shape(priorities: [1_000, 999.999, 1e-300, -1e300, 7]), &generator)
      func extreme(_ value: Double) -> Double {
        generator.below(3) == 0 ? numbers[generator.below(numbers.count)] : value
      }
      for index in random.constraints.indices {
        random.constraints[index].coefficients = random.constraints[index].coefficients.map(extreme)
        random.constraints[index].parameterCoefficients =
          random.constraints[index].parameterCoefficients.map(extreme)
        random.constraints[index].constant = extreme(random.constraints[index].constant)
      }
      let system = random.system(nominals: random.parameters(&generator).map(extreme))
      var (prepared, again) = (PreparedSystem(system), PreparedSystem(system))
      for _ in 0..<3 {
        let parameters = random.parameters(&generator).map(extreme)
        let solution = prepared.solve(parameters)
        #expect(solution.values.allSatisfy { $0.isFinite }, "\(seed).\(round)")
        #expect(zip(solution.values, random.isNonnegative).allSatisfy { !$1 || $0 >= 0 }, "\(seed).\(round)")
        #expect(solution.violated.allSatisfy { $0.amount > 0 }, "\(seed).\(round)")
        #expect(again.solve(parameters) == solution)
        for range in prepared.ranges(at: parameters) { #expect(range.lowest <= range.highest) }
        if let other = prepared.alternative(at: parameters) {
          #expect(other.solution.values.allSatisfy { $0.isFinite })
        }
        _ = system.conflict(at: parameters)
        for variable in solution.values.indices {
          _ = prepared.holding(LinearSystem.Variable(index: variable), at: parameters)
        }
      }
    }
  }

  @Test("An overflow is reported, and the values are 0")
  func overflow() {
    var system = LinearSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    let size = system.addParameter(nominal: 1)
    system.add(x, .equal, 1e308 * size)
    system.add(y, .equal, x)
    system.add(z, .equal, 4.0)
    var prepared = PreparedSystem(system)
    #expect(!prepared.solve().isExhausted && prepared.solve()[x, y, z] == [1e308, 1e308, 4])
    let solution = prepared.solve([10])
    #expect(solution.isExhausted)
    #expect(solution[x, y, z] == [0, 0, 4])
    #expect(solution.violated.map(\.constraint.index) == [0] && solution.violated.map(\.amount) == [.infinity])
    #expect(prepared.alternative(at: [10]) == nil)
    #expect(prepared.ranges(at: [10]).isEmpty && prepared.holding(x, at: [10]).isEmpty)
  }

  @Test("Large systems are solved in bounded time")
  func large() {
    var system = LinearSystem()
    let variables = (0..<100).map { _ in system.addVariable(isNonnegative: true) }
    let sizes = (0..<100).map { system.addParameter(nominal: Double($0 % 7)) }
    for index in variables.indices {
      system.add(variables[index], .lessOrEqual, sizes[index], Double(1 + index))
      system.add(variables[index], .greaterOrEqual, variables[(index + 1) % 100] - sizes[(index * 7) % 100], 500)
      system.add(variables[index] + variables[(index * 31) % 100], .equal, sizes[index] + 3.0, 300)
    }
    var prepared = PreparedSystem(system)
    let solution = prepared.solve(sizes.indices.map { Double($0 * $0 % 23) })
    #expect(!solution.isExhausted)
    #expect(!solution.violated.isEmpty)
  }
}
