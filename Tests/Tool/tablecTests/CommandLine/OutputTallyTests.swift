import Testing

@testable import tablec

/// What else there is of folders of outputs is in `Transcripts/outputs`.
@Suite("The line of --verbose about a folder of outputs")
struct OutputTallyTests {
  @Test("A line counts thousands")
  func words() {
    var tally = OutputTally()
    for index in 0..<1_000 { tally.add(hasErrors: false, written: index < 12 ? 2 : 0) }
    #expect(tally.words == "1,000 specs: 12 written, 988 unchanged")
    tally.removed = 1
    tally.add(hasErrors: true, written: 0)
    #expect(tally.words == "1,001 specs: 12 written, 988 unchanged, 1 with errors, 1 output removed")
  }
}
