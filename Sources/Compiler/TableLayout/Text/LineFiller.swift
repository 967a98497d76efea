import TableIR

/// Fills lines greedily. Every character is measured a bounded number of times, so that long text takes linear time.
struct LineFiller<Measure: TextMeasuring> {
  /// The excess width, in points, with which a text still fits: no less than `PixelGrid.ceil` leaves out, so that a label as wide as its
  /// text shows all of it at any scale.
  static var tolerance: Double { PixelGrid.noise }

  let font: ResolvedFont
  let maxWidth: Double
  let maxLines: Int
  let mode: LineBreakMode
  let measure: Measure
  let strategy: BreakStrategy
  private(set) var lines: [String] = []
  private(set) var width = 0.0
  /// The same with the spaces at which lines were broken, as far as they fit.
  private(set) var fittingWidth = 0.0
  private(set) var truncated = false
  private(set) var isPushedOut = false

  /// The line being filled.
  private var line = Line()
  /// The line above it in its paragraph.
  private var above: BrokenLine?
  private var text: Substring = ""

  private struct Line {
    var start: String.Index?
    /// The end of what is drawn, and its width; `advance` includes the spaces after it.
    var end: String.Index?
    var width = 0.0
    var advance = 0.0
    /// The number of times the whole line was measured: bounded, because a text may contain only soft hyphens.
    var checks = 0
    /// The start of its last word that could have begun the next line.
    var lastWord: String.Index?
  }

  /// A line that was broken because the next word did not fit.
  private struct BrokenLine {
    var line: Line
    /// The widths before it.
    var width: Double
    var fittingWidth: Double
  }

  init(
    font: ResolvedFont, maxWidth: Double, maxLines: Int, mode: LineBreakMode, measure: Measure, strategy: BreakStrategy
  ) {
    self.font = font
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.mode = mode
    self.measure = measure
    self.strategy = strategy
  }

  mutating func fill(with text: String) {
    self.text = text[...]
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

  /// Returns false when the last permitted line has been written.
  private mutating func fill(withParagraph paragraph: Substring, isLast: Bool) -> Bool {
    line = Line()
    above = nil
    if isLastLine && !mode.wraps { return fillLastLine(with: paragraph, isLast: isLast) }
    var start = paragraph.startIndex
    while start < paragraph.endIndex {
      let segment =
        mode == .charWrapping
        ? LineBreaks.character(of: paragraph, from: start)
        : LineBreaks.segment(of: paragraph, from: start, keepsHangulWords: strategy.keepsHangulWords)
      if !place(paragraph[start..<segment.content], in: paragraph) { return false }
      line.advance += pointWidth(paragraph[segment.content..<segment.end])
      start = segment.end
    }
    pushOut(in: paragraph)
    if !isLast, isLastLine {
      cutLastLine(of: paragraph)
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

  /// Places a segment on this line or the next ones. Returns false when the last permitted line has been written.
  private mutating func place(_ segment: Substring, in paragraph: Substring) -> Bool {
    let segmentWidth = pointWidth(segment)
    if line.start != nil {
      // A line ends at a soft hyphen only if the hyphen fits that is drawn there; what follows it in its word is as wide.
      let hyphenWidth = Self.softHyphen(of: segment) == nil ? 0 : pointWidth("-")
      if fits(line.advance + segmentWidth, upTo: segment.endIndex, in: paragraph),
        hyphenWidth == 0 || line.advance + segmentWidth + hyphenWidth <= maxWidth + Self.tolerance
      {
        line.lastWord = segment.startIndex
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

  /// The sum of the parts ignores kerning between them: if that could matter, the whole line is measured.
  private mutating func fits(_ sum: Double, upTo end: String.Index, in paragraph: Substring) -> Bool {
    guard let start = line.start, abs(sum - maxWidth) < font.size / 8, line.checks < 8 else { return sum <= maxWidth }
    line.checks += 1
    return pointWidth(paragraph[start..<end]) <= maxWidth + Self.tolerance
  }

  /// The soft hyphen at the end of a part of a text.
  private static func softHyphen(of part: Substring) -> String.Index? {
    // The mark of a run can follow it (`RunMeasure`).
    let last = part.unicodeScalars.lastIndex { !$0.properties.isVariationSelector }
    return last.flatMap { part.unicodeScalars[$0] == "\u{AD}" ? $0 : nil }
  }

  /// The text of a line that was broken: UIKit draws a hyphen where it ends at a soft one (react-native issue 17292, TTTAttributedLabel
  /// issue 508).
  private static func brokenLine(_ part: Substring) -> String {
    guard let hyphen = softHyphen(of: part) else { return String(part) }
    var text = String.UnicodeScalarView(part.unicodeScalars[..<hyphen])
    text.append("-")
    text.append(contentsOf: part.unicodeScalars[part.unicodeScalars.index(after: hyphen)...])
    return String(text)
  }

  private mutating func append(_ part: Substring, width: Double) {
    line.start = line.start ?? part.startIndex
    line.end = part.endIndex
    line.advance += width
    line.width = line.advance
  }

  /// Moves the last word of the line above to the last line of the paragraph if that is a single word.
  private mutating func pushOut(in paragraph: Substring) {
    guard strategy.pushesOut, mode != .charWrapping, let above, let start = above.line.start,
      let pushed = above.line.lastWord, let word = line.start, let end = line.end,
      line.width < BreakStrategy.loneWordShare * maxWidth,
      paragraph[..<word].last.map(LineBreaks.isBreakingSpace) == true,
      !paragraph[word..<end].contains(where: LineBreaks.isBreakingSpace)
    else { return }
    let lastWidth = pointWidth(paragraph[pushed..<end])
    guard lastWidth <= maxWidth + Self.tolerance else { return }
    lines.removeLast()
    width = above.width
    fittingWidth = above.fittingWidth
    let rest = paragraph[start..<pushed]
    let kept = rest[..<LineBreaks.contentEnd(of: rest)]
    let last = line
    line = Line(start: start, end: kept.endIndex)
    line.advance = pointWidth(paragraph[kept.endIndex..<pushed])
    finishLine(of: paragraph, isBroken: true)
    line = last
    line.start = pushed
    line.width = lastWidth
    line.advance = lastWidth
    isPushedOut = true
  }

  private var isLastLine: Bool { maxLines > 0 && lines.count == maxLines - 1 }

  /// Ends a full line. More text follows, so the last permitted line is truncated, which returns false.
  private mutating func breakLine(of paragraph: Substring) -> Bool {
    if isLastLine {
      cutLastLine(of: paragraph)
      return false
    }
    above = BrokenLine(line: line, width: width, fittingWidth: fittingWidth)
    finishLine(of: paragraph, isBroken: true)
    line = Line()
    return true
  }

  private mutating func finishLine(of paragraph: Substring, isBroken: Bool = false) {
    guard let start = line.start, let end = line.end else { return add("", width: 0) }
    let part = paragraph[start..<end]
    let text = isBroken ? Self.brokenLine(part) : String(part)
    let textWidth = measure.width(of: text, font: font)
    add(text, width: textWidth)
    if isBroken { fittingWidth = max(fittingWidth, min(maxWidth, textWidth + line.advance - line.width)) }
  }

  /// Ends the last permitted line although there is more text.
  private mutating func cutLastLine(of paragraph: Substring) {
    if mode.wraps {
      truncated = true
      finishLine(of: paragraph)
    } else {
      truncate(paragraph[(line.start ?? paragraph.startIndex)...])
    }
  }

  /// Writes as much of the rest of a paragraph, and of the text, as fits.
  private mutating func truncate(_ rest: Substring) {
    truncated = true
    let cutter = TextCutter(font: font, maxWidth: maxWidth + Self.tolerance, measure: measure)
    switch mode {
    case .clipping:
      let line = cutter.clipped(rest)
      lines.append(line)
      width = max(width, min(maxWidth, measure.width(of: line, font: font)))
    case .truncatingHead: add(cutter.withoutHead(lastParagraph(after: rest.startIndex)))
    case .truncatingMiddle: add(cutter.withoutMiddle(rest, lastParagraph(after: rest.startIndex)))
    case .truncatingTail, .wordWrapping, .charWrapping: add(cutter.withoutTail(rest))
    }
  }

  /// The last paragraph of the text after a position, without its line end.
  private func lastParagraph(after start: String.Index) -> Substring {
    var rest = text[start...]
    if rest.last?.isNewline == true { rest = rest.dropLast() }
    return rest.lastIndex(where: \.isNewline).map { rest[rest.index(after: $0)...] } ?? rest
  }

  private mutating func add(_ line: String) { add(line, width: measure.width(of: line, font: font)) }

  private mutating func add(_ text: String, width lineWidth: Double) {
    lines.append(text)
    width = max(width, lineWidth)
  }

  private func pointWidth(_ part: Substring) -> Double {
    part.isEmpty ? 0 : measure.width(of: String(part), font: font)
  }
}

extension LineBreakMode {
  /// Whether the last line ends like the others, without a sign that text is missing.
  fileprivate var wraps: Bool { self == .wordWrapping || self == .charWrapping }
}
