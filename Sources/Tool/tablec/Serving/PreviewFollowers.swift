import TablePreview

/// The pages that are open, and what each shows.
struct PreviewFollowers {
  private var streams: [Int: (stream: EventStream, query: PreviewQuery)] = [:]
  private var numbers: [PreviewQuery: Set<Int>] = [:]
  private var next = 0

  /// The maximum number of different pictures that are drawn again with every change.
  static let mostQueries = 64

  var isEmpty: Bool { streams.isEmpty }

  var allStreams: [EventStream] { streams.values.map(\.stream) }

  /// The tables that any page shows.
  var tables: Set<String> { Set(numbers.keys.compactMap(\.table)) }

  /// - Returns: the number by which the page is removed; nil if too many different pictures are open.
  mutating func add(_ stream: EventStream, _ query: PreviewQuery) -> Int? {
    guard numbers[query] != nil || numbers.count < Self.mostQueries else { return nil }
    next += 1
    streams[next] = (stream, query)
    numbers[query, default: []].insert(next)
    return next
  }

  mutating func remove(_ number: Int?) {
    guard let number, let query = streams.removeValue(forKey: number)?.query else { return }
    numbers[query]?.remove(number)
    if numbers[query]?.isEmpty ?? false { numbers[query] = nil }
  }

  func queries(of table: String) -> [PreviewQuery] { numbers.keys.filter { $0.table == table } }

  func streams(_ query: PreviewQuery) -> [EventStream] { (numbers[query] ?? []).compactMap { streams[$0]?.stream } }
}
