import TableDiagnostics
import TableDiff
import Testing

@Suite("The class of a change")
struct ChangeClassTests {
  @Test("is in its code", arguments: zip(["D0102", "D0205", "D0301", "D0401", "D0503"], ChangeClass.allCases))
  func code(_ name: String, _ expected: ChangeClass) throws {
    #expect(ChangeClass(try #require(DiagnosticCode(rawValue: name))) == expected)
  }

  @Test("is worse the more it takes away")
  func order() {
    #expect(ChangeClass.allCases.shuffled().sorted() == [.breaking, .layout, .visual, .text, .none])
  }

  @Test("is found by the name of a change too")
  func name() {
    #expect(DiagnosticCode(change: "row-removed") == .rowRemoved)
    #expect(DiagnosticCode(change: "d0102") == .rowRemoved)
    #expect(DiagnosticCode(change: "text-contrast") == nil)
  }
}
