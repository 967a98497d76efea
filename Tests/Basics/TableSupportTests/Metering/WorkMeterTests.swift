@testable import TableSupport
import Testing

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

  @Test("a meter is spent once all that share its limit have spent that, whoever did")
  func sharing() {
    let limit = SharedWork(limit: 10_000_000)
    let parts = limit.meter { one in
      one.spend(8_000_000)
      let other = limit.meter { $0.spend(4_000_000) }
      #expect(!one.isSpent)
      one.spend(1_100_000)
      #expect(one.isSpent)
      return other.spent
    }
    #expect((parts.result, parts.spent) == (4_000_000, 9_100_000))
    #expect(limit.meter { $0.isSpent }.result)
  }

  @Test(
    "threads that share a limit stop soon after it, and only what exceeds it is too much",
    arguments: [99, 100, 101, 1_000])
  func stopping(count: Int) {
    let limit = SharedWork(limit: 100_000_000)
    let parts = ParallelMap(jobs: 4).map(Array(0..<count)) { _ in
      limit.meter { meter in
        var steps = 0
        while steps < 1_000_000, !meter.isSpent {
          meter.spend(1_000)
          steps += 1_000
        }
        return steps
      }
    }
    let sum = WorkMeter(limit: 100_000_000)
    for part in parts { sum.spend(part.spent) }
    #expect(sum.isSpent == (count > 100))
    // Each thread goes on until its next report.
    #expect(parts.reduce(0) { $0 + $1.result } <= 100_000_000 + 4 * 1_100_000)
  }
}
