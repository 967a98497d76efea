import RandomNumbers
import TableConstraints
import Testing

@Suite("Another solver has the same violations")
struct OutsideSolverTests {
  @Test(
    "Violations agree at every priority, in systems of up to eight variables and twenty constraints",
    .enabled(if: OutsideSolver.package.shouldRun, Comment(rawValue: OutsideSolver.package.note)))
  func brokenSums() throws {
    var generator = Generator(state: 4)
    let shape = RandomSystem.Shape(variables: 2...8, parameters: 0...3, constraints: 3...20)
    let problems = (0..<3_000).map { _ in
      let system = RandomSystem(shape, &generator)
      return OutsideSolver.Problem(system: system, parameters: system.parameters(&generator))
    }
    let answers = try OutsideSolver.answers(to: problems)
    try #require(answers.count == problems.count)
    var unsatisfiable = 0
    for (problem, answer) in zip(problems, answers) {
      var prepared = PreparedSystem(problem.system.system(nominals: problem.system.parameters(&generator)))
      let solution = prepared.solve(problem.parameters)
      let own = BrokenSums(problem.system, values: solution.values, parameters: problem.parameters)
      let other = BrokenSums(problem.system, values: answer.values, parameters: problem.parameters)
      #expect(own.compared(to: other, tolerance: 1e-6) == 0, "\(own) instead of \(other): \(problem)")
      #expect(solution.violatedRequired.isEmpty == answer.isSatisfiable, "\(problem)")
      if !answer.isSatisfiable { unsatisfiable += 1 }
    }
    // Both kinds are tried.
    #expect((500..<2_500).contains(unsatisfiable))
  }
}
