import Testing

@testable import TableConstraints

@Suite("A solution that is not unique")
struct AmbiguityTests {
  @Test("Two labels with equal hugging have ranges and an alternative solution")
  func labels() throws {
    var system = LinearSystem()
    let (first, second) = (system.addVariable(isNonnegative: true), system.addVariable(isNonnegative: true))
    let (room, width) = (system.addParameter(nominal: 300), system.addParameter(nominal: 100))
    let end = system.addVariable()
    system.add(first + second, .equal, room)
    system.add(end, .equal, first + second)
    for label in [first, second] {
      system.add(label, .lessOrEqual, width, 250)
      system.add(label, .greaterOrEqual, width, 750)
    }
    var prepared = PreparedSystem(system)
    let solution = prepared.solve([300, 100])
    #expect(!solution.isUnique)
    #expect(solution[first] + solution[second] == 300)
    #expect([solution[first], solution[second]].allSatisfy { (100...200).contains($0) })
    #expect(
      prepared.ranges(at: [300, 100]) == [first, second].map { VariableRange(variable: $0, lowest: 100, highest: 200) })
    let other = try #require(prepared.alternative(at: [300, 100]))
    #expect(other.differing == [first, second])
    #expect(other.solution[first, second] == [solution[second], solution[first]])
    #expect(other.solution.violated.map(\.amount) == solution.violated.map(\.amount))
    #expect(!other.solution.isUnique)

    // Where there is room for both just as they are, and nowhere else, there is one solution.
    #expect(prepared.solve([200, 100]).isUnique)
    #expect(prepared.ranges(at: [200, 100]).isEmpty)
    #expect(prepared.alternative(at: [200, 100]) == nil)
    #expect(!prepared.solve([199, 100]).isUnique)
  }

  @Test("An unconstrained variable can have any value, or any that is not negative")
  func unheld() throws {
    var system = LinearSystem()
    let (free, size) = (system.addVariable(), system.addVariable(isNonnegative: true))
    let held = system.addVariable()
    system.add(held, .equal, 7.0)
    let prepared = PreparedSystem(system)
    #expect(
      prepared.ranges() == [
        VariableRange(variable: free, lowest: -.infinity, highest: .infinity),
        VariableRange(variable: size, lowest: 0, highest: .infinity),
      ])
    let other = try #require(prepared.alternative())
    #expect(other.differing == [free, size])
    #expect(other.solution[free, size, held] == [100, 100, 7])
  }

  @Test("A chain without an anchor moves as a whole")
  func loose() throws {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.add(y, .equal, x + 44.0)
    var prepared = PreparedSystem(system)
    let (solution, other) = (prepared.solve(), try #require(prepared.alternative()))
    // The first of them stays at 0.
    #expect(solution[x, y] == [0, 44])
    #expect(other.solution[y] - other.solution[x] == 44)
    #expect(other.differing == [x, y])
    #expect((other.solution[x] - solution[x]).magnitude == PreparedSystem.endlessStep)
  }

  @Test("Corners in which redundant constraints meet are not mistaken for ambiguity")
  func redundantCorner() {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(isNonnegative: true), system.addVariable(isNonnegative: true))
    let room = system.addParameter(nominal: 10)
    system.add(x + y, .lessOrEqual, room)
    system.add(x - y, .lessOrEqual, room)
    system.add(2.0 * x + y, .lessOrEqual, 2.0 * room)
    var prepared = PreparedSystem(system)
    #expect(!prepared.solve([10]).isUnique)
    // All of them meet at 0, where each way out is stopped by another.
    #expect(prepared.solve([0]).isUnique)
    #expect(prepared.solve([0]).values == [0, 0])
    #expect(prepared.ranges(at: [0]).isEmpty)
    #expect(!prepared.solve([10]).isUnique)
  }

  @Test("An ambiguity may need two moves at once, each of which is blocked alone")
  func together() {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(isNonnegative: true), system.addVariable(isNonnegative: true))
    let (play, room) = (system.addParameter(nominal: 1), system.addParameter(nominal: 10))
    system.add(x, .lessOrEqual, 2.0 * y + play)
    system.add(y, .lessOrEqual, 2.0 * x + play)
    system.add(x + y, .lessOrEqual, room)
    var prepared = PreparedSystem(system)
    for _ in 0..<2 {
      #expect(!prepared.solve([0, 9]).isUnique)
      #expect(prepared.solve([0, 9]).values == [0, 0])
      // With the third in the way as well nothing is left, from the same basis.
      #expect(prepared.solve([0, 0]).isUnique)
      #expect(!prepared.solve([1, 9]).isUnique)
    }
    #expect(prepared.ranges(at: [0, 9]).map { [$0.lowest, $0.highest] } == [[0, 6], [0, 6]])
    #expect(prepared.ranges(at: [0, 0]).isEmpty)
    // With ways that lead apart there is none.
    system.add(y, .greaterOrEqual, 3.0 * x - play)
    #expect(PreparedSystem(system).ranges(at: [0, 9]).isEmpty)
    #expect(system.solved(0, 9).isUnique)
  }
}
