import TableDiagnostics
import TableParsing
import Testing

/// Specs that are too long for a file of marked specs.
@Suite("What a spec repeats is limited")
struct RepeatedTextTests {
  struct Repeated: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Begins with the row that is too much.
    var rows: String
    var templates = ""
    var maxWork = 60_000
  }

  @Test(
    "where the row stands",
    arguments: [
      Repeated(
        testDescription: "repeated texts that are too long",
        rows: "{repeat: 10, text: \(String(repeating: "long ", count: 2_000))}"),
      Repeated(
        testDescription: "placeholders that multiply",
        rows: """
          {each: [\(String(repeating: "x", count: 1_000))], text: "\(String(repeating: "{item}", count: 1_000))"}
          """),
      Repeated(
        testDescription: "merges that multiply",
        rows: "{repeat: 10, <<: [\(String(repeating: "{text: a}, ", count: 1_000))]}", maxWork: 140_000),
      Repeated(
        testDescription: "a big template used by many rows", rows: "{use: t}, {use: t}, {use: t}, {use: t}",
        templates: "templates: {t: {views: [\(String(repeating: "{frame: [0, 0, 1, 1]}, ", count: 250))]}}\n",
        maxWork: 86_000),
    ])
  func limit(_ spec: Repeated) throws {
    var options = SpecParser.Options()
    options.maxWork = spec.maxWork
    let marked = Marks(
      in: "tablespec: 1\n\(spec.templates)sections: [{rows: [1️⃣\(spec.rows)]}]\n", file: "a.yaml")
    let result = parse(marked.text, options: options)
    let problem = try #require(result.diagnostics.diagnostics.first)
    #expect(result.diagnostics.diagnostics.count == 1 && result.table == nil)
    #expect(problem.code == .tooManyRepeats && problem.range.place == marked.places["1️⃣"])
    #expect(problem.message == "repeated rows and templates exceed the expansion limit")
    #expect(problem.help?.contains("--max-work") == true)
  }
}
