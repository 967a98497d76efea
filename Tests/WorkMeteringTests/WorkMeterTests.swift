import Testing
import WorkMetering

struct WorkMeterTests {
  @Test("a limit is reached when more is spent, not when as much is")
  func limit() {
    let work = WorkMeter(limit: 10)
    work.spend(5, times: 2)
    #expect(!work.isSpent)
    work.spend(1)
    #expect(work.isSpent)
    #expect(work.spent == 11)
  }

  @Test("what cannot be counted is too much")
  func overflow() {
    let work = WorkMeter(limit: .max - 1)
    work.spend(.max, times: 2)
    #expect(work.isSpent)
    work.spend(1)
    #expect(work.spent == .max)
  }
}
