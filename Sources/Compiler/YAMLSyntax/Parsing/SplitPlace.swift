/// A place where another parser can begin in the middle of a source, as if it had read all that comes before.
///
/// At an entry of a block sequence, all that libyaml knows of what it has read is which block collections are open and in which columns
/// they begin. So a parser that first reads lines that open such collections, and then the source from that entry, finds
/// what a parser of the whole source finds there. Whether they are open there is known once that parser has come so far.
struct SplitPlace {
  /// An open block collection.
  struct Level: Equatable {
    var kind: NodeKind
    /// The column in which it begins, counted from 1.
    var column: UInt32
  }

  /// From the outermost collection to the sequence.
  let levels: [Level]
  /// The offset of the line of the entry.
  let offset: Int
  /// The place of the entry's `-`.
  private(set) var mark: Mark

  /// Finds the first line after an offset that could begin with an entry of the innermost collection that is not its first.
  ///
  /// - Parameter line: the number of the line in which the offset is, counted from 1.
  init?(_ levels: [Level], from start: Int, line: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let column = levels.last?.column else { return nil }
    var (offset, line) = (start, line)
    var (isEntry, isInEntry) = (false, false)
    repeat {
      guard let end = bytes.firstOffset(of: 0x0A, from: offset) else { return nil }
      (offset, line) = (end + 1, line + 1)
      let beginning = bytes[offset...].prefix(Int(column) + 1)
      let isIndented = beginning.count > column && beginning.dropLast(2).allSatisfy { $0 == 0x20 }
      let (indicator, next) = isIndented ? (beginning.dropLast().last, beginning.last) : (nil, nil)
      isEntry = isInEntry && indicator == UInt8(ascii: "-") && (next == 0x20 || next == 0x0A)
      isInEntry = indicator == UInt8(ascii: "-") || indicator == 0x20
    } while !isEntry
    (self.levels, self.offset) = (levels, offset)
    mark = Mark(line: UInt32(truncatingIfNeeded: line), column: column)
  }

  /// Lines that open the collections around the sequence, which begins with the entry itself.
  var opening: [UInt8] {
    levels.dropLast().flatMap { level in
      Array(repeating: 0x20, count: Int(level.column) - 1) + (level.kind == .mapping ? "k:\n" : "-\n").utf8
    }
  }

  /// The number of bytes that the scalars of the opening have, and so of keys: one for each mapping.
  var openingText: Int { levels.dropLast().count { $0.kind == .mapping } }

  /// The number of nodes that are only in the tree of a parser that has read the opening: the collections and their keys.
  var openingNodes: Int { levels.count + openingText }

  /// The nodes of the collections there.
  var openedNodes: [Int] {
    levels.indices.map { index in index + levels[..<index].count { $0.kind == .mapping } }
  }

  /// What is added to the lines of a parser that has read the opening. Its sum wraps around.
  var lineShift: UInt32 { mark.line &- UInt32(levels.count) }

  /// The place as a parser finds it that began at another one.
  func inLines(of other: SplitPlace) -> SplitPlace {
    var place = self
    place.mark.line &-= other.lineShift
    return place
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of line feeds in a range; nil if there is a carriage return.
  func lineFeeds(in range: Range<Int>) -> Int? {
    guard UnsafeBufferPointer(rebasing: self[range]).firstOffset(of: 0x0D, from: 0) == nil else { return nil }
    let part = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(self)[range])
    let (feed, low): (UInt64, UInt64) = (0x0A0A_0A0A_0A0A_0A0A, 0x7F7F_7F7F_7F7F_7F7F)
    var (feeds, offset) = (0, 0)
    while offset + 8 <= part.count {
      // Eight bytes are compared together, and counted in a byte each, which holds 255 at most.
      var counts: UInt64 = 0
      for _ in 0..<Swift.min(255, (part.count - offset) / 8) {
        let others = part.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ feed
        counts &+= ~(((others & low) &+ low) | others | low) >> 7
        offset += 8
      }
      for lane in 0..<8 { feeds += Int(truncatingIfNeeded: counts >> UInt64(lane * 8) & 0xFF) }
    }
    for byte in part[offset...] where byte == 0x0A { feeds += 1 }
    return feeds
  }
}
