package import Foundation

/// A package of Python's, which judges what ours computes: one process for many cases.
package struct PythonPackage: Sendable {
  private static let python = OutsideProgram("python3")

  /// Why a test with it is skipped.
  package let note: String
  package let shouldRun: Bool

  /// - Parameter version: the version that it must have; nil for any.
  package init(_ name: String, version: String? = nil) {
    let package = version.map { "\(name) \($0)" } ?? name
    note = "needs python3 with \(package); set TABLEC_REQUIRE_TOOLS=1 to fail without it"
    let check = version.map { "; assert \(name).__version__ == '\($0)'" } ?? ""
    shouldRun = OutsideProgram.areRequired || (try? Self.python.run(["-c", "import \(name)\(check)"])) != nil
  }

  /// What a script prints.
  ///
  /// - Throws: the errors of ``OutsideProgram/run(_:input:)``.
  package func run(_ script: String, _ arguments: [String] = [], input: Data = Data()) throws -> Data {
    try Self.python.run(["-c", script] + arguments, input: input)
  }

  /// The answer of a script that reads JSON from its standard input and prints JSON.
  package func answer<Answer: Decodable>(
    _ script: String, _ arguments: [String] = [], to question: some Encodable
  ) throws -> Answer {
    try JSONDecoder().decode(
      Answer.self, from: run(script, arguments, input: try JSONEncoder().encode(question)))
  }
}
