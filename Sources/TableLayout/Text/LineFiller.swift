/// Fills line after line, greedily. Every character is measured a bounded number of times, so that long text takes linear time.
struct LineFiller<Measure: TextMeasuring> {
  /// What a text may be wider than its line and still fit: the noise of adding widths.
  static var tolerance: Double { 1e-6 }

  let font: ResolvedFont
  let maxWidth: Double
  let maxLines: Int
  let measure: Measure
  private(set) var lines: [String] = []
  private(set) var width = 0.0
  private(set) var truncated = false

  /// The line being filled.
  private var line = Line()

  private struct Line {
    var start: String.Index?
    /// End of what is drawn, and its width; `advance` counts the spaces behind it too.
    var end: String.Index?
    var width = 0.0
    var advance = 0.0
    /// How often the whole line has been measured: bounded, for a text of nothing but soft hyphens.
    var checks = 0
  }

  init(font: ResolvedFont, maxWidth: Double, maxLines: Int, measure: Measure) {
    self.font = font
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.measure = measure
  }

  mutating func fill(with text: String) {
    guard LineBreaks.containsLineEnd(text) else {
      _ = fill(withParagraph: text[...], isLast: true)
      return
    }
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex(where: \.isNewline)
      let paragraph = text[start..<(end ?? text.endIndex)]
      // A line end at the very end of the text begins no further line.
      let next = end.map { text.index(after: $0) }
      let isLast = next == nil || next == text.endIndex
      guard fill(withParagraph: paragraph, isLast: isLast), let next, !isLast else { return }
      start = next
    }
  }

  /// False when the last permitted line has been written.
  private mutating func fill(withParagraph paragraph: Substring, isLast: Bool) -> Bool {
    line = Line()
    if isLastLine { return fillLastLine(with: paragraph, isLast: isLast) }
    var start = paragraph.startIndex
    while start < paragraph.endIndex {
      let segment = LineBreaks.segment(of: paragraph, from: start)
      if !place(paragraph[start..<segment.content], in: paragraph) { return false }
      line.advance += pointWidth(paragraph[segment.content..<segment.end])
      start = segment.end
    }
    if !isLast, isLastLine {
      truncate(paragraph[(line.start ?? paragraph.startIndex)...])
      return false
    }
    finishLine(of: paragraph)
    return true
  }

  /// The paragraph has one line only: it fits or is truncated, wherever it could be broken.
  private mutating func fillLastLine(with paragraph: Substring, isLast: Bool) -> Bool {
    let text = String(paragraph[..<LineBreaks.contentEnd(of: paragraph)])
    let textWidth = measure.width(of: text, font: font)
    if isLast, textWidth <= maxWidth + Self.tolerance {
      add(text, width: textWidth)
    } else {
      truncate(paragraph)
    }
    return false
  }

  /// Puts a segment on this line or the next ones. False when the last permitted line has been written.
  private mutating func place(_ segment: Substring, in paragraph: Substring) -> Bool {
    let segmentWidth = pointWidth(segment)
    if line.start != nil {
      if fits(line.advance + segmentWidth, upTo: segment.endIndex, in: paragraph) {
        append(segment, width: segmentWidth)
        return true
      }
      guard breakLine(of: paragraph) else { return false }
    }
    if segmentWidth <= maxWidth + Self.tolerance {
      append(segment, width: segmentWidth)
      return true
    }
    for index in segment.indices {
      let character = segment[index...index]
      let characterWidth = pointWidth(character)
      if line.start != nil, line.advance + characterWidth > maxWidth + Self.tolerance {
        guard breakLine(of: paragraph) else { return false }
      }
      append(character, width: characterWidth)
    }
    return true
  }

  /// The sum of the parts leaves out how they kern: where that could decide, the whole line is measured.
  private mutating func fits(_ sum: Double, upTo end: String.Index, in paragraph: Substring) -> Bool {
    guard let start = line.start, abs(sum - maxWidth) < font.size / 8, line.checks < 8 else { return sum <= maxWidth }
    line.checks += 1
    return pointWidth(paragraph[start..<end]) <= maxWidth + Self.tolerance
  }

  private mutating func append(_ part: Substring, width: Double) {
    line.start = line.start ?? part.startIndex
    line.end = part.endIndex
    line.advance += width
    line.width = line.advance
  }

  private var isLastLine: Bool { maxLines > 0 && lines.count == maxLines - 1 }

  /// Ends a full line; more text follows, so that the last permitted one is truncated and the answer false.
  private mutating func breakLine(of paragraph: Substring) -> Bool {
    if isLastLine {
      truncate(paragraph[(line.start ?? paragraph.startIndex)...])
      return false
    }
    finishLine(of: paragraph)
    line = Line()
    return true
  }

  private mutating func finishLine(of paragraph: Substring) {
    guard let start = line.start, let end = line.end else { return add("", width: 0) }
    let text = String(paragraph[start..<end])
    add(text, width: measure.width(of: text, font: font))
  }

  /// Writes as much of the rest as leaves room for an ellipsis, found by doubling and then halving the number of characters.
  private mutating func truncate(_ rest: Substring) {
    truncated = true
    let room = maxWidth + Self.tolerance - measure.width(of: "…", font: font)
    var end = rest.startIndex
    var step = 16
    while end < rest.endIndex {
      let further = rest.index(end, offsetBy: step, limitedBy: rest.endIndex) ?? rest.endIndex
      guard contentWidth(rest[..<further]) <= room else { break }
      end = further
      step *= 2
    }
    while step > 1 {
      let half = step / 2
      if let further = rest.index(end, offsetBy: half, limitedBy: rest.endIndex), contentWidth(rest[..<further]) <= room
      {
        end = further
        step -= half
      } else {
        step = half
      }
    }
    // A font may kern the ellipsis.
    var text = rest[..<LineBreaks.contentEnd(of: rest[..<end])] + "…"
    while end > rest.startIndex, measure.width(of: String(text), font: font) > maxWidth + Self.tolerance {
      end = rest.index(before: end)
      text = rest[..<LineBreaks.contentEnd(of: rest[..<end])] + "…"
    }
    add(String(text), width: measure.width(of: String(text), font: font))
  }

  /// Width without the spaces at the end.
  private func contentWidth(_ part: Substring) -> Double {
    pointWidth(part[..<LineBreaks.contentEnd(of: part)])
  }

  private mutating func add(_ text: String, width lineWidth: Double) {
    lines.append(text)
    width = max(width, lineWidth)
  }

  private func pointWidth(_ part: Substring) -> Double {
    part.isEmpty ? 0 : measure.width(of: String(part), font: font)
  }
}
