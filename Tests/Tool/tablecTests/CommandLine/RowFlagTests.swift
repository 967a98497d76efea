import Foundation
import Testing

@testable import tablec

@Suite("--rows")
struct RowFlagTests {
  @Test(
    "a range is a number, or two in order, from 1",
    arguments: [
      "50-10", "0-3", "0", "x", "", "-", "-3", "3-", "1-2-3", "+1", "1..3", "1 - 3", "99999999999999999999", "1,2",
    ])
  func malformed(_ argument: String) {
    #expect(RowRange(argument: argument) == nil)
  }

  @Test("a range is read")
  func ranges() {
    #expect(RowRange(argument: "7")?.numbers == 7...7)
    #expect(RowRange(argument: "1000-1050")?.numbers == 1_000...1_050)
    #expect(RowRange(argument: "1-9223372036854775807")?.numbers == 1 ... .max)
  }
}
