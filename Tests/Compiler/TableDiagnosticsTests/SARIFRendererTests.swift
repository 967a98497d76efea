import Foundation
import TableDiagnostics
import Testing

@Suite("The form for code scanning")
struct SARIFRendererTests {
  private struct Log: Decodable {
    struct Run: Decodable { var results: [Result] }
    struct Result: Decodable {
      var message: Message
      var relatedLocations: [Location]
    }
    struct Location: Decodable { var message: Message }
    struct Message: Decodable { var text: String }

    var runs: [Run]
  }

  /// SARIF makes a link of `[text](place)` in a plain text, where place is an address or the number of a location.
  @Test(
    "quotes specs without making links of them",
    arguments: [
      ("'[here](https://example.com)'", #"'\[here\](https://example.com)'"#), ("'a[0](1)'", #"'a\[0\](1)'"#),
      (#"'\[x](1)'"#, #"'\\\[x\](1)'"#), ("[](\u{301}0)", "\\[\\](\u{301}0)"),
      // What can be none stays as it is.
      (#"rows: [a, b] (2), C:\a"#, #"rows: [a, b] (2), C:\a"#),
    ])
  func links(_ message: String, _ expected: String) throws {
    let place = range(1, 1..<2)
    let diagnostic = Diagnostic(
      code: .badValue, message: message, range: place, notes: [Note(message: message, range: place)])
    let text = SARIFRenderer().render(Report([diagnostic]))
    let result = try #require(try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs.first?.results.first)
    #expect(result.message.text == expected)
    #expect(result.relatedLocations.map(\.message.text) == [expected])
  }

  @Test("quotes specs without making placeholders of them (SARIF 2.1.0, 3.11.5; llvm/llvm-project#128024)")
  func placeholders() {
    let diagnostic = Diagnostic(code: .badValue, message: "'{0} {id} {12}'", range: range(1, 1..<2))
    #expect(SARIFRenderer().render(Report([diagnostic])).contains("'{{0}} {id} {{12}}'"))
  }

  /// The values are those of github/codeql-action's `fingerprints.ts`, which warns of any others (github/codeql-action#4052).
  @Test(
    "has code scanning's own hashes of lines",
    arguments: [
      (
        "tablespec: 1\nsections:\n  - rows:\n    - {a: 1}\n    - {a: 1}\n    - {a: 1}\n",
        [4: "bb12b678fd38ab28:1", 5: "d6942ee643b82a85:1", 6: "3d7a431bcd9f0b3e:1"]
      ),
      (
        """
        tablespec: 1\r
        sections:\r
          - rows:\r
              - {texxt: A}\r
              - {id: "é😀", accesory: x}\r
        \r
              - {id: b, text: B, heigt: 4}\r

        """, [4: "7c6de32c60431a8b:1", 5: "20ea11a021c70244:1", 7: "dfe8b09b0f9539c7:1"]
      ),
    ])
  func hashes(_ source: String, _ expected: [Int: String]) {
    var report = Report(
      expected.keys.sorted().map { Diagnostic(code: .badValue, message: "x", range: range($0, 1..<2)) })
    report.sources = { _ in Array(source.utf8) }
    let found = SARIFRenderer().render(report).matches(of: /"primaryLocationLineHash": "(.*?)"/).map { String($0.1) }
    #expect(found == expected.sorted { $0.key < $1.key }.map(\.value))
  }
}
