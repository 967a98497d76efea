/// Truncates a text that is too wide for its line, with or without an ellipsis.
///
/// Lengths are found by doubling and then halving the number of characters, so that the time depends on the line and not on
/// the text.
struct TextCutter<Measure: TextMeasuring> {
  let font: ResolvedFont
  /// In points.
  let maxWidth: Double
  let measure: Measure

  private static var ellipsis: String { "…" }

  private var room: Double { maxWidth - measure.width(of: Self.ellipsis, font: font) }

  /// The beginning of the text and an ellipsis.
  func withoutTail(_ text: Substring) -> String {
    var end = self.end(of: text, in: room)
    // A font may kern the ellipsis.
    var line = head(text[..<end]) + Self.ellipsis
    while end > text.startIndex, width(line) > maxWidth {
      end = text.index(before: end)
      line = head(text[..<end]) + Self.ellipsis
    }
    return line
  }

  /// An ellipsis and the end of the text.
  func withoutHead(_ text: Substring) -> String {
    var start = self.start(of: text, in: room)
    var line = Self.ellipsis + tail(text[start...])
    while start < text.endIndex, width(line) > maxWidth {
      start = text.index(after: start)
      line = Self.ellipsis + tail(text[start...])
    }
    return line
  }

  /// The beginning of one text and the end of another, or of the same: the same width of each, in points.
  func withoutMiddle(_ first: Substring, _ last: Substring) -> String {
    // Space left by the first half goes to the second, and the other way round.
    var end = self.end(of: first, in: room / 2)
    let start = self.start(of: after(end, in: last), in: room - width(head(first[..<end])))
    end = max(end, self.end(of: before(start, in: first), in: room - width(tail(last[start...]))))
    var rest = last[start...]
    var line = head(first[..<end]) + Self.ellipsis + tail(rest)
    while end > first.startIndex || !rest.isEmpty, width(line) > maxWidth {
      if end > first.startIndex { end = first.index(before: end) } else { rest = rest.dropFirst() }
      line = head(first[..<end]) + Self.ellipsis + tail(rest)
    }
    return line
  }

  /// As much of the text as fits, and the character that the edge clips.
  func clipped(_ text: Substring) -> String {
    let end = self.end(of: text, in: maxWidth)
    return String(text[..<(text.index(end, offsetBy: 1, limitedBy: text.endIndex) ?? text.endIndex)])
  }

  // MARK: Parts of a text

  private func after(_ index: String.Index, in text: Substring) -> Substring {
    text[min(max(index, text.startIndex), text.endIndex)...]
  }

  private func before(_ index: String.Index, in text: Substring) -> Substring {
    text[..<max(min(index, text.endIndex), text.startIndex)]
  }

  /// The end of the longest prefix that fits, ignoring the spaces at its end.
  private func end(of text: Substring, in room: Double) -> String.Index {
    var end = text.startIndex
    search { step in
      guard end < text.endIndex else { return false }
      let further = text.index(end, offsetBy: step, limitedBy: text.endIndex) ?? text.endIndex
      guard width(head(text[..<further])) <= room else { return false }
      end = further
      return true
    }
    return end
  }

  /// The start of the longest suffix that fits, ignoring the spaces at its start.
  private func start(of text: Substring, in room: Double) -> String.Index {
    var start = text.endIndex
    search { step in
      guard start > text.startIndex else { return false }
      let further = text.index(start, offsetBy: -step, limitedBy: text.startIndex) ?? text.startIndex
      guard width(tail(text[further...])) <= room else { return false }
      start = further
      return true
    }
    return start
  }

  /// Doubles the steps as long as they fit, and then halves them.
  private func search(_ take: (Int) -> Bool) {
    var step = 16
    while take(step) { step *= 2 }
    while step > 1 {
      step /= 2
      _ = take(step)
    }
  }

  private func head(_ text: Substring) -> String { String(text[..<LineBreaks.contentEnd(of: text)]) }

  private func tail(_ text: Substring) -> String { String(text.drop(while: LineBreaks.isBreakingSpace)) }

  private func width(_ text: String) -> Double { text.isEmpty ? 0 : measure.width(of: text, font: font) }
}
