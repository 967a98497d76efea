extension SourceSyntax {
  /// The content of a scalar: without its quotes, with its escapes and with folded lines. Of an alias, its name.
  package func text(of index: Int) -> String {
    let node = nodes[index]
    let content = bytes[contentRange(of: index)]
    let hasLines = content.contains(where: \.isBreak)
    switch node.style {
    case .plain, .block, .flow:
      return String(decoding: hasLines ? folded(content, node.style)[...] : content, as: UTF8.self)
    case .singleQuoted, .doubleQuoted:
      let special: UInt8 = node.style == .singleQuoted ? .apostrophe : .backslash
      let isVerbatim = !hasLines && !content.contains(special)
      return String(decoding: isVerbatim ? content : folded(content, node.style)[...], as: UTF8.self)
    case .literal, .folded: return blockText(of: node)
    }
  }

  /// The bytes of a scalar without its quotes; of an alias, without `*`.
  package func contentRange(of index: Int) -> Range<Int> {
    let node = nodes[index]
    var (start, end) = (Int(node.start), Int(node.end))
    switch node.style {
    case .singleQuoted, .doubleQuoted:
      start += 1
      if node.isComplete || node.isKey, end > start { end -= 1 }
    case .plain where node.kind == .alias: start += 1
    default: break
    }
    return start..<max(start, end)
  }

  /// A plain or quoted scalar: lines joined by spaces, with blank lines kept, and without escapes.
  private func folded(_ content: ArraySlice<UInt8>, _ style: Node.Style) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    /// Where blanks begin that may be at the end of a line.
    var blanks = content.startIndex
    var offset = content.startIndex
    /// Continues after a line break, and the blank lines and blanks after it.
    func nextLine(isEscaped: Bool) {
      var breaks = isEscaped ? 1 : 0
      var isSpace = !isEscaped
      while offset < content.endIndex, content[offset].isBlankOrBreak {
        if content[offset].isBreak {
          breaks += 1
          if content[offset] == 0x0D, offset + 1 < content.endIndex, content[offset + 1] == 0x0A { offset += 1 }
        }
        offset += 1
      }
      if breaks > 1 { (text, isSpace) = (text + repeatElement(0x0A, count: breaks - 1), false) }
      if isSpace { text.append(0x20) }
      blanks = offset
    }
    while offset < content.endIndex {
      let byte = content[offset]
      if byte.isBreak {
        nextLine(isEscaped: false)
        continue
      }
      offset += 1
      if byte.isBlank { continue }
      text += content[blanks..<offset - 1]
      blanks = offset
      if style == .singleQuoted, byte == .apostrophe {
        text.append(byte)
        if offset < content.endIndex, content[offset] == byte { offset += 1 }
        blanks = offset
      } else if style == .doubleQuoted, byte == .backslash, offset < content.endIndex {
        if content[offset].isBreak {
          if content[offset] == 0x0D, offset + 1 < content.endIndex, content[offset + 1] == 0x0A { offset += 1 }
          offset += 1
          nextLine(isEscaped: true)
        } else {
          text += unescaped(content, at: &offset)
          blanks = offset
        }
      } else {
        text.append(byte)
      }
    }
    text += content[blanks...]
    return text
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  /// What an escape stands for, from the byte after its backslash on; nothing if it names no character.
  private func unescaped(_ content: ArraySlice<UInt8>, at offset: inout Int) -> [UInt8] {
    let escape = content[offset]
    offset += 1
    let lengths: [UInt8: Int] = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
    guard let length = lengths[escape] else {
      return Self.escapes[escape].map { Array(String($0).utf8) } ?? [escape]
    }
    let digits = content[offset...].prefix(length)
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return [] }
    offset += digits.count
    return Array(String(scalar).utf8)
  }

  /// A literal or folded scalar.
  private func blockText(of node: Node) -> String {
    let end = Int(node.end)
    let header = bytes[Int(node.start)..<end].prefix { !$0.isBlankOrBreak }
    guard let start = bytes[header.endIndex..<end].firstIndex(where: \.isBreak) else { return "" }
    var text: [UInt8] = []
    var isFirst = true
    var (wasIndented, breaks) = (false, 0)
    for line in bytes[start..<end].lines.dropFirst() {
      let indentation = line.prefix(Int(node.indentation)).prefix { $0 == 0x20 }.count
      let content = line.dropFirst(indentation)
      defer { breaks += 1 }
      guard let first = content.first else { continue }
      let isFolded = node.style == .folded && !isFirst && !wasIndented && !first.isBlank
      if isFolded, breaks == 1 {
        text.append(0x20)
      } else {
        text += repeatElement(0x0A, count: isFolded ? breaks - 1 : breaks)
      }
      text += content
      (isFirst, wasIndented, breaks) = (false, first.isBlank, 0)
    }
    // The breaks after the last line with text, of which only a line break that is there ends a line.
    let endsInBreak = end < bytes.count
    if header.contains(UInt8(ascii: "+")) {
      text += repeatElement(0x0A, count: endsInBreak ? breaks : breaks - 1)
    } else if endsInBreak, !header.contains(UInt8(ascii: "-")) {
      text.append(0x0A)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// The parts between LF, CR LF and CR.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    for index in indices where self[index].isBreak {
      if self[index] == 0x0A, index > startIndex, self[index - 1] == 0x0D {
        start = index + 1
        continue
      }
      lines.append(self[start..<index])
      start = index + 1
    }
    lines.append(self[start...])
    return lines
  }
}
