extension LenientTree {
  /// The content of a scalar: without its quotes, with its escapes and with folded lines. Of an alias, its name.
  package func text(of index: Int, in bytes: [UInt8]) -> String {
    let node = nodes[index]
    let range = contentRange(of: index)
    let content = bytes[range]
    switch node.style {
    case .plain, .block, .flow:
      guard content.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return String(decoding: content, as: UTF8.self)
      }
      return folded(content)
    case .singleQuoted:
      guard content.contains(where: { $0 == .apostrophe || $0 == 0x0A || $0 == 0x0D }) else {
        return String(decoding: content, as: UTF8.self)
      }
      var result: [UInt8] = []
      var skips = false
      for byte in content {
        skips = byte == .apostrophe && !skips && result.last == .apostrophe
        if !skips { result.append(byte) }
      }
      return folded(result[...])
    case .doubleQuoted: return content.contains(UInt8(ascii: "\\")) ? unescaped(content) : folded(content)
    case .literal, .folded: return String(decoding: content, as: UTF8.self)
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

  /// Lines joined by spaces, and blank lines kept.
  private func folded(_ content: ArraySlice<UInt8>) -> String {
    guard content.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return String(decoding: content, as: UTF8.self) }
    var text = ""
    var breaks = 0
    let lines = String(decoding: content, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      var part = line
      if index > 0 { while part.first == " " || part.first == "\t" { part.removeFirst() } }
      if index < lines.count - 1 { while part.last == " " || part.last == "\t" { part.removeLast() } }
      if index > 0, part.isEmpty, index < lines.count - 1 {
        breaks += 1
        continue
      }
      if index > 0 { text += breaks > 0 ? String(repeating: "\n", count: breaks) : " " }
      breaks = 0
      text += part
    }
    return text
  }

  private func unescaped(_ content: ArraySlice<UInt8>) -> String {
    var result = ""
    var scalars = folded(content).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\\", let escape = scalars.popFirst() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch escape {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "x", "u", "U":
        let length = escape == "x" ? 2 : escape == "u" ? 4 : 8
        let digits = String(String.UnicodeScalarView(scalars.prefix(length)))
        guard let value = UInt32(digits, radix: 16), let named = Unicode.Scalar(value) else { continue }
        scalars = scalars.dropFirst(length)
        result.unicodeScalars.append(named)
      default: result.unicodeScalars.append(escape)
      }
    }
    return result
  }
}
