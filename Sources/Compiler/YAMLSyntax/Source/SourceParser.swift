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
  /// The offset after a byte order mark.
  let textStart: Int
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
  var rootProperties = Properties()
  /// The number of roots before a `---` whose document has no root so far.
  private var rootsBeforeMarker: Int?
  /// Up to where tokens and trivia are.
  var covered = 0
  /// The end of the last token.
  var lastEnd = 0
  /// The end of the last token before the entry, its anchor and its tag.
  var endBeforeEntry = 0
  /// The open brackets: of sequences, and of mappings.
  var openBrackets = (sequences: 0, mappings: 0)
  /// For each kind of quote, up to where there is none that closes.
  var unclosed: [UInt8: Int] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = bytes.count
    textStart = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    tokens.reserveCapacity(count / 4 + 1)
    nodes.reserveCapacity(count / 10 + 1)
  }

  mutating func parse() {
    (position, lineStart) = (textStart, textStart)
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
