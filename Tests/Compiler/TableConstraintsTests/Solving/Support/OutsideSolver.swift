import OutsidePrograms

/// Python's `kiwisolver`, another Cassowary.
///
/// It has weights in the place of strict priorities, and required constraints that it refuses to break. So a priority
/// weighs a thousand times as much as the next lower one, or a hundred times where required ones contradict each other
/// and need a weight too.
enum OutsideSolver {
  static let package = PythonPackage("kiwisolver")

  struct Problem: Encodable {
    var system: RandomSystem
    var parameters: [Double]
  }

  struct Answer: Decodable {
    /// Whether all required constraints hold.
    var isSatisfiable: Bool
    var values: [Double]
  }

  static func answers(to problems: [Problem]) throws -> [Answer] { try package.answer(script, to: problems) }

  private static let script = """
    import json, sys
    from kiwisolver import Constraint, Expression, Solver, Term, UnsatisfiableConstraint, Variable

    def solve(system, parameters, weights):
        solver = Solver()
        variables = [Variable(str(index)) for index in range(len(system["isNonnegative"]))]
        for variable, is_nonnegative in zip(variables, system["isNonnegative"]):
            if is_nonnegative:
                solver.addConstraint(variable >= 0)
        for constraint in system["constraints"]:
            constant = constraint["constant"] + sum(
                coefficient * parameters[index] for index, coefficient
                in zip(constraint["parameters"], constraint["parameterCoefficients"]))
            terms = [Term(variables[index], coefficient) for index, coefficient
                     in zip(constraint["variables"], constraint["coefficients"])]
            relation = {-1: "<=", 0: "==", 1: ">="}[constraint["relation"]]
            solver.addConstraint(
                Constraint(Expression(terms, constant), relation, weights[constraint["priority"]]))
        solver.updateVariables()
        return [variable.value() for variable in variables]

    # Weights further apart leave noise that makes kiwisolver believe that costs fall forever, which ends the process.
    def answer(problem):
        try:
            values = solve(problem["system"], problem["parameters"], {1000: "required", 750: 1e6, 250: 1e3, 50: 1})
            return {"isSatisfiable": True, "values": values}
        except UnsatisfiableConstraint:
            values = solve(problem["system"], problem["parameters"], {1000: 1e6, 750: 1e4, 250: 1e2, 50: 1})
            return {"isSatisfiable": False, "values": values}

    print(json.dumps([answer(problem) for problem in json.load(sys.stdin)]))
    """
}
