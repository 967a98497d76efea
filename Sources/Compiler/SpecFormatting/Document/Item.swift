/// A comment, from its `#` to the end of its line without blanks.
struct Comment {
  var text: Range<Int>
  /// Whether a blank line is before it.
  var hasBlankBefore = false
  /// Its column, counted from 0.
  var column: Int
  /// For a comment after a value, the spaces before it.
  var gap = 1
}

/// A piece of text on one line: bytes of the source, or others that mean the same.
struct Piece {
  var range: Range<Int>
  /// Instead of the bytes in the range.
  var replacement: [UInt8]?
  /// In characters.
  var width: Int

  init(_ range: Range<Int>, width: Int, replacement: [UInt8]? = nil) {
    (self.range, self.width, self.replacement) = (range, width, replacement)
  }
}

/// A pair of a mapping or an element of a sequence, with the comments that belong to it.
struct Item {
  /// The comments on the lines above it.
  var leading: [Comment] = []
  /// Whether a blank line is before it, below its comments.
  var hasBlankBefore = false
  /// Nil for an element.
  var key: Piece?
  /// The anchor and the tag of its value.
  var properties: Piece?
  /// After the key or the dash, above a value that begins on the next line.
  var header: Comment?
  var value = Value.empty
  /// On the last line of its value.
  var trailing: Comment?
  /// The position of its key in the canonical order.
  var position = 0
  /// The anchors and aliases in it: a range of those of the reader.
  var references = 0..<0
  /// Whether a value in block style begins on the line after the dash.
  var isBelow = false
  /// Whether it sets a part of a value that other keys set too, so the last of them wins.
  var sharesValue = false
  /// Whether a comment in it silences rules on its own line, so what is on that line must stay there. Its mapping is not sorted.
  var silencesLine = false
  /// Whether a comment above it silences rules: in all of it, or in its first key if that is on the line below the dash.
  var isSilenced = false

  /// Whether blank lines after it would be part of a text.
  var keepsBreaks: Bool {
    switch value {
    case .blockText(let text): text.keepsBreaks
    case .collection(let collection): collection.items.last?.keepsBreaks ?? false
    case .verbatim(_, _, let keepsBreaks): keepsBreaks
    case .empty, .atom, .lines: false
    }
  }

  /// The offset of its first character in the source; nil for an element.
  var start: Int? {
    if case .verbatim(let range, _, _) = value { return range.lowerBound }
    return key?.range.lowerBound
  }
}

enum Value {
  case empty
  /// A scalar or an alias on one line.
  /// - isBelow: whether it begins on the line after the key.
  case atom(Piece, isBelow: Bool)
  /// A plain or quoted scalar on several lines.
  case lines(ScalarLines)
  /// A literal or folded scalar.
  case blockText(BlockText)
  case collection(Collection)
  /// Lines that are copied, and the column at which they were indented.
  /// - keepsBreaks: whether a literal or folded scalar is at their end.
  case verbatim(Range<Int>, column: Int, keepsBreaks: Bool)
}

/// A plain or quoted scalar on several lines.
struct ScalarLines {
  var range: Range<Int>
  /// Whether it begins on the line after the key.
  var isBelow: Bool
  /// Whether blanks at the ends of its lines may be significant.
  var isDoubleQuoted: Bool
}

/// A literal or folded scalar.
struct BlockText {
  /// `|` or `>` with its indicators, and a comment.
  var header: Range<Int>
  /// Its whole lines, with their line breaks.
  var lines: Range<Int>
  /// The column of its item, to which an indentation indicator is relative; nil without an indicator.
  var indicatorColumn: Int?
  /// Whether its indicators keep the line breaks at its end.
  var keepsBreaks: Bool
}

/// A sequence or a mapping.
final class Collection {
  let isMapping: Bool
  let isFlow: Bool
  var items: [Item] = []
  /// The comments below the last item.
  var ending: [Comment] = []
  /// Of a flow collection: whether it has comments or scalars on several lines, which one line cannot hold.
  var mustBreak = false
  /// Of a flow collection that need not break: whether it stays on one line, however long that is.
  var keepsLine = false
  /// Of a flow collection that need not break: its width on one line, in characters.
  var width = 2

  init(isMapping: Bool, isFlow: Bool) {
    (self.isMapping, self.isFlow) = (isMapping, isFlow)
  }
}

/// A document, with the comments around it.
struct FormattedDocument {
  /// The comments before `---`.
  var before: [Comment] = []
  var hasMarker = false
  var hasBlankBeforeMarker = false
  /// On the line of `---`.
  var markerComment: Comment?
  /// The root is the value of an item without a key, whose comments are those at the top of the file.
  var root: Item?
  /// The comments after the root.
  var ending: [Comment] = []
}
