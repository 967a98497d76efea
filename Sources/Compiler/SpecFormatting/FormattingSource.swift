/// The text of a file with LF at the ends of lines and without a byte order mark, and how to restore both.
struct FormattingSource {
  let bytes: [UInt8]
  private let hasByteOrderMark: Bool
  private let endsLinesWithCRLF: Bool
  /// Whether the text is the whole file, byte by byte.
  let isOriginal: Bool

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Nil for UTF-16, for a file with a CR that no LF follows, and for one with a byte order mark inside, which has no column.
  init?(_ file: [UInt8]) {
    guard !file.starts(with: [0xFF, 0xFE]), !file.starts(with: [0xFE, 0xFF]) else { return nil }
    hasByteOrderMark = file.starts(with: Self.byteOrderMark)
    let rest = hasByteOrderMark ? Array(file.dropFirst(Self.byteOrderMark.count)) : file
    let marks = rest.indices.lazy.filter { rest[$0] == Self.byteOrderMark[0] }
    guard !marks.contains(where: { rest[$0...].starts(with: Self.byteOrderMark) }) else { return nil }
    let first = rest.firstIndex(of: 0x0A)
    // The first line decides for all.
    endsLinesWithCRLF = first.map { $0 > 0 && rest[$0 - 1] == 0x0D } ?? false
    guard rest.contains(0x0D) else {
      bytes = rest
      isOriginal = !hasByteOrderMark
      return
    }
    var text: [UInt8] = []
    text.reserveCapacity(rest.count)
    for (index, byte) in rest.enumerated() {
      guard byte == 0x0D else {
        text.append(byte)
        continue
      }
      guard index + 1 < rest.count, rest[index + 1] == 0x0A else { return nil }
    }
    bytes = text
    isOriginal = false
  }

  /// A text as the file has it.
  func restored(_ text: [UInt8]) -> [UInt8] {
    guard hasByteOrderMark || endsLinesWithCRLF else { return text }
    var file = hasByteOrderMark ? Self.byteOrderMark : []
    file.reserveCapacity(text.count + text.count / 16)
    for byte in text {
      if byte == 0x0A, endsLinesWithCRLF { file.append(0x0D) }
      file.append(byte)
    }
    return file
  }
}
