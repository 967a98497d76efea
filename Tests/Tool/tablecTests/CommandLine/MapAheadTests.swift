import TableSupport
import Testing

@Suite("A list transformed ahead")
struct MapAheadTests {
  @Test("has its results in order, and each element is transformed once", arguments: [1, 2, 5], [1, 3, 100])
  func order(jobs: Int, lead: Int) {
    let count = Locked(0)
    let list = MapAhead(Array(0..<500), jobs: jobs, lead: lead) { element in
      count.withLock { $0 += 1 }
      return "\(element)"
    }
    var results: [String] = []
    while let result = list.next() { results.append(result) }
    #expect(results == (0..<500).map { "\($0)" })
    #expect(count.withLock { $0 } == 500)
    #expect(list.next() == nil)
  }

  @Test("keeps no more results than it may")
  func lead() {
    let begun = Locked(0)
    let list = MapAhead(Array(0..<300), jobs: 4, lead: 6) { element in begun.withLock { $0 += 1 } }
    for asked in 1...100 {
      _ = list.next()
      #expect(begun.withLock { $0 } <= asked + 6)
    }
  }

  @Test("is empty, or given up")
  func ends() {
    #expect(MapAhead([Int](), jobs: 3, lead: 2) { $0 }.next() == nil)
    let begun = Locked(0)
    do {
      let list = MapAhead(Array(0..<300), jobs: 3, lead: 2) { _ in begun.withLock { $0 += 1 } }
      #expect(list.next() != nil)
    }
    #expect(begun.withLock { $0 } <= 3)
  }
}
