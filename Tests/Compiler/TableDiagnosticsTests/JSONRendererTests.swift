import Foundation
import TableDiagnostics
import Testing

@Suite("The JSON form")
struct JSONRendererTests {
  private let full = Diagnostic(
    code: .unknownKey, message: "unknown key 'acessory'", range: range(14, 9..<17),
    label: "did you mean 'accessory'?",
    notes: [Note(message: "a note"), Note(message: "here", range: range(3, 1..<2))],
    help: "mend it",
    fixIts: [FixIt(message: "replace with 'accessory'", range: range(14, 9..<17), replacement: "accessory", .safe)])

  @Test("is these bytes")
  func whole() {
    #expect(
      JSONRenderer().render([full]) == """
        {
          "format": "tablec.diagnostics",
          "version": 1,
          "diagnostics": [
            {
              "code": "E0107",
              "severity": "error",
              "message": "unknown key 'acessory'",
              "file": "a.yaml",
              "range": {"start": {"line": 14, "column": 9}, "end": {"line": 14, "column": 17}},
              "label": "did you mean 'accessory'?",
              "help": "mend it",
              "notes": [
                {
                  "message": "a note",
                  "file": null,
                  "range": null
                },
                {
                  "message": "here",
                  "file": "a.yaml",
                  "range": {"start": {"line": 3, "column": 1}, "end": {"line": 3, "column": 2}}
                }
              ],
              "fixIts": [
                {
                  "message": "replace with 'accessory'",
                  "file": "a.yaml",
                  "range": {"start": {"line": 14, "column": 9}, "end": {"line": 14, "column": 17}},
                  "replacement": "accessory",
                  "applicability": "safe"
                }
              ]
            }
          ],
          "summary": {"errors": 1, "warnings": 0, "omitted": 0}
        }

        """)
  }

  private struct Report: Decodable {
    struct Entry: Decodable {
      var code: String
      var severity: String
      var message: String
      var file: String
      var label: String?
    }

    var format: String
    var version: Int
    var diagnostics: [Entry]
    var summary: [String: Int]
  }

  @Test("is JSON for any text, unchanged", arguments: ["\u{1B}[0m\u{0}", "\"\\\n\t\r", "名😀\u{2028}", ""])
  func anyText(_ text: String) throws {
    let diagnostic = Diagnostic(code: .emptyValue, message: text, range: SourceRange(file: text), label: text)
    let report = try JSONDecoder().decode(Report.self, from: Data(JSONRenderer().render([diagnostic]).utf8))
    #expect(report.format == "tablec.diagnostics" && report.version == JSONRenderer.version)
    #expect(report.diagnostics.map(\.message) == [text])
    #expect(report.diagnostics.map(\.file) == [text])
    #expect(report.diagnostics.map(\.label) == [text])
    #expect(report.diagnostics.map(\.severity) == ["warning"])
    #expect(report.summary == ["errors": 0, "warnings": 1, "omitted": 0])
  }

  @Test("escapes what may not be printed as it is, and nothing else")
  func escapes() throws {
    for start in stride(from: UInt32(0x20), to: 0x1_0000, by: 0x200) {
      let scalars = (start..<start + 0x200).compactMap(Unicode.Scalar.init).filter { $0 != "\"" && $0 != "\\" }
      let message = String(String.UnicodeScalarView(scalars))
      let printed = Set(JSONRenderer().render([problem(message, at: SourceRange(file: "a"))]).unicodeScalars)
      #expect(scalars.filter { printed.contains($0) != $0.isSafeToPrint && $0.value > 0x7F } == [])
    }
  }

  @Test("sums up what a bag did not hold, too")
  func summary() throws {
    var bag = DiagnosticBag(limit: 2)
    for line in 1...9 { bag.add(problem(at: range(line, 1..<2))) }
    let report = try JSONDecoder().decode(Report.self, from: Data(JSONRenderer().render(bag).utf8))
    #expect(report.diagnostics.count == 2)
    #expect(report.summary == ["errors": 9, "warnings": 0, "omitted": 7])
  }

  @Test("is a report of nothing for no diagnostics")
  func nothing() throws {
    let report = try JSONDecoder().decode(Report.self, from: Data(JSONRenderer().render([]).utf8))
    #expect(report.diagnostics.isEmpty)
  }
}
