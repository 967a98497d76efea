extension SourceText {
  /// The offsets at which lines start, by the line breaks of editors: LF, CRLF and CR.
  ///
  /// NEL, LS and PS do not end lines here, unlike in YAML 1.1: the parser's marks count lines like editors.
  static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D && index < bytes.count && bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    return starts
  }

  /// The length of the line break before the start of a line.
  func lineBreakLength(endingAt end: Int) -> Int {
    bytes[end - 1] == 0x0A && end >= 2 && bytes[end - 2] == 0x0D ? 2 : 1
  }
}
