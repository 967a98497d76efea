/// Finds for each place of a text where the longest stretch from there occurred before.
struct RepetitionFinder {
  private let units: UnsafeBufferPointer<UInt16>
  /// How many earlier places are tried.
  private let depth: Int
  /// The last place with each hash, and before each place the one with the same hash; -1 for none.
  private var last: [Int32]
  private var before: [Int32]
  private static let bits = 16
  /// The number of units that a hash is made of.
  private static let width = 6

  init(_ units: UnsafeBufferPointer<UInt16>, depth: Int) {
    self.units = units
    self.depth = depth
    last = Array(repeating: -1, count: 1 << Self.bits)
    before = Array(repeating: -1, count: units.count)
  }

  private func hash(_ place: Int) -> Int {
    var hash: UInt64 = 0
    for offset in 0..<Self.width { hash = hash &* 0x9E37_79B1 &+ UInt64(units[place + offset]) }
    return Int((hash &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.bits))
  }

  /// Makes a place one that later places can refer to.
  mutating func note(_ place: Int) {
    guard place + Self.width <= units.count else { return }
    let hash = hash(place)
    before[place] = last[hash]
    last[hash] = Int32(truncatingIfNeeded: place)
  }

  /// - Parameters:
  ///   - farthest: the largest distance.
  ///   - most: the largest length.
  func longest(at place: Int, within farthest: Int, atMost most: Int) -> (length: Int, distance: Int) {
    guard place + Self.width <= units.count else { return (0, 0) }
    let most = min(most, units.count - place)
    var best = (length: 0, distance: 0)
    var candidate = Int(last[hash(place)])
    var tries = depth
    while candidate >= 0, place - candidate <= farthest, tries > 0 {
      // Only a longer one is of use, which also matches where the best one ends.
      if best.length < most, units[candidate + best.length] == units[place + best.length] {
        var length = 0
        while length < most, units[candidate + length] == units[place + length] { length += 1 }
        if length > best.length { best = (length, place - candidate) }
        if length == most { break }
      }
      candidate = Int(before[candidate])
      tries -= 1
    }
    return best
  }
}
