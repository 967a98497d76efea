import Foundation
import TableSupport
import Testing

@Suite("Threads for work")
struct WorkThreadTests {
  /// Uses some 16 KB of stack for each level.
  private static func depth(_ levels: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 16) { buffer in
      buffer[buffer.count - 1] = UInt8(truncatingIfNeeded: levels)
      return levels == 0
        ? 0 : depth(levels - 1) + (buffer[buffer.count - 1] == UInt8(truncatingIfNeeded: levels) ? 1 : 0)
    }
  }

  /// 6 MB, which the threads of Dispatch do not have on macOS.
  private static let deep = (6 << 20) / (16 << 10)

  @Test("have the stack that is stated, whatever the system's own have")
  func stack() {
    let reached = Locked<[Int]>([])
    let thread = WorkThread.start { [deep = Self.deep] in reached.withLock { $0.append(Self.depth(deep)) } }
    if let thread { pthread_join(thread, nil) }
    let queue = WorkQueue(threads: 2)
    let done = Monitor(0)
    for _ in 0..<4 {
      queue.async { [deep = Self.deep] in
        reached.withLock { $0.append(Self.depth(deep)) }
        done.change { $0 += 1 }
      }
    }
    done.change(when: { $0 == 4 }) { _ in }
    #expect(reached.withLock { $0.filter { $0 == Self.deep }.count } == 5)
  }

  @Test("run a function as often as there are threads, and are waited for", arguments: [0, 1, 2, 9])
  func together(threads: Int) {
    let runs = Locked(0)
    WorkThread.run(threads: threads) {
      usleep(1_000)
      runs.withLock { $0 += 1 }
    }
    #expect(runs.withLock { $0 } == max(threads, 1))
  }

  @Test("do a queue's work in its order, and none after its end")
  func queue() {
    let order = Monitor<[Int]>([])
    let queue = WorkQueue()
    for number in 0..<500 { queue.async { order.change { $0.append(number) } } }
    order.change(when: { $0.count == 500 }) { #expect($0 == Array(0..<500)) }
    queue.end()
    queue.async { order.change { $0.append(-1) } }
    usleep(5_000)
    #expect(order.change { $0.count } == 500)
  }
}
