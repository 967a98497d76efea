/// A merge of two edits of a text, line by line: what both made of the text that they began with.
///
/// It takes time in proportion to the lines, because the texts may come from a pull request.
struct LineMerge {
  typealias Line = ArraySlice<UInt8>

  /// Lines that both sides edited, in different ways.
  struct Conflict {
    /// The number of the first of them in the side's own text, from 1.
    var line: Int
    var own: [Line]
    var other: [Line]
  }

  /// The merged text; where the sides conflict, it has the own lines.
  private(set) var bytes: [UInt8] = []
  private(set) var conflicts: [Conflict] = []

  init(_ base: [UInt8], own: [UInt8], other: [UInt8]) {
    let (base, own, other) = (Self.lines(base), Self.lines(own), Self.lines(other))
    let (toOwn, toOther) = (Self.matches(base, own), Self.matches(base, other))
    // From one line that all three have to the next.
    var (start, ownStart, otherStart) = (0, 0, 0)
    for index in 0...base.count {
      let isEnd = index == base.count
      guard let ownEnd = isEnd ? own.count : toOwn[index], let otherEnd = isEnd ? other.count : toOther[index] else {
        continue
      }
      take(base[start..<index], own[ownStart..<ownEnd], other[otherStart..<otherEnd], line: ownStart + 1)
      if !isEnd { bytes += own[ownEnd] }
      (start, ownStart, otherStart) = (index + 1, ownEnd + 1, otherEnd + 1)
    }
  }

  private mutating func take(
    _ base: ArraySlice<Line>, _ own: ArraySlice<Line>, _ other: ArraySlice<Line>, line: Int
  ) {
    if let merged = Self.merged(base, own, other) {
      for line in merged { bytes += line }
    } else if base.count > 1, base.count == own.count, own.count == other.count {
      // Lines beside each other, each edited by one of the sides.
      for (offset, (base, (own, other))) in zip(base, zip(own, other)).enumerated() {
        take([base], [own], [other], line: line + offset)
      }
    } else {
      conflicts.append(Conflict(line: line, own: Array(own), other: Array(other)))
      for line in own { bytes += line }
    }
  }

  /// What one side made of lines that the other left alone; nil if both edited them differently.
  private static func merged(
    _ base: ArraySlice<Line>, _ own: ArraySlice<Line>, _ other: ArraySlice<Line>
  ) -> ArraySlice<Line>? {
    if own.elementsEqual(other) || other.elementsEqual(base) { return own }
    if own.elementsEqual(base) { return other }
    // New lines of both at one place, such as rows at the end of a section.
    if base.isEmpty, !Self.contains(own, other), !Self.contains(other, own) { return other + own }
    // Whoever wrote the other side's lines beside their own has settled it.
    return !other.isEmpty && Self.contains(own, other) ? own : nil
  }

  /// Whether lines have all of some others, in their order.
  private static func contains(_ lines: ArraySlice<Line>, _ others: ArraySlice<Line>) -> Bool {
    var rest = others
    for line in lines where rest.first == line { rest.removeFirst() }
    return rest.isEmpty
  }

  /// With their line feeds.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// For each line the same one in another version, in order: those that each version has once, and what is equal beside these.
  private static func matches(_ old: [Line], _ new: [Line]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: old.count)
    let (places, newPlaces) = (places(old), places(new))
    // The longest ascending run of lines that are there once in both, by the piles of patience sorting.
    var piles: [(old: Int, new: Int)] = []
    var before: [Int: Int] = [:]
    for (index, line) in old.enumerated() where places[line] == index {
      guard let place = newPlaces[line], place >= 0 else { continue }
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if piles[middle].new < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = piles[low - 1].old }
      if low < piles.count { piles[low] = (index, place) } else { piles.append((index, place)) }
    }
    var next = piles.last?.old
    while let index = next {
      matches[index] = newPlaces[old[index]]
      next = before[index]
    }
    extend(&matches, old, new)
    return matches
  }

  /// The place of each line; -1 for one that is there several times.
  private static func places(_ lines: [Line]) -> [Line: Int] {
    var places: [Line: Int] = [:]
    for (index, line) in lines.enumerated() { places[line] = places[line] == nil ? index : -1 }
    return places
  }

  /// Matches what is equal after and before lines that match.
  private static func extend(_ matches: inout [Int?], _ old: [Line], _ new: [Line]) {
    // A line that is there once in both ends each way, so none goes beyond the next match.
    var next = 0
    /// The place after the last match before each line.
    var lows: [Int] = []
    for index in old.indices {
      lows.append(max(lows.last ?? 0, index > 0 ? matches[index - 1].map { $0 + 1 } ?? 0 : 0))
      if let match = matches[index] {
        next = match + 1
      } else if next < new.count, old[index] == new[next] {
        matches[index] = next
        next += 1
      } else {
        next = new.count
      }
    }
    var last = new.count - 1
    for index in old.indices.reversed() {
      if let match = matches[index] {
        last = match - 1
      } else if last >= lows[index], old[index] == new[last] {
        matches[index] = last
        last -= 1
      } else {
        last = -1
      }
    }
  }
}
