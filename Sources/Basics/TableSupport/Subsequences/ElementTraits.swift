/// What an element of a list is recognized by in another version of the list: its title, and hashes of whatever else it shows.
package struct ElementTraits {
  /// The pairs of neighbouring letters of the title, each once and in order.
  private var letters: [UInt16] = []
  private var others: Set<Int>

  /// The length, in bytes, from which on a title's end is not compared.
  private static let longestTitle = 64

  package init(title: String?, others: [Int]) {
    self.others = Set(others)
    guard let title else { return }
    var (last, pairs) = (UInt8(ascii: " "), Set<UInt16>())
    for var byte in title.utf8.prefix(Self.longestTitle) {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { byte |= 0x20 }
      pairs.insert(UInt16(last) << 8 | UInt16(byte))
      last = byte
    }
    letters = pairs.sorted()
  }

  /// From 0 for nothing in common to 1 for all; the title counts twice as much as the rest.
  package func likeness(to other: ElementTraits) -> Double {
    let all = letters.count + other.letters.count
    let title = all == 0 ? 0 : Double(2 * sharedLetters(with: other)) / Double(all)
    let rest = max(others.count, other.others.count)
    guard rest > 0 else { return title }
    return (2 * title + Double(others.intersection(other.others).count) / Double(rest)) / 3
  }

  private func sharedLetters(with other: ElementTraits) -> Int {
    var (count, index, place) = (0, 0, 0)
    while index < letters.count, place < other.letters.count {
      let (one, two) = (letters[index], other.letters[place])
      if one == two { count += 1 }
      if one <= two { index += 1 }
      if two <= one { place += 1 }
    }
    return count
  }
}
