/// Reads lines from the top to the bottom with a stack of open collections. It never goes back further than to the start of a line
/// that it has looked at.
struct LenientParser {
  struct Open {
    var node: Int32
    /// The column of its entries, from 0; of a collection in brackets, that of the block collection around it.
    var indent: Int
    var isMapping: Bool
    var isFlow = false
    /// A pair in a list that is written without braces.
    var isPairAlone = false
    /// The last key; -1 before the first.
    var key: Int32 = -1
    /// Whether the last key, or the last hyphen, has a value.
    var hasValue = true
    /// Whether a colon follows the last key.
    var hasColon = false
    /// The anchor of the next value; -1 for none.
    var anchor: Int32 = -1
  }

  let bytes: [UInt8]
  let count: Int
  var nodes: [LenientNode] = []
  var roots: [Int] = []
  var anchors: [Range<Int>] = []
  var comments: [Range<Int>] = []
  var stack: [Open] = []
  var position = 0
  /// The start of the line of `position`.
  var lineStart = 0
  /// The anchor of the next node; -1 for none.
  var anchor: Int32 = -1
  /// The end of the last token.
  var lastEnd = 0
  /// For each kind of quote, up to where there is none that closes.
  var unclosed: [UInt8: Int] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
  }

  /// The byte at an offset; 0 past the end.
  @inline(__always)
  func at(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  @inline(__always)
  func isBreak(_ offset: Int) -> Bool { offset >= count || bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  @inline(__always)
  func isBlank(_ offset: Int) -> Bool { offset < count && (bytes[offset] == 0x20 || bytes[offset] == 0x09) }

  /// Whether a token can end before an offset.
  @inline(__always)
  func isSpace(_ offset: Int) -> Bool { isBreak(offset) || isBlank(offset) }

  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while isBlank(offset) { offset += 1 }
    return offset
  }

  func endOfLine(_ offset: Int) -> Int {
    var offset = offset
    while !isBreak(offset) { offset += 1 }
    return offset
  }

  /// The start of the line after a break.
  func afterBreak(_ offset: Int) -> Int {
    guard offset < count else { return count }
    return at(offset) == 0x0D && at(offset + 1) == 0x0A ? offset + 2 : offset + 1
  }

  mutating func parse() {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { (position, lineStart) = (3, 3) }
    while position < count, nodes.count < LenientTree.mostNodes {
      let start = skipBlanks(position)
      if isBreak(start) {
        nextLine(from: start)
      } else if at(start) == .hash {
        note(commentAt: start)
        nextLine(from: start)
      } else if start == lineStart, isMarker(start) {
        closeAll()
        if at(start) == .hyphen { position = start + 3 } else { nextLine(from: start) }
      } else if start == lineStart, at(start) == .percent, stack.isEmpty {
        nextLine(from: start)
      } else {
        let column = start - lineStart
        popBlocks(to: column, isHyphen: isHyphen(start))
        position = start
        parseEntry(at: column)
      }
    }
    closeAll()
  }

  /// Continues at the line after an offset's.
  mutating func nextLine(from offset: Int) {
    position = afterBreak(endOfLine(offset))
    lineStart = position
  }

  /// Leaves what follows a value on its line, which can only be a comment.
  mutating func skipRest() {
    let rest = skipBlanks(position)
    if at(rest) == .hash, rest > position || rest == lineStart { note(commentAt: rest) }
    nextLine(from: position)
  }

  mutating func note(commentAt start: Int) { comments.append(start..<endOfLine(start)) }

  func isHyphen(_ offset: Int) -> Bool { at(offset) == .hyphen && isSpace(offset + 1) }

  /// Whether `---` or `...` is at an offset.
  func isMarker(_ offset: Int) -> Bool {
    let byte = at(offset)
    return (byte == .hyphen || byte == .dot) && at(offset + 1) == byte && at(offset + 2) == byte && isSpace(offset + 3)
  }

  // MARK: Nodes

  /// Adds a node to the innermost open collection.
  @discardableResult
  mutating func add(
    _ kind: LenientNode.Kind, _ style: LenientNode.Style, _ range: Range<Int>, isKey: Bool = false,
    isComplete: Bool = true
  ) -> Int32 {
    var node = LenientNode(
      kind: kind, style: style, isKey: isKey, isComplete: isComplete, start: Int32(range.lowerBound),
      end: Int32(range.upperBound), parent: stack.last?.node ?? -1)
    let index = Int32(nodes.count)
    node.next = index + 1
    node.anchor = anchor
    anchor = -1
    lastEnd = max(lastEnd, range.upperBound)
    if let top = stack.indices.last {
      if isKey {
        (stack[top].key, stack[top].hasValue, stack[top].hasColon) = (index, false, isComplete)
      } else {
        if node.anchor < 0 { node.anchor = stack[top].anchor }
        stack[top].hasValue = true
        if stack[top].isMapping { node.key = stack[top].key }
      }
      stack[top].anchor = -1
    } else {
      roots.append(Int(index))
    }
    nodes.append(node)
    return index
  }

  mutating func open(_ kind: LenientNode.Kind, _ style: LenientNode.Style, indent: Int, at start: Int) {
    let isFlow = style == .flow
    let node = add(kind, style, start..<start, isComplete: !isFlow)
    stack.append(Open(node: node, indent: indent, isMapping: kind == .mapping, isFlow: isFlow))
  }

  /// Closes the innermost collection at the end of the last token.
  mutating func close() {
    guard let open = stack.popLast() else { return }
    let index = Int(open.node)
    nodes[index].next = Int32(nodes.count)
    nodes[index].end = max(nodes[index].end, Int32(lastEnd))
  }

  mutating func closeAll() {
    while !stack.isEmpty { close() }
    anchor = -1
  }

  /// Closes the collections that an entry at a column is not in.
  mutating func popBlocks(to column: Int, isHyphen: Bool) {
    while let top = stack.last {
      let below = stack.count >= 2 ? stack[stack.count - 2] : nil
      if top.indent > column {
        close()
      } else if top.indent == column, top.isMapping {
        // A hyphen below a key begins its value, unless the mapping is an element without a hyphen.
        guard isHyphen, top.hasValue, let below, !below.isMapping, below.indent == column else { return }
        close()
      } else if top.indent == column, !isHyphen, let below, below.isMapping, below.indent == column {
        close()
      } else {
        return
      }
    }
  }
}
