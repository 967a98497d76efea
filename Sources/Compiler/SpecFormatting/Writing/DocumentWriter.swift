import YAMLSyntax

/// Writes documents in the canonical form.
struct DocumentWriter {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let source: Bytes
  private(set) var bytes: [UInt8] = []
  /// The characters of the current line so far.
  private(set) var column = 0

  static let indentation = 2

  init(_ source: Bytes) {
    self.source = source
    bytes.reserveCapacity(source.count + source.count / 8)
  }

  mutating func write(_ documents: [FormattedDocument]) {
    for document in documents { write(document) }
  }

  private mutating func write(_ document: FormattedDocument) {
    write(document.before, indent: 0)
    if document.hasMarker {
      blankLine(if: document.hasBlankBeforeMarker)
      append("---")
      write(document.markerComment)
      breakLine()
    }
    if let root = document.root, case .collection(let collection) = root.value {
      write(root.leading, indent: 0)
      blankLine(if: root.hasBlankBefore)
      if collection.isFlow, collection.items.isEmpty, !collection.mustBreak {
        writeFlow(collection)
        write(root.trailing)
        breakLine()
      } else {
        // A file is in block style, JSON too.
        if let comment = root.trailing {
          appendSource(comment.text)
          breakLine()
        }
        write(collection, indent: 0, isCompact: false)
      }
    }
    write(document.ending, indent: 0)
  }

  // MARK: Lines

  mutating func indent(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: count))
    column += count
  }

  mutating func breakLine() {
    bytes.append(0x0A)
    column = 0
  }

  /// Adds a blank line, except at the start of the text and of a block.
  mutating func blankLine(if isWanted: Bool) {
    if isWanted, !bytes.isEmpty { bytes.append(0x0A) }
  }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    column += text.utf8CodeUnitCount
  }

  mutating func append(_ piece: Piece) {
    if let replacement = piece.replacement {
      bytes.append(contentsOf: replacement)
    } else {
      bytes.append(contentsOf: source[piece.range])
    }
    column += piece.width
  }

  /// Adds bytes of the source, which can be several lines.
  mutating func appendSource(_ range: Range<Int>) {
    for index in range {
      if source[index] == 0x0A { column = 0 } else if source[index].startsCharacter { column += 1 }
    }
    bytes.append(contentsOf: source[range])
  }

  // MARK: Comments

  /// Writes comments on lines of their own.
  /// - Parameter isFirst: whether they are the first thing of a block, where no blank line is kept.
  mutating func write(_ comments: [Comment], indent: Int, isFirst: Bool = false) {
    var isFirst = isFirst
    for comment in comments {
      blankLine(if: comment.hasBlankBefore && !isFirst)
      isFirst = false
      self.indent(indent)
      appendSource(comment.text)
      breakLine()
    }
  }

  /// Writes a comment at the end of a line: as far from its text as it was, or in its column, where the author aligned it with another.
  mutating func write(_ comment: Comment?) {
    guard let comment else { return }
    guard comment.gap > 2, isAligned(comment) else {
      indent(comment.gap)
      return appendSource(comment.text)
    }
    let lineStart = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let shift = bytes[lineStart...].prefix { $0 == 0x20 }.count - indentation(ofLineAt: comment.text.lowerBound)
    indent(max(comment.column + shift - column, 1))
    appendSource(comment.text)
  }

  /// Whether the line before or after has a comment in the same column.
  private func isAligned(_ comment: Comment) -> Bool {
    let start = lineStart(comment.text.lowerBound)
    var next = comment.text.upperBound
    while next < source.count, source[next] != 0x0A { next += 1 }
    return (start > 0 && hasComment(in: comment.column, ofLineAt: lineStart(start - 1)))
      || hasComment(in: comment.column, ofLineAt: next + 1)
  }

  private func hasComment(in wanted: Int, ofLineAt start: Int) -> Bool {
    var (index, column) = (start, 0)
    while index < source.count, source[index] != 0x0A {
      if source[index].startsCharacter {
        if column == wanted { return source[index] == UInt8(ascii: "#") && index > start && source[index - 1] == 0x20 }
        column += 1
      }
      index += 1
    }
    return false
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, source[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// The spaces at the start of a line of the source.
  private func indentation(ofLineAt offset: Int) -> Int { source[lineStart(offset)...].prefix { $0 == 0x20 }.count }
}
