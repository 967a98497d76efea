import Foundation
import OutsidePrograms
import TableParsing

/// Python's `jsonschema`, one process for many documents.
enum SchemaValidator {
  static let package = PythonPackage("jsonschema")

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
    return String(decoding: try package.run(script, input: input), as: UTF8.self).split(separator: "\n")
      .map { $0 == "ok" ? nil : String($0) }
  }
}
