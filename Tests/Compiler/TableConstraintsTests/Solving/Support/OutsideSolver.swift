import Foundation

/// Python's `kiwisolver`, another Cassowary, one process for many systems.
///
/// It has weights in the place of strict priorities, and required constraints that it refuses to break. So a priority
/// weighs a thousand times as much as the next lower one, or a hundred times where required ones contradict each other
/// and need a weight too.
enum OutsideSolver {
  /// The test is skipped without it, and fails where `TABLEC_REQUIRE_TOOLS=1` says that it must be there.
  static let note = "needs python3 with the kiwisolver package; set TABLEC_REQUIRE_TOOLS=1 to fail without it"

  static let shouldRun: Bool = isRequired || (try? run("import kiwisolver", input: Data()))?.status == 0

  private static let isRequired = ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"

  struct Problem: Encodable {
    var system: RandomSystem
    var parameters: [Double]
  }

  struct Answer: Decodable {
    /// Whether all required constraints hold.
    var isSatisfiable: Bool
    var values: [Double]
  }

  static func answers(to problems: [Problem]) throws -> [Answer] {
    var input = Data()
    for problem in problems {
      input.append(try JSONEncoder().encode(problem))
      input.append(UInt8(ascii: "\n"))
    }
    let (status, output) = try run(script, input: input)
    guard status == 0 else { throw Failure(status: status) }
    return try output.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Answer.self, from: $0) }
  }

  struct Failure: Error {
    var status: Int32
  }

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

    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))))
    """

  private static func run(_ script: String, input: Data) throws -> (status: Int32, output: Data) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-kiwisolver-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file, as a full pipe would stop the program until somebody reads.
    let file = folder.appending(path: "input")
    try input.write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
