/// A merge of two edits of a text, line by line: what both made of the text that they began with. Elements of lists that have ids are
/// merged each by itself (``ListElements``), wherever they were moved to, and where both edited the same lines, their keys (``KeyMerge``).
///
/// It takes time in proportion to the lines, because the texts may come from a pull request.
struct LineMerge {
  typealias Line = ArraySlice<UInt8>

  /// Lines that both sides edited, in different ways.
  struct Conflict {
    /// The number of the first of them in the side's own text, from 1, and in the merged text.
    var line: Int
    var mergedLine: Int
    /// The key that both changed, where each side has a mapping.
    var key: String?
    var own: [Line]
    var other: [Line]
  }

  /// The merged text; where the sides conflict, it has the own lines.
  private(set) var bytes: [UInt8] = []
  /// The other text; where the sides conflict, it has the lines that both began with. A merge that begins with it finds the same conflicts,
  /// and nothing else.
  private(set) var rest: [UInt8] = []
  private(set) var conflicts: [Conflict] = []
  /// Whether each element that all three texts have is once in each result. Where both sides move elements, it may not be.
  private(set) var isWhole = true
  /// How many lines the merged text has so far.
  private var mergedLines = 0
  /// The elements that are merged by themselves, by the lines that stand for them.
  private var elements: [Line: Element] = [:]
  /// How often each is in the merged text, and in the rest.
  private var counts: [Line: (merged: Int, rest: Int)] = [:]
  /// The number of each line of the own text, from 1.
  private var numbers: [Int] = []

  /// An element of a list that all three texts have.
  private struct Element {
    var own: [Line]
    var other: [Line]
    /// Where it begins in the own text.
    var line = 0
    var bytes: [UInt8]
    var rest: [UInt8]
    var conflicts: [Conflict] = []
    var isWhole = true
  }

  /// More levels of lists in lists than specs have.
  private static let mostLevels = 6

  init(_ base: [UInt8], own: [UInt8], other: [UInt8]) {
    self.init(Self.lines(base), own: Self.lines(own), other: Self.lines(other), level: 0)
  }

  private init(_ base: [Line], own: [Line], other: [Line], level: Int) {
    var (base, own, other) = (base, own, other)
    numbers = Array(1...own.count + 1)
    if level < Self.mostLevels { findElements(&base, &own, &other, level: level) }
    let (toOwn, toOther) = (Self.matches(base, own), Self.matches(base, other))
    // From one line that all three have to the next.
    var (start, ownStart, otherStart) = (0, 0, 0)
    for index in 0...base.count {
      let isEnd = index == base.count
      guard let ownEnd = isEnd ? own.count : toOwn[index], let otherEnd = isEnd ? other.count : toOther[index] else {
        continue
      }
      take(base[start..<index], own[ownStart..<ownEnd], other[otherStart..<otherEnd], at: ownStart)
      if !isEnd { append([own[ownEnd]], rest: [other[otherEnd]]) }
      (start, ownStart, otherStart) = (index + 1, ownEnd + 1, otherEnd + 1)
    }
    isWhole = elements.allSatisfy { $1.isWhole && counts[$0] ?? (0, 0) == (1, 1) }
  }

  /// Merges the elements that all three texts have, and puts a line in place of each.
  private mutating func findElements(_ base: inout [Line], _ own: inout [Line], _ other: inout [Line], level: Int) {
    // Inside of an element, that is not one of its own.
    let first = level > 0 ? 1 : 0
    let found = (base: ListElements(base, from: first).ranges, own: ListElements(own, from: first).ranges)
    let others = ListElements(other, from: first).ranges
    for (key, range) in found.base {
      guard let ownRange = found.own[key], let otherRange = others[key] else { continue }
      let (old, mine, new) = (Array(base[range]), Array(own[ownRange]), Array(other[otherRange]))
      // Also where nothing is different, so that the next merge finds the same elements.
      guard var element = Self.element(old, mine, new, level: level) else { continue }
      element.line = ownRange.lowerBound + 1
      elements[([0] + key)[...]] = element
    }
    guard !elements.isEmpty else { return }
    func replace(_ lines: inout [Line], _ ranges: [[UInt8]: Range<Int>]) -> [Int] {
      var (replaced, numbers): ([Line], [Int]) = ([], [])
      var next = 0
      for (key, range) in ranges.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) {
        let line = ([0] + key)[...]
        guard elements[line] != nil else { continue }
        replaced += lines[next..<range.lowerBound] + [line]
        numbers += (next..<range.lowerBound + 1).map { $0 + 1 }
        next = range.upperBound
      }
      numbers += (next...lines.count).map { $0 + 1 }
      replaced += lines[next...]
      lines = replaced
      return numbers
    }
    _ = replace(&base, found.base)
    numbers = replace(&own, found.own)
    _ = replace(&other, others)
  }

  private static func element(_ base: [Line], _ own: [Line], _ other: [Line], level: Int) -> Element? {
    func made(_ bytes: [UInt8], _ rest: [UInt8], _ conflicts: [Conflict] = []) -> Element {
      Element(own: own, other: other, bytes: bytes, rest: rest, conflicts: conflicts)
    }
    if other == base || own == other { return made(text(own[...]), text(other[...])) }
    if own == base { return made(text(other[...]), text(other[...])) }
    if let keys = KeyMerge(text(base[...]), own: text(own[...]), other: text(other[...])) {
      return made(keys.bytes, keys.rest, conflicts(of: keys))
    }
    guard base.count > 1, own.count > 1, other.count > 1 else { return nil }
    let lines = LineMerge(base, own: own, other: other, level: level + 1)
    var element = made(lines.bytes, lines.rest, lines.conflicts)
    element.isWhole = lines.isWhole
    return element
  }

  /// - Parameter index: that of the first of the own lines.
  private mutating func take(
    _ base: ArraySlice<Line>, _ own: ArraySlice<Line>, _ other: ArraySlice<Line>, at index: Int
  ) {
    if let merged = Self.merged(base, own, other) {
      append(merged, rest: other)
    } else if base.count > 1, base.count == own.count, own.count == other.count {
      // Lines beside each other, each edited by one of the sides.
      for (offset, (base, (own, other))) in zip(base, zip(own, other)).enumerated() {
        take([base], [own], [other], at: index + offset)
      }
    } else if !(base + own + other).contains(where: { elements[$0] != nil }),
      let keys = KeyMerge(Self.text(base), own: Self.text(own), other: Self.text(other))
    {
      conflicts += Self.conflicts(of: keys).map { moved($0, to: numbers[index]) }
      append(Self.lines(keys.bytes)[...], rest: Self.lines(keys.rest)[...])
    } else {
      let conflict = Conflict(
        line: 1, mergedLine: 1, own: own.flatMap { elements[$0]?.own ?? [$0] },
        other: other.flatMap { elements[$0]?.other ?? [$0] })
      conflicts.append(moved(conflict, to: numbers[index]))
      append(own, rest: base)
    }
  }

  /// A conflict of lines that begin at one of the own text, and at the end of what is merged so far.
  private func moved(_ conflict: Conflict, to line: Int) -> Conflict {
    var conflict = conflict
    conflict.line += line - 1
    conflict.mergedLine += mergedLines
    return conflict
  }

  private static func conflicts(of keys: KeyMerge) -> [Conflict] {
    func lines(_ pair: [UInt8]) -> [Line] { pair.isEmpty ? [] : [pair[...]] }
    return keys.conflicts.map { conflict in
      Conflict(
        line: 1, mergedLine: 1, key: conflict.key, own: lines(conflict.own), other: lines(conflict.other))
    }
  }

  private mutating func append(_ lines: ArraySlice<Line>, rest others: ArraySlice<Line>) {
    for line in lines {
      let element = elements[line]
      if element != nil { counts[line, default: (0, 0)].merged += 1 }
      conflicts += element.map { element in element.conflicts.map { moved($0, to: element.line) } } ?? []
      bytes += element?.bytes[...] ?? line
      mergedLines += element?.bytes.count { $0 == 0x0A } ?? 1
    }
    for line in others {
      rest += elements[line]?.rest[...] ?? line
      if elements[line] != nil { counts[line, default: (0, 0)].rest += 1 }
    }
  }

  private static func text(_ lines: ArraySlice<Line>) -> [UInt8] { Array(lines.joined()) }

  /// What one side made of lines that the other left alone; nil if both edited them differently.
  private static func merged(
    _ base: ArraySlice<Line>, _ own: ArraySlice<Line>, _ other: ArraySlice<Line>
  ) -> ArraySlice<Line>? {
    if own.elementsEqual(other) || other.elementsEqual(base) { return own }
    if own.elementsEqual(base) { return other }
    // New lines of both at one place, such as rows at the end of a section.
    if base.isEmpty, !Self.contains(own, other), !Self.contains(other, own), !haveOneElement(own, other) {
      return other + own
    }
    // Whoever wrote the other side's lines beside their own has settled it.
    return !other.isEmpty && Self.contains(own, other) ? own : nil
  }

  /// Whether lines have an element that others have, too, which cannot be there twice.
  private static func haveOneElement(_ lines: ArraySlice<Line>, _ others: ArraySlice<Line>) -> Bool {
    func ids(_ lines: ArraySlice<Line>) -> Set<[UInt8]> {
      // A line that stands for an element begins so.
      let moved = lines.filter { $0.first == 0 }.map { Array($0.dropFirst()) }
      return Set(ListElements(Array(lines), from: 0).ranges.keys).union(moved)
    }
    return !ids(lines).isDisjoint(with: ids(others))
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
}
