import Foundation
import TableParsing

/// Python's `jsonschema`, one process for many documents.
enum SchemaValidator {
  static let note = "needs python3 with the jsonschema package; set TABLEC_REQUIRE_TOOLS=1 to fail without it"

  static let shouldRun: Bool = isRequired || (try? run("import jsonschema", input: Data()))?.status == 0

  private static let isRequired = ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.loads(sys.stdin.readline())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for line in sys.stdin:
        error = next(validator.iter_errors(json.loads(line)), None)
        print("ok" if error is None else "no " + " ".join(error.message.split())[:200])
    """

  /// What a schema says against each document; nil where it says nothing.
  static func verdicts(on documents: [[UInt8]], by schema: [UInt8]) throws -> [String?] {
    var input = Data()
    for json in [schema] + documents {
      // One a line: a line break in JSON is never inside a string.
      input.append(contentsOf: json.filter { $0 != UInt8(ascii: "\n") })
      input.append(UInt8(ascii: "\n"))
    }
    let (status, output) = try run(script, input: input)
    guard status == 0 else { throw Unexpected("python3 ended with status \(status)") }
    return output.split(separator: "\n").map { $0 == "ok" ? nil : String($0) }
  }

  private static func run(_ script: String, input: Data) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "input")
    try input.write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
