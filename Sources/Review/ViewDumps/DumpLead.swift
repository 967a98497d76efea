/// The text before a view on its line, which determines its depth.
struct DumpLead {
  /// The number of bars directly before it.
  var bars: Int
  /// The column in which it begins, with a tab counted as four.
  var column: Int
  /// Whether it directly follows the previous view.
  var isContinued: Bool

  /// Nil if the text before it makes it a value rather than a view of a hierarchy: `layer = <…`.
  /// - Parameters:
  ///   - index: the start of the view.
  ///   - lastEnd: the end of the previous view; negative if there is none.
  init?(_ text: DumpBytes, before index: Int, lineStart: Int, lastEnd: Int) {
    let first = max(lineStart, lastEnd)
    var position = index
    (bars, column) = (0, 0)
    while position > first, DumpBytes.isBlank(text[position - 1]) || text[position - 1] == UInt8(ascii: "|") {
      position -= 1
      if text[position] == UInt8(ascii: "|") { bars += 1 }
    }
    if position > lineStart, bars == 0, text[position - 1] == UInt8(ascii: "=") {
      guard Self.isResult(text, before: position - 1, lineStart: lineStart) else { return nil }
    }
    for place in max(lineStart, index - 4096)..<index where text[place] != 0xC2 {
      column += text[place] == UInt8(ascii: "\t") ? 4 : 1
    }
    var margin = position
    while margin > max(lastEnd, 0), DumpBytes.isMargin(text[margin - 1]) || text[margin - 1] == UInt8(ascii: "\n"),
      index - margin < 4096
    {
      margin -= 1
    }
    isContinued = lastEnd >= 0 && margin <= lastEnd
  }

  /// `(id) $1 = `, as a debugger names its results.
  private static func isResult(_ text: DumpBytes, before equals: Int, lineStart: Int) -> Bool {
    var position = equals
    while position > lineStart, DumpBytes.isBlank(text[position - 1]) { position -= 1 }
    let end = position
    while position > lineStart, DumpBytes.isName(text[position - 1]), text[position - 1] != UInt8(ascii: "$"),
      end - position < 16
    {
      position -= 1
    }
    return position > lineStart && text[position - 1] == UInt8(ascii: "$")
  }
}
