/// The text before a view on its line, which determines its depth.
struct DumpLead {
  /// The number of bars directly before it.
  var bars: Int
  /// The column in which it begins, with a tab counted as four.
  var column: Int
  /// Whether it directly follows the previous view.
  var isContinued: Bool

  /// Of a form whose depths are certain.
  init(bars: Int, column: Int) {
    (self.bars, self.column, isContinued) = (bars, column, false)
  }

  /// Nil if the text before it makes it a value rather than a view of a hierarchy: `layer = <…`.
  /// - Parameters:
  ///   - index: the start of the view.
  ///   - lastEnd: the end of the previous view; negative if there is none.
  init?(_ text: DumpBytes, before index: Int, lineStart: Int, lastEnd: Int) {
    let first = max(lineStart, lastEnd)
    var position = Self.beginning(text, before: index, from: first)
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

  /// Where a view begins with what belongs to it: the second bracket of `<<_UITextContainerView: 0x…>> minSize = …`, as UIKit prints a view in its
  /// own words up to iOS 15, and the name of a property, `_contentView: <UIView: 0x…>`.
  private static func beginning(_ text: DumpBytes, before index: Int, from first: Int) -> Int {
    if index > first, text[index - 1] == UInt8(ascii: "<") { return index - 1 }
    var position = index
    while position > first, DumpBytes.isBlank(text[position - 1]) { position -= 1 }
    guard position > first, text[position - 1] == UInt8(ascii: ":") else { return index }
    position -= 1
    let end = position
    while position > first, DumpBytes.isName(text[position - 1]), end - position < 64 { position -= 1 }
    // Only where it stands alone: a log's own words may end in a colon, too.
    var before = position
    while before > first, DumpBytes.isBlank(text[before - 1]) { before -= 1 }
    return position < end && before > first && text[before - 1] == UInt8(ascii: "|") ? position : index
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
