import TableDiagnostics
import TableLayout

/// Where text is shown.
package struct TextPage {
  var colour: Bool
  /// In terminal cells; nil if lines have no end, as in a file.
  var width: Int?

  package init(colour: Bool, width: Int?) { (self.colour, self.width) = (colour, width) }

  /// A line of words, indented by some cells where it begins, and where it goes on below.
  package func line(from start: Int = 0, below indent: Int) -> HangingLine {
    HangingLine(start: start, indent: indent, page: self)
  }
}

/// A line of words that goes on below where the page ends.
///
/// Nothing is cut: a word that is longer than the page is wide has a line of its own, unless it is of a script without spaces, whose lines
/// end between characters.
package struct HangingLine {
  package private(set) var text: String
  private let indent: Int
  private let page: TextPage
  private var column: Int

  fileprivate init(start: Int, indent: Int, page: TextPage) {
    (text, column) = (Self.blanks(start), start)
    (self.indent, self.page) = (indent, page)
  }

  /// Adds words, after a gap of some cells if they go on in the line.
  /// - Parameters:
  ///   - isWhole: whether they stay together if they fit in a line.
  ///   - mark: what follows the last word, without its style.
  package mutating func add(
    _ words: String, after gap: Int = 0, style: TerminalStyle? = nil, isWhole: Bool = false, mark: String = ""
  ) {
    func styled(_ run: String) -> String { style?.apply(to: run, colour: page.colour) ?? run }
    guard let width = page.width else {
      text += Self.blanks(gap) + styled(words) + mark
      return
    }
    var run = ""
    var space = gap
    let isOne = isWhole && indent + DisplayText.width(words) <= width
    for word in isOne ? [words[...]] : words.split(separator: " ", omittingEmptySubsequences: false) {
      for piece in pieces(of: word, room: width - indent) {
        let cells = DisplayText.width(String(piece))
        let end = piece.endIndex == words.endIndex ? mark.count : 0
        if column + space + cells + end > width, column > indent {
          text += styled(run) + "\n" + Self.blanks(indent)
          (run, column) = (String(piece), indent + cells)
        } else {
          if run.isEmpty { text += Self.blanks(space) } else { run += Self.blanks(space) }
          run += piece
          column += space + cells
        }
        space = 0
      }
      space = 1
    }
    text += styled(run) + mark
    column += mark.count
  }

  /// The parts of a word between which a line may end: the whole word if it fits in a line, or has only narrow characters.
  private func pieces(of word: Substring, room: Int) -> [Substring] {
    guard DisplayText.width(String(word)) > room, word.contains(where: { $0.displayWidth > 1 }) else { return [word] }
    let segments = LineBreaks.segments(of: word, keepsHangulWords: false)
    return segments.reduce(into: []) { pieces, segment in
      // Paths and ids have places of their own for breaks, and stay whole.
      if let last = pieces.last, last.last?.displayWidth == 1, segment.first?.displayWidth == 1 {
        pieces[pieces.count - 1] = word[last.startIndex..<segment.endIndex]
      } else {
        pieces.append(segment)
      }
    }
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
