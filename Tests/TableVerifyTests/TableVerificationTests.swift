import LayoutFormat
import TableDiff
import TableIR
import TableVerify
import Testing

@Suite("A table of an app is compared with its layout")
struct TableVerificationTests {
  @Test("An app that shows what the layout says agrees with it", arguments: RecordedLayouts.names)
  func agreement(_ name: String) throws {
    let verdict = TableVerification().verify(
      BuiltTable.app(of: try RecordedLayouts.tree(name)), against: [try RecordedLayouts.layout(name)])
    #expect(verdict.failure == nil)
  }
}
