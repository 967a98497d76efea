import TableDiagnostics
import TableDiff
import Testing

@Suite("The class of a change")
struct ChangeClassTests {
  @Test(
    "The class of a change follows from its code",
    arguments: zip(["D0102", "D0205", "D0301", "D0601", "D0401", "D0503"], ChangeClass.allCases))
  func code(_ name: String, _ expected: ChangeClass) throws {
    #expect(ChangeClass(try #require(DiagnosticCode.changeCodes.named(name))) == expected)
  }

  @Test("A class is worse the more it takes away")
  func order() {
    #expect(ChangeClass.allCases.shuffled().sorted() == [.breaking, .layout, .visual, .accessibility, .text, .none])
  }

  @Test("A change is also found by its name")
  func name() {
    #expect(DiagnosticCode.changeCodes.named("row-removed") == .rowRemoved)
    #expect(DiagnosticCode.changeCodes.named("d0102") == .rowRemoved)
    #expect(DiagnosticCode.changeCodes.named("text-contrast") == nil)
  }
}
