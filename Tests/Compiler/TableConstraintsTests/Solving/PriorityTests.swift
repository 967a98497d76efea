import Testing

@testable import TableConstraints

@Suite("Priorities")
struct PriorityTests {
  /// Two labels that fill a row.
  private struct Labels {
    var system = LinearSystem()
    let first, second: LinearSystem.Variable
    let room: LinearSystem.Parameter

    init(hugging: (Double, Double), compression: (Double, Double)) {
      room = system.addParameter(nominal: 200)
      (first, second) = (system.addVariable(isNonnegative: true), system.addVariable(isNonnegative: true))
      system.add(first + second, .equal, room)
      for (label, intrinsic, hugging, compression) in [
        (first, 100.0, hugging.0, compression.0), (second, 60, hugging.1, compression.1),
      ] {
        system.add(label, .lessOrEqual, intrinsic, hugging)
        system.add(label, .greaterOrEqual, intrinsic, compression)
      }
    }
  }

  @Test(
    "Hugging priorities decide which label is stretched",
    arguments: [(251.0, 250.0, [100.0, 140.0]), (250, 251, [180, 60])])
  func hugging(first: Double, second: Double, sizes: [Double]) {
    let labels = Labels(hugging: (first, second), compression: (750, 750))
    let solution = labels.system.solved(240)
    #expect(solution[labels.first, labels.second] == sizes)
    #expect(solution.isUnique)
  }

  @Test(
    "Compression priorities decide which label is truncated",
    arguments: [(751.0, 750.0, [100.0, 20.0]), (750, 751, [60, 60])])
  func compression(first: Double, second: Double, sizes: [Double]) {
    let labels = Labels(hugging: (250, 250), compression: (first, second))
    let solution = labels.system.solved(120)
    #expect(solution[labels.first, labels.second] == sizes)
    #expect(solution.isUnique)
  }

  @Test("The priority of a label without space is broken no further, because no size is negative")
  func nothingLeft() {
    let labels = Labels(hugging: (250, 250), compression: (751, 750))
    let solution = labels.system.solved(80)
    #expect(solution[labels.first, labels.second] == [80, 0])
    #expect(solution.violated.map(\.amount) == [20, 60])
    #expect(labels.system.solved(-10)[labels.first, labels.second] == [0, 0])
    #expect(labels.system.solved(-10).violatedRequired.map(\.amount) == [10])
  }

  @Test("Three levels of priorities decide: the first leaves a line, the second its two ends, the third a point")
  func threeDeep() {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.add(x + y, .equal, 100.0)
    let second = system.add(x - y, .equal, 20.0, 900)
    let third = system.add(x, .equal, 10.0, 800)
    #expect(system.solved()[x, y] == [60, 40])
    #expect(system.solved().violated == [.init(constraint: third, priority: 800, amount: 50)])
    // What is stronger still turns them round.
    system.add(y, .lessOrEqual, 30.0, 950)
    system.add(x, .lessOrEqual, 65.0, 940)
    let solution = system.solved()
    #expect(solution[x, y] == [70, 30])
    #expect(solution.violated.map(\.constraint.index) == [second.index, third.index, 4])
    #expect(solution.violated.map(\.amount) == [20, 60, 5])
  }

  @Test("Priorities are strict: a thousand weak constraints do not outweigh a strong one")
  func strictness() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add(x, .equal, 1.0, 250.5)
    for _ in 0..<1_000 { system.add(1e3 * x, .equal, 2e6, 250) }
    #expect(system.solved()[x] == 1)
    #expect(system.solved().violated.count == 1_000)
  }

  @Test("Constraints of equal priority add up, so that the majority wins")
  func sums() {
    var system = LinearSystem()
    let x = system.addVariable()
    for value in [10.0, 20, 20, 30, 1_000] { system.add(x, .equal, value, 500) }
    // The middle one of five.
    #expect(system.solved()[x] == 20)
    // Coefficients weigh.
    system.add(4.0 * x, .equal, 4_000.0, 500)
    #expect(system.solved()[x] == 1_000)
  }

  @Test("Priorities above 1000 are required, like 1000, and any below are separate levels")
  func limits() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let high = system.add(x, .equal, 1.0, 5_000)
    let low = system.add(x, .equal, 2.0, 0.5)
    let lowest = system.add(x, .equal, 3.0, -1)
    #expect([high, low, lowest].map { system.priority(of: $0) } == [1_000, 0.5, -1])
    #expect(system.solved()[x] == 1)
    #expect(system.solved().violatedRequired.isEmpty)
    let other = system.add(x, .equal, 4.0)
    #expect(system.solved().violatedRequired.map(\.amount).reduce(0, +) == 3)
    #expect(system.solved().violatedRequired.allSatisfy { [high, other].contains($0.constraint) })
  }
}
