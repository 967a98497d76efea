extension SourceText {
  /// The offsets at which lines start, by the line breaks that editors count: LF, CRLF and CR.
  ///
  /// NEL, LS and PS end no line here, though YAML 1.1 took them for breaks: the reader's marks count as editors do.
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

  /// The length of the line break that ends before an offset where a line starts.
  func lineBreakLength(endingAt end: Int) -> Int {
    bytes[end - 1] == 0x0A && end >= 2 && bytes[end - 2] == 0x0D ? 2 : 1
  }
}
