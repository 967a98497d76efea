import PatchApplying
@testable import TableSupport
import RandomNumbers
import Testing

@Suite("Arrays are put into another order by the fewest moves")
struct PatchArrayTests {
  /// For each order of so many elements, the fewest moves that lead to it: found by trying all of them.
  private static func distances(count: Int) -> [[Int]: Int] {
    let sorted = Array(0..<count)
    var distances = [sorted: 0]
    var border = [sorted]
    while !border.isEmpty {
      var next: [[Int]] = []
      for order in border {
        let distance = distances[order, default: 0] + 1
        for from in order.indices {
          var rest = order
          let moved = rest.remove(at: from)
          for to in 0...rest.count {
            var other = rest
            other.insert(moved, at: to)
            guard distances[other] == nil else { continue }
            distances[other] = distance
            next.append(other)
          }
        }
      }
      border = next
    }
    return distances
  }

  @Test("as trying all orders of up to seven elements shows", arguments: 0...7)
  func fewest(count: Int) {
    for (order, distance) in Self.distances(count: count) {
      let moves = ArrayMoves(order).steps
      #expect(moves.count == distance, "\(order)")
      var elements = order
      for move in moves { elements.insert(elements.remove(at: move.from), at: move.to) }
      #expect(elements == Array(0..<count), "\(order)")
    }
  }

  @Test("also in a patch, of objects by their ids and of plain values", arguments: [5, 6])
  func fewestInPatches(count: Int) throws {
    let texts = (0..<count).map { JSONValue.string("text \($0)") }
    let rows = (0..<count).map { JSONValue.object(["id": .string("row\($0)"), "text": .string("same")]) }
    for (order, distance) in Self.distances(count: count) {
      for elements in [texts, rows] {
        let old = JSONValue.array(order.map { elements[$0] })
        let patch = JSONPatch(from: old, to: .array(elements))
        #expect(patch.operations.count == distance)
        #expect(try patch.applied(to: old) == .array(elements))
      }
    }
  }

  @Test("of many elements as of few")
  func many() {
    var generator = Generator(state: 7)
    let order = Array(0..<20_000).shuffled(using: &generator)
    let moves = ArrayMoves(order).steps
    // A longest run of a shuffled array of n is about 2 √n long.
    #expect((19_600...19_800).contains(moves.count))
    var elements = order
    for move in moves { elements.insert(elements.remove(at: move.from), at: move.to) }
    #expect(elements == Array(0..<20_000))

    #expect(ArrayMoves(Array(0..<100_000)).steps.isEmpty)
    #expect(ArrayMoves(Array(1..<100_000) + [0]).steps == [ArrayMoves.Step(from: 99_999, to: 0)])
  }
}
