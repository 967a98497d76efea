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
}
