/// Collections with indentation.
extension DocumentWriter {
  /// Writes the items of a collection, a flow collection too, in block style.
  ///
  /// - Parameters:
  ///   - indent: the column of its items.
  ///   - isCompact: whether its first item continues the line of a dash.
  mutating func write(_ collection: Collection, indent: Int, isCompact: Bool) {
    for (index, item) in collection.items.enumerated() {
      let isFirst = index == 0
      write(item.leading, indent: indent, isFirst: isFirst)
      blankLine(if: item.hasBlankBefore && !(isFirst && item.leading.isEmpty))
      let breaks = breaksFlow(item, indent: indent)
      var item = item
      if breaks, let comment = item.trailing {
        // The line of the brackets is gone: their comment follows the key, or is above the element.
        if item.key != nil || (isFirst && isCompact) {
          item.header = comment
        } else {
          write([Comment(text: comment.text, column: comment.column)], indent: indent, isFirst: true)
        }
        item.trailing = nil
      }
      if !(isFirst && isCompact) { self.indent(indent) }
      write(item, indent: indent, breaks: breaks)
    }
    write(collection.ending, indent: indent)
  }

  /// Whether the value of an item is a flow collection that is written in block style.
  private func breaksFlow(_ item: Item, indent: Int) -> Bool {
    guard case .collection(let collection) = item.value, collection.isFlow else { return false }
    let key = item.key.map { $0.width + 2 } ?? Self.indentation
    return !fits(item, collection, at: indent + key)
  }

  /// Whether a flow collection stays in brackets, on one line.
  /// - Parameter start: the column of the value, with its anchor and tag.
  func fits(_ item: Item, _ collection: Collection, at start: Int) -> Bool {
    guard collection.isFlow, !collection.mustBreak else { return false }
    let properties = item.properties.map { $0.width + 1 } ?? 0
    return collection.items.isEmpty || item.silencesLine || collection.keepsLine
      || start + properties + collection.width <= SpecFormatter.lineWidth
  }

  private mutating func write(_ item: Item, indent: Int, breaks: Bool) {
    if case .verbatim(let range, let column, _) = item.value {
      writeLines(range, shiftedBy: indent - column)
      if range.upperBound == 0 || source[range.upperBound - 1] != 0x0A {
        write(item.trailing)
        breakLine()
      }
      return
    }
    if let key = item.key {
      append(key)
      append(":")
    } else {
      append("-")
    }
    if let properties = item.properties {
      append(" ")
      append(properties)
    }
    switch item.value {
    case .empty: endLine(item)
    case .atom(let piece, let isBelow):
      // A text that the author moved down because it is long stays there.
      let isLong = column + 1 + piece.width > SpecFormatter.lineWidth
      startValue(isBelow: isBelow && isLong && item.properties == nil, indent: indent)
      append(piece)
      endLine(item)
    case .lines(let lines):
      startValue(isBelow: lines.isBelow && item.properties == nil, indent: indent)
      write(lines, indent: indent + Self.indentation)
      endLine(item)
    case .blockText(let text):
      append(" ")
      write(text, indent: indent)
    case .collection(let collection):
      write(collection, of: item, indent: indent, breaks: breaks)
    case .verbatim: break
    }
  }

  private mutating func write(_ collection: Collection, of item: Item, indent: Int, breaks: Bool) {
    if collection.isFlow, !breaks {
      append(" ")
      writeFlow(collection)
      endLine(item)
      return
    }
    let isPlain = item.properties == nil && item.header == nil
    // The first item can be on the line of the dash unless something is above it, or a comment silences what is on one of the lines.
    if item.key == nil, isPlain, let first = collection.items.first, first.leading.isEmpty,
      !(item.isBelow && (item.isSilenced || first.silencesLine))
    {
      append(" ")
      write(collection, indent: indent + Self.indentation, isCompact: true)
      return
    }
    write(item.header)
    breakLine()
    write(collection, indent: indent + Self.indentation, isCompact: false)
  }

  private mutating func startValue(isBelow: Bool, indent: Int) {
    guard isBelow else { return append(" ") }
    breakLine()
    self.indent(indent + Self.indentation)
  }

  private mutating func endLine(_ item: Item) {
    write(item.trailing)
    breakLine()
  }

  // MARK: Flow

  /// Writes a collection in brackets, on the current line.
  mutating func writeFlow(_ collection: Collection) {
    append(collection.isMapping ? "{" : "[")
    for (index, item) in collection.items.enumerated() {
      if index > 0 { append(", ") }
      if let key = item.key {
        append(key)
        append(": ")
      }
      if let properties = item.properties {
        append(properties)
        append(" ")
      }
      switch item.value {
      case .atom(let piece, _): append(piece)
      case .collection(let inner): writeFlow(inner)
      // These never fit on a line: see `Collection.mustBreak`.
      case .empty, .lines, .blockText, .verbatim: break
      }
    }
    append(collection.isMapping ? "}" : "]")
  }
}
