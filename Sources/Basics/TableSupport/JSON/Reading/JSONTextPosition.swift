/// Lines and columns of a JSON text, as shown in editors.
enum JSONTextPosition {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The line and the column of a byte, both from 1.
  static func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    var index = bytes.starts(with: mark) ? mark.count : 0
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
    return (line, column)
  }
}
