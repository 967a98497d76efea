import TableDiagnostics
import TableDiff
import Testing

@Suite("The examples of changes")
struct ExampleTests {
  private static let codes = DiagnosticCode.changeCodes.filter { $0.example.language == .yaml }
  /// ReportedValue of a whole report, not of one table.
  private static let ofReports: Set<DiagnosticCode> = [.environmentsChanged]

  @Test("Each example produces its code", arguments: codes)
  func change(_ code: DiagnosticCode) throws {
    try #require(code.example.isChange)
    guard !Self.ofReports.contains(code) else { return }
    let found = diff(code.example.wrong + "\n", code.example.right + "\n").changes
    #expect(found.contains { $0.code == code }, "\(found.map(\.brief))")
  }

  @Test("A side of an example compared with itself has no changes", arguments: codes)
  func none(_ code: DiagnosticCode) {
    #expect(diff(code.example.wrong + "\n", code.example.wrong + "\n").isEmpty)
    #expect(diff(code.example.right + "\n", code.example.right + "\n").isEmpty)
  }
}
