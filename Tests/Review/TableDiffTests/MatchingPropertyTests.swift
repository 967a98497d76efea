import TableDiff
import Testing

@Suite("Matching generated tables")
struct MatchingPropertyTests {
  private static let seeds: [UInt64] = Array(1...120)

  @Test("A table has no changes compared with itself", arguments: seeds)
  func same(_ seed: UInt64) {
    let table = GeneratedTable(seed: seed).yaml
    let found = diff(table, table).changes
    #expect(found.isEmpty, "\(found.map(\.brief))\n\(table)")
  }

  @Test("Every row is matched once, new or gone, and a match with different ids is reported", arguments: seeds)
  func accounts(_ seed: UInt64) {
    let old = GeneratedTable(seed: seed)
    let new = old.next(seed: seed)
    let result = diff(old.yaml, new.yaml)
    let olds = result.matches.map(\.old)
    let news = result.matches.map(\.new)
    #expect(Set(olds).count == olds.count && Set(news).count == news.count)
    let oldCount = old.sections.reduce(0) { $0 + $1.rows.count }
    let newCount = new.sections.reduce(0) { $0 + $1.rows.count }
    func reported(_ code: String) -> [Change] { result.changes.filter { $0.code.rawValue == code } }
    // Rows of sections that are new or gone are told with those.
    let inNew = reported("D0201").compactMap(\.new).reduce(0) { $0 + (Int($1.prefix { $0 != " " }) ?? 0) }
    let inOld = reported("D0101").compactMap(\.old).reduce(0) { $0 + (Int($1.prefix { $0 != " " }) ?? 0) }
    #expect(newCount - news.count <= reported("D0202").count + inNew)
    #expect(oldCount - olds.count <= reported("D0102").count + inOld)
    for match in result.matches {
      let (before, after) = (
        result.old.sections[match.old.section].rows[match.old.row],
        result.new.sections[match.new.section].rows[match.new.row]
      )
      guard before.id != after.id else { continue }
      #expect(
        result.changes.contains { $0.place.newRow == match.new && ["D0103", "D0504"].contains($0.code.rawValue) })
    }
  }

  @Test("The number of moves is minimal for all orders of up to five rows", arguments: 2...5)
  func fewestMoves(_ count: Int) {
    let names = (0..<count).map { "{id: r\($0), text: Row}" }
    let fewest = Self.fewestMoves(of: count)
    for order in Self.orders(of: count) {
      let found = diff(rows(names), rows(order.map { names[$0] })).changes.count { $0.code == .rowMoved }
      #expect(found == fewest[order], "\(order)")
    }
  }

  private static func orders(of count: Int) -> [[Int]] {
    count == 0
      ? [[]]
      : orders(of: count - 1).flatMap { order in (0..<count).map { Array(order[..<$0]) + [count - 1] + order[$0...] } }
  }

  /// For each order how many rows must be moved, found by moving one after the other in every way there is.
  private static func fewestMoves(of count: Int) -> [[Int]: Int] {
    var known = [Array(0..<count): 0]
    var latest = [Array(0..<count)]
    var moves = 0
    while !latest.isEmpty {
      moves += 1
      var next: [[Int]] = []
      for order in latest {
        for from in 0..<count {
          for to in 0..<count {
            var moved = order
            moved.insert(moved.remove(at: from), at: to)
            if known.updateValue(min(known[moved] ?? moves, moves), forKey: moved) == nil { next.append(moved) }
          }
        }
      }
      latest = next
    }
    return known
  }
}
