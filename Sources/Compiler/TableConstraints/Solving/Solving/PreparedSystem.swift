/// A system that is ready to be solved for many parameters.
///
/// Preparing finds the best basis for the nominal parameters. If it is also the best for other parameters, as is
/// usual, their solution is read off; otherwise a few steps of the dual simplex lead to it. A solution depends only
/// on the system and the parameters, to the last digit.
package struct PreparedSystem: Sendable {
  package let system: LinearSystem
  private(set) var parts: [PreparedPart]
  private let residuals: Residuals

  package init(_ system: LinearSystem) {
    self.init(system, limits: SearchLimits())
  }

  init(_ system: LinearSystem, limits: SearchLimits) {
    self.system = system
    parts = Part.parts(of: system).map { PreparedPart($0, of: system, limits: limits) }
    residuals = Residuals(system)
  }

  /// Mutating because steps are cached, which does not affect solutions.
  ///
  /// - Parameter parameters: by their indices; one that is missing or not finite is taken at its nominal value.
  package mutating func solve(_ parameters: [Double] = []) -> Solution {
    let parameters = system.completed(parameters)
    var solution = Solution(
      values: [Double](repeating: 0, count: system.variableCount), violated: [], isUnique: true, isExhausted: false)
    for part in parts.indices { parts[part].solve(parameters, into: &solution) }
    solution.violated = residuals.violations(solution.values, parameters)
    return solution
  }

  /// The constraints that some values break.
  func violations(_ values: [Double], _ parameters: [Double]) -> [Solution.Violation] {
    residuals.violations(values, parameters)
  }
}
