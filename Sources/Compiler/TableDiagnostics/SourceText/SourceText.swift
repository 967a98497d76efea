/// An index of the lines and columns of a source. It is built once per file, and then every lookup is fast.
///
/// In addition to the start of every line, it stores the number of scalars before every 256th byte, so that a column far along
/// a minified line is found without counting from the start of the line.
package struct SourceText: Sendable {
  /// UTF-8, possibly invalid in places, without a byte order mark.
  package let bytes: [UInt8]
  /// The offset of the first byte of every line; a line break at the end of the file starts another, empty line.
  private let lineStarts: [Int]
  /// The number of scalars that start before each multiple of `stride`.
  private let scalarsBefore: [Int]

  private static let stride = 256

  package init(_ source: [UInt8]) {
    bytes = utf8Source(source)
    lineStarts = Self.lineStarts(in: bytes)
    scalarsBefore = Self.scalarCounts(in: bytes)
  }

  /// The bytes of a line, counted from 1, without its line break; nil past the end.
  package func line(_ number: Int) -> Range<Int>? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    guard number < lineStarts.count else { return start..<bytes.count }
    let next = lineStarts[number]
    return start..<(next - lineBreakLength(endingAt: next))
  }

  /// The position of a byte; a line break belongs to the end of its line.
  package func position(of offset: Int) -> SourcePosition {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: 1 + scalarCount(in: lineStarts[low]..<offset))
  }

  /// The offset of a column, counted from 1 in scalars, in a line; the end of the line for a column beyond it.
  func offset(ofColumn column: Int, in line: Range<Int>) -> Int {
    guard column > 1 else { return line.lowerBound }
    let (target, overflows) = scalarCount(before: line.lowerBound).addingReportingOverflow(column - 1)
    guard !overflows else { return line.upperBound }
    // The last block with no more than `target` scalars before it.
    var (low, high) = (line.lowerBound / Self.stride, scalarsBefore.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if scalarsBefore[middle] <= target { low = middle } else { high = middle }
    }
    var offset = low * Self.stride
    var count = scalarsBefore[low]
    if offset < line.lowerBound {
      offset = line.lowerBound
      count = target - (column - 1)
    }
    while offset < line.upperBound {
      if bytes[offset].startsScalar {
        if count == target { return offset }
        count += 1
      }
      offset += 1
    }
    return line.upperBound
  }

  /// The number of scalars in a part of the source.
  func scalarCount(in range: Range<Int>) -> Int {
    scalarCount(before: range.upperBound) - scalarCount(before: range.lowerBound)
  }

  private func scalarCount(before offset: Int) -> Int {
    let block = offset / Self.stride
    return bytes[(block * Self.stride)..<offset].reduce(scalarsBefore[block]) { $0 + ($1.startsScalar ? 1 : 0) }
  }

  private static func scalarCounts(in bytes: [UInt8]) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(bytes.count / stride + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var offset = 0
      while offset + stride <= bytes.count {
        for index in offset..<(offset + stride) where bytes[index].startsScalar { count += 1 }
        offset += stride
        counts.append(count)
      }
    }
    return counts
  }
}

extension UInt8 {
  /// Whether the byte is not a continuation byte of UTF-8.
  var startsScalar: Bool { self & 0xC0 != 0x80 }
}
