/// Lines and columns of a JSON text, as shown in editors.
enum JSONTextPosition {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The line and the column of a byte, both from 1.
  static func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
    var (line, column, index) = (1, 1, 0)
    advance(&line, &column, &index, to: offset, in: bytes)
    return (line, column)
  }

  /// Those of several bytes, which follow each other.
  static func positions(
    of offsets: some Sequence<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [(line: Int, column: Int)] {
    var (line, column, index) = (1, 1, 0)
    return offsets.map { offset in
      advance(&line, &column, &index, to: offset, in: bytes)
      return (line, column)
    }
  }

  private static func advance(
    _ line: inout Int, _ column: inout Int, _ index: inout Int, to offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    if index == 0, bytes.starts(with: mark) { index = mark.count }
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x0A: (line, column) = (line + 1, 1)
      case 0x0D:
        // In CRLF, the LF ends the line.
        if index < bytes.count, bytes[index] == 0x0A { continue }
        (line, column) = (line + 1, 1)
      case 0x80...0xBF: break
      default: column += 1
      }
    }
  }
}
