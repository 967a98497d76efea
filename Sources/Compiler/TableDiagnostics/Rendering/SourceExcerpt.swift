/// The line of source shown for a range, cut to a readable width, and the position of its carets.
struct SourceExcerpt: Equatable {
  /// The line as printed; `…` replaces the parts that were cut.
  var text: String
  /// The display columns before the first caret.
  var caretColumn: Int
  /// The number of carets, at least one.
  var caretCount: Int

  /// The maximum number of columns of source shown.
  static let maximumWidth = 120
  /// The columns kept before the caret if the start of the line is cut.
  static let leadingContext = 40
  /// The number of scalars examined on either side of the range's start: enough for any window, but little of a minified file.
  private static let reach = 1_024

  /// Cuts the excerpt for a range; a line past the end of the source is empty.
  init(of start: SourcePosition, to end: SourcePosition, in source: SourceText) {
    guard let line = source.line(start.line) else {
      self.init(cells: [], selection: 0..<0, cutBefore: false, cutAfter: false)
      return
    }
    let startOffset = source.offset(ofColumn: start.column, in: line)
    let isOneLine = end.line <= start.line
    let endOffset = isOneLine ? source.offset(ofColumn: end.column, in: line) : line.upperBound
    let firstColumn = max(1, source.scalarCount(in: line.lowerBound..<startOffset) + 1 - Self.reach)
    let windowEnd = source.offset(ofColumn: firstColumn + 2 * Self.reach, in: line)
    let window = source.offset(ofColumn: firstColumn, in: line)..<windowEnd
    let before = source.scalarCount(in: window.lowerBound..<startOffset)
    let selected = startOffset < endOffset ? source.scalarCount(in: startOffset..<min(endOffset, window.upperBound)) : 0
    self.init(
      cells: DisplayCell.cells(of: String(decoding: source.bytes[window], as: UTF8.self)),
      selection: before..<(before + selected),
      cutBefore: window.lowerBound > line.lowerBound, cutAfter: window.upperBound < line.upperBound)
  }

  /// Cuts the excerpt out of cells; `selection` counts their scalars.
  private init(cells: [DisplayCell], selection: Range<Int>, cutBefore: Bool, cutAfter: Bool) {
    let selected = Self.cellRange(of: selection, in: cells)
    let caret = Self.width(of: cells[..<selected.lowerBound])
    let total = Self.width(of: cells[...])
    var shown = cells.indices
    if cutBefore || cutAfter || total > Self.maximumWidth {
      shown = Self.window(in: cells, around: selected.lowerBound, caret: caret, cutBefore: cutBefore)
    }
    let prefix = cutBefore || shown.lowerBound > 0 ? "…" : ""
    let suffix = cutAfter || shown.upperBound < cells.count ? "…" : ""
    text = prefix + cells[shown].map(\.text).joined() + suffix
    caretColumn = prefix.count + Self.width(of: cells[shown.lowerBound..<selected.lowerBound])
    caretCount = max(1, Self.width(of: cells[selected.clamped(to: shown)]))
  }

  /// The cells that hold any of the scalars; an empty range before the cell that holds its position.
  private static func cellRange(of scalars: Range<Int>, in cells: [DisplayCell]) -> Range<Int> {
    var position = 0
    var first = cells.count
    var last = cells.count
    for (index, cell) in cells.enumerated() {
      let next = position + cell.scalarCount
      if position <= scalars.lowerBound && scalars.lowerBound < next { first = index }
      if position >= scalars.upperBound {
        last = index
        break
      }
      position = next
    }
    return first..<max(first, last)
  }

  /// The cells that fit, the caret among them, with room for a `…` at either end.
  private static func window(
    in cells: [DisplayCell], around caretCell: Int, caret: Int, cutBefore: Bool
  ) -> Range<Int> {
    var first = 0
    if cutBefore || caret > maximumWidth - leadingContext {
      var leading = 0
      first = caretCell
      while first > 0, leading + cells[first - 1].width <= leadingContext {
        first -= 1
        leading += cells[first].width
      }
    }
    var last = first
    var width = 2
    while last < cells.count, width + cells[last].width <= maximumWidth {
      width += cells[last].width
      last += 1
    }
    return first..<max(last, caretCell)
  }

  private static func width(of cells: ArraySlice<DisplayCell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
