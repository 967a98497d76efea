/// Translates libyaml's lines into an editor's.
///
/// libyaml follows YAML 1.1, where U+0085, U+2028 and U+2029 end a line too. For YAML 1.2 and every editor they don't.
/// The few sources that hold one get this map; a place is moved to the line it is seen on.
struct LineMap {
  /// For each of libyaml's lines: the line it lies on, and how many scalars stand before it there.
  private var lines: [Mark] = [Mark(line: 1, column: 0)]

  /// Nil where both count the same lines.
  init?(_ source: SourceScalars) {
    guard Self.mayNeedMap(source) else { return nil }
    var lines = self.lines
    var breaks = 0
    var previous = Mark.start
    _ = source.first { position in
      if position.mark.line != previous.line { lines.append(Mark(line: position.mark.line, column: 0)) }
      if Self.isOldBreak(position.value) {
        breaks += 1
        lines.append(position.mark)
      }
      previous = position.mark
      return false
    }
    guard breaks > 0 else { return nil }
    self.lines = lines
  }

  func mark(_ mark: Mark) -> Mark {
    let index = Int(mark.line) - 1
    // The place after a last line break has no scalar of its own in the map.
    guard index < lines.count else {
      return Mark(line: lines[lines.count - 1].line + UInt32(index - lines.count + 1), column: mark.column)
    }
    return Mark(line: lines[index].line, column: lines[index].column + mark.column)
  }

  private static func isOldBreak(_ value: UInt32) -> Bool {
    value == 0x85 || value == 0x2028 || value == 0x2029
  }

  /// A quick look for the bytes of those three characters; every UTF-16 source may hold them.
  private static func mayNeedMap(_ source: SourceScalars) -> Bool {
    guard source.encoding == .utf8 else { return true }
    let bytes = source.bytes
    return bytes.contains(0xC2, where: { $0 + 1 < bytes.count && bytes[$0 + 1] == 0x85 })
      || bytes.contains(
        0xE2,
        where: { $0 + 2 < bytes.count && bytes[$0 + 1] == 0x80 && (bytes[$0 + 2] == 0xA8 || bytes[$0 + 2] == 0xA9) })
  }
}

extension LineMap {
  /// The same problem at the places an editor shows.
  func error(_ error: SyntaxError) -> SyntaxError {
    var error = error
    error.mark = mark(error.mark)
    error.contextMark = error.contextMark.map(mark)
    return error
  }
}
