/// Reads lines from the top to the bottom with a stack of open collections. It never goes back further than to the start of a line
/// that it has looked at.
struct SourceParser {
  typealias Node = SourceSyntax.Node
  typealias Token = SourceSyntax.Token

  /// What a collection is to contain next.
  enum Expectation {
    /// A key or an element.
    case entry
    /// A key, after `?`.
    case key
    /// The colon of the last key.
    case colon
    /// A value after a colon, or an element after a hyphen.
    case value
    /// The next entry: this one has its value.
    case end
  }

  /// Anchors and tags that nothing has yet.
  struct Properties {
    var anchor: Int32 = -1
    var tag: Int32 = -1

    var isEmpty: Bool { anchor < 0 && tag < 0 }

    /// Adds later ones.
    mutating func add(_ other: Properties) {
      if other.anchor >= 0 { anchor = other.anchor }
      if other.tag >= 0 { tag = other.tag }
    }
  }

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
    var expectation = Expectation.entry
    /// Those on the lines before the next node.
    var properties = Properties()
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  var tokens: [Token] = []
  var nodes: [Node] = []
  var roots: [Int] = []
  var anchors: [Range<Int>] = []
  var stack: [Open] = []
  var position = 0
  /// The start of the line of `position`.
  var lineStart = 0
  /// Those on the line before the next node.
  var properties = Properties()
  /// Those on the lines before the next root.
  private var rootProperties = Properties()
  /// The number of roots before a `---` whose document has no root so far.
  private var rootsBeforeMarker: Int?
  /// Up to where tokens and trivia are.
  private var covered = 0
  /// The end of the last token.
  var lastEnd = 0
  /// For each kind of quote, up to where there is none that closes.
  var unclosed: [UInt8: Int] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = bytes.count
    tokens.reserveCapacity(count / 4 + 1)
    nodes.reserveCapacity(count / 10 + 1)
  }

  mutating func parse() {
    if bytes.starts(with: Self.byteOrderMark) { (position, lineStart) = (3, 3) }
    while position < count, nodes.count < SourceSyntax.mostNodes {
      let start = skipBlanks(position)
      if isBreak(start) || at(start) == .hash {
        nextLine(from: start)
      } else if start == lineStart, isMarker(start) {
        endDocument()
        position = start
        if at(start) == .hyphen {
          take(.documentStart, to: start + 3)
          rootsBeforeMarker = roots.count
        } else {
          take(.documentEnd, to: start + 3)
          nextLine(from: position)
        }
      } else if start == lineStart, at(start) == .percent, stack.isEmpty, rootsBeforeMarker == nil {
        position = start
        take(.directive, to: endOfPlain(start))
        nextLine(from: position)
      } else {
        let column = start - lineStart
        popBlocks(to: column, isHyphen: isIndicator(.hyphen, start))
        position = start
        parseEntry(at: column)
      }
    }
    endDocument()
    addTrivia(to: count)
    tokens.append(Token(.endOfFile, at: count))
  }

  /// Continues at the line after an offset's.
  mutating func nextLine(from offset: Int) {
    position = afterBreak(endOfLine(offset))
    lineStart = position
  }

  private mutating func endDocument() {
    while !stack.isEmpty { close() }
    if rootsBeforeMarker == roots.count || !rootProperties.isEmpty { addMissing() }
    (properties, rootProperties, rootsBeforeMarker) = (Properties(), Properties(), nil)
  }

  // MARK: Tokens

  /// Adds the token from the position to an offset, after the trivia before it, and continues after it.
  mutating func take(_ kind: Token.Kind, to end: Int) {
    addTrivia(to: position)
    tokens.append(Token(kind, at: position))
    (position, covered, lastEnd) = (end, end, end)
  }

  /// The only place that knows what a comment is: it begins at `#` at the start of a line or after a blank, and ends with the line.
  private mutating func addTrivia(to end: Int) {
    while covered < end {
      let start = covered
      let byte = bytes[start]
      if byte.isBlank {
        covered = min(skipBlanks(start), end)
        tokens.append(Token(.whitespace, at: start))
      } else if byte.isBreak {
        covered = afterBreak(start)
        tokens.append(Token(.lineBreak, at: start))
      } else if byte == .hash, beginsComment(start) {
        covered = min(endOfLine(start), end)
        tokens.append(Token(.comment, at: start))
      } else if start == 0, bytes.starts(with: Self.byteOrderMark) {
        covered = Self.byteOrderMark.count
        tokens.append(Token(.byteOrderMark, at: start))
      } else {
        while covered < end, !bytes[covered].isBlankOrBreak { covered += 1 }
        tokens.append(Token(.unexpectedText, at: start))
      }
    }
  }

  /// Whether a number sign begins a comment.
  func beginsComment(_ offset: Int) -> Bool {
    at(offset) == .hash && (offset == 0 || offset == lineStart || bytes[offset - 1].isBlankOrBreak)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  // MARK: Nodes

  /// Adds a node to the innermost open collection.
  @discardableResult
  mutating func add(
    _ kind: NodeKind, _ style: Node.Style, _ range: Range<Int>, isComplete: Bool = true, isMissing: Bool = false
  ) -> Int32 {
    var node = Node(
      kind: kind, style: style, isComplete: isComplete, isMissing: isMissing, start: Int32(range.lowerBound),
      end: Int32(range.upperBound), parent: stack.last?.node ?? -1)
    let index = Int32(nodes.count)
    node.next = index + 1
    var own = stack.last?.properties ?? rootProperties
    own.add(properties)
    (node.anchor, node.tag) = (own.anchor, own.tag)
    properties = Properties()
    lastEnd = max(lastEnd, range.upperBound)
    if let top = stack.indices.last {
      stack[top].properties = Properties()
      if stack[top].isKeyNext(of: kind) {
        (node.isKey, node.isComplete) = (true, false)
        (stack[top].key, stack[top].expectation) = (index, .colon)
      } else {
        if stack[top].isMapping { node.key = stack[top].key }
        stack[top].expectation = .end
      }
    } else {
      rootProperties = Properties()
      roots.append(Int(index))
    }
    nodes.append(node)
    return index
  }

  /// Adds the node that must be after the last token and is not.
  mutating func addMissing() {
    let place = max(lastEnd, stack.last.map { Int(nodes[Int($0.node)].start) } ?? 0)
    add(.scalar, .plain, place..<place, isMissing: true)
  }

  /// Keeps the anchor and the tag of a line without a node for the next node.
  mutating func postponeProperties() {
    if let top = stack.indices.last {
      stack[top].properties.add(properties)
    } else {
      rootProperties.add(properties)
    }
    properties = Properties()
  }

  mutating func open(_ kind: NodeKind, _ style: Node.Style, indent: Int, at start: Int) {
    let isFlow = style == .flow
    let node = add(kind, style, start..<start, isComplete: !isFlow)
    stack.append(Open(node: node, indent: indent, isMapping: kind == .mapping, isFlow: isFlow))
  }

  /// Adds what the last entry of the innermost collection lacks.
  mutating func completeEntry() {
    guard let top = stack.indices.last else { return }
    let hasProperties = !properties.isEmpty || !stack[top].properties.isEmpty
    switch stack[top].expectation {
    case .entry where hasProperties && stack[top].isFlow, .key:
      if stack[top].isMapping { stack[top].expectation = .key }
      addMissing()
      if stack[top].isMapping { completeEntry() }
    case .colon, .value:
      stack[top].expectation = .value
      addMissing()
    case .entry, .end: break
    }
    (properties, stack[top].properties) = (Properties(), Properties())
  }

  /// Closes the innermost collection at the end of the last token.
  mutating func close() {
    completeEntry()
    guard let open = stack.popLast() else { return }
    let index = Int(open.node)
    nodes[index].next = Int32(nodes.count)
    nodes[index].end = max(nodes[index].end, Int32(lastEnd))
  }

  /// Adds the colon of the last key; of one that is missing, if there is none.
  mutating func takeColon() {
    let top = stack.count - 1
    if stack[top].expectation != .colon {
      if stack[top].expectation == .value { completeEntry() }
      stack[top].expectation = .key
      addMissing()
    }
    nodes[Int(stack[top].key)].isComplete = true
    stack[top].expectation = .value
    take(.mappingValue, to: position + 1)
  }

  /// Closes the collections that an entry at a column is not in.
  private mutating func popBlocks(to column: Int, isHyphen: Bool) {
    while let top = stack.last {
      let below = stack.count >= 2 ? stack[stack.count - 2] : nil
      if top.indent > column {
        close()
      } else if top.indent == column, top.isMapping {
        // A hyphen below a key begins its value, unless the mapping is an element without a hyphen.
        let hasValue = top.expectation == .entry || top.expectation == .end
        guard isHyphen, hasValue, let below, !below.isMapping, below.indent == column else { return }
        close()
      } else if top.indent == column, !isHyphen, let below, below.isMapping, below.indent == column {
        close()
      } else {
        return
      }
    }
  }
}

extension SourceParser.Open {
  /// Whether a node of a kind would be a key.
  fileprivate func isKeyNext(of kind: NodeKind) -> Bool {
    switch expectation {
    case .key: isMapping
    case .entry: isMapping && isFlow
    // Without commas, words are keys, and what is in brackets is the value of the key before it.
    case .colon: isMapping && isFlow && (kind == .scalar || kind == .alias)
    case .value, .end: false
    }
  }
}

// MARK: Characters

extension SourceParser {
  /// The byte at an offset; 0 past the end.
  @inline(__always)
  func at(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  /// Whether a line ends at an offset.
  @inline(__always)
  func isBreak(_ offset: Int) -> Bool { offset >= count || bytes[offset].isBreak }

  @inline(__always)
  func isBlank(_ offset: Int) -> Bool { offset < count && bytes[offset].isBlank }

  /// Whether a token can end before an offset.
  @inline(__always)
  func isSpace(_ offset: Int) -> Bool { offset >= count || bytes[offset].isBlankOrBreak }

  @inline(__always)
  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while isBlank(offset) { offset += 1 }
    return offset
  }

  @inline(__always)
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

  /// Whether an indicator with a blank after it is at an offset.
  func isIndicator(_ sign: UInt8, _ offset: Int) -> Bool { at(offset) == sign && isSpace(offset + 1) }

  /// Whether `---` or `...` is at an offset.
  func isMarker(_ offset: Int) -> Bool {
    let byte = at(offset)
    return (byte == .hyphen || byte == .dot) && at(offset + 1) == byte && at(offset + 2) == byte && isSpace(offset + 3)
  }
}
