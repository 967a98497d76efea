import RandomNumbers
import Testing

@testable import TableConstraints

@Suite("A conflict of required constraints")
struct ConflictTests {
  @Test("The conflict is the chain that is too long, without unrelated constraints")
  func chain() {
    var system = LinearSystem()
    let width = system.addParameter(nominal: 320)
    let (x, size) = (system.addVariable(), system.addVariable(isNonnegative: true))
    let (other, height) = (system.addVariable(), system.addVariable())
    let leading = system.add(x, .equal, 16.0)
    system.add(height, .equal, 44.0)
    let fixed = system.add(size, .equal, 300.0)
    system.add(other, .equal, x + size)
    system.add(size, .lessOrEqual, 100.0, 999)
    let trailing = system.add(x + size, .lessOrEqual, width - 16.0)
    #expect(system.conflict() == [leading, fixed, trailing])
    #expect(system.conflict(at: [332]).isEmpty)
    #expect(system.conflict(at: [331]) == [leading, fixed, trailing])
  }

  @Test("A conflict can be a single unsatisfiable constraint, or one without variables")
  func single() {
    var system = LinearSystem()
    let size = system.addVariable(isNonnegative: true)
    let parameter = system.addParameter()
    system.add(size, .lessOrEqual, 10.0)
    let negative = system.add(size, .equal, parameter)
    #expect(system.conflict(at: [-5]) == [negative])
    #expect(system.conflict(at: [5]).isEmpty)
    let number = system.add(parameter, .lessOrEqual, 1.0)
    #expect(system.conflict(at: [5]) == [number])
  }

  @Test("Of several conflicts, and of equivalent constraints, the one added last is returned")
  func several() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add(x, .equal, 10.0)
    system.add(x, .equal, 10.0)
    system.add(x, .equal, 20.0)
    let last = [system.add(2.0 * x, .equal, 20.0), system.add(-1 * x, .equal, -20.0)]
    #expect(system.conflict() == last)
  }

  @Test("Optional constraints are not part of a conflict")
  func wishes() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add(x, .equal, 10.0, 999.9)
    system.add(x, .equal, 20.0)
    #expect(system.conflict().isEmpty)
  }

  @Test("A conflict can be a long cycle in which every constraint is needed")
  func circle() {
    var system = LinearSystem()
    let variables = (0..<60).map { _ in system.addVariable() }
    var members: [LinearSystem.Constraint] = []
    for index in variables.indices {
      members.append(system.add(variables[index] + 1.0, .lessOrEqual, variables[(index + 1) % variables.count]))
      system.add(variables[index], .lessOrEqual, 1_000.0)
    }
    #expect(system.conflict() == members)
  }

  @Test("A conflict cannot hold, but can without any one of its constraints", arguments: 0..<4)
  func irreducible(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    var conflicts = 0
    for round in 0..<200 {
      let shape = RandomSystem.Shape(
        variables: 1...6, constraints: 2...16, priorities: [1_000, 1_000, 500], hasOddNumbers: seed.isMultiple(of: 2))
      let random = RandomSystem(shape, &generator)
      let parameters = random.parameters(&generator)
      let conflict = random.system(nominals: random.parameters(&generator)).conflict(at: parameters).map(\.index)
      let note: Comment = "\(seed).\(round): \(conflict) of \(random) at \(parameters)"
      #expect(conflict.allSatisfy { random.constraints[$0].priority == 1_000 }, note)
      #expect(conflict.isEmpty == canHold(random, random.constraints.indices.map { $0 }, parameters), note)
      guard !conflict.isEmpty else { continue }
      conflicts += 1
      #expect(!canHold(random, conflict, parameters), note)
      for spared in conflict {
        #expect(canHold(random, conflict.filter { $0 != spared }, parameters), note)
      }
    }
    #expect((20..<180).contains(conflicts))
  }

  private func canHold(_ system: RandomSystem, _ constraints: [Int], _ parameters: [Double]) -> Bool {
    var system = system
    system.constraints = constraints.map { system.constraints[$0] }
    var prepared = PreparedSystem(system.system(nominals: parameters))
    return prepared.solve(parameters).violatedRequired.isEmpty
  }
}
