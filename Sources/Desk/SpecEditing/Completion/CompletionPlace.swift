import TableParsing
import YAMLSyntax

/// Where something is to be written: the text with a word at the offset, and that word in its tree.
///
/// The word makes the tree show what the place is: a key, a value, or an element of a list. Without it, an empty line has no node.
struct CompletionPlace {
  /// The text with the word.
  let text: SpecText
  /// The offset, in both texts.
  let offset: Int
  let node: Int

  /// What is written there.
  enum Role {
    /// A key of the mapping, or of one that begins here.
    case key(mapping: Int?)
    case value
    case alias
  }

  let role: Role
  /// Whether it is the only thing on its line so far, or follows a hyphen.
  let beginsEntry: Bool
  /// Whether it is an element of a block list whose hyphen is missing.
  let lacksHyphen: Bool
  /// Whether it is in brackets.
  let isInBrackets: Bool
  /// The text that is replaced, in the original text.
  let range: Range<Int>

  /// A byte that ends nothing and begins nothing.
  private static let marker: UInt8 = 0x01

  /// Nil where nothing can be completed: in a comment, in the later lines of a text, or after a value.
  init?(_ original: SpecText, at offset: Int) {
    var bytes = original.bytes
    bytes.insert(Self.marker, at: offset)
    text = SpecText(bytes, path: original.path, kind: original.kind, vocabulary: original.vocabulary)
    let tree = text.tree
    guard tree.comment(at: offset) == nil, let node = tree.node(at: offset), node < tree.nodes.count else { return nil }
    let found = tree.nodes[node]
    guard found.kind == .scalar || found.kind == .alias, found.range.contains(offset) else { return nil }
    (self.offset, self.node) = (offset, node)
    let content = tree.contentRange(of: node)
    guard offset >= content.lowerBound, offset < content.upperBound else { return nil }
    // Only the first line of a text that has several, and nothing in block scalars.
    guard found.style != .literal, found.style != .folded,
      !bytes[content.lowerBound..<offset].contains(where: \.isBreak)
    else { return nil }
    let end = bytes[offset..<content.upperBound].firstIndex(where: \.isBreak) ?? content.upperBound
    range = content.lowerBound..<max(offset, end - 1)
    let lineStart = text.lineStart(of: offset)
    var before = Int(found.start)
    while before > lineStart, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    let followsHyphen = before > lineStart && bytes[before - 1] == .hyphen && before < Int(found.start)
    beginsEntry = before == lineStart || followsHyphen
    let parent = tree.parent(node)
    isInBrackets = parent.map { tree.nodes[$0].style == .flow } ?? false
    lacksHyphen =
      beginsEntry && !followsHyphen && !isInBrackets && parent.map { tree.nodes[$0].kind == .sequence } ?? false
    if found.kind == .alias {
      role = .alias
    } else if found.isKey {
      role = .key(mapping: parent)
    } else {
      // A second value of a key, on the lines below the first, is in the wrong place.
      if let key = tree.key(node), tree.value(ofKey: key) != node { return nil }
      role = .value
    }
  }

  /// The place of the node in the description.
  var place: Int? { text.places.place(of: node) }

  /// The key whose value this is or is an element of, with its mapping.
  var key: (mapping: Int, key: Int)? {
    var index = node
    while true {
      if let key = text.tree.key(index) {
        if case .known(let mapping, let key) = text.places.key(key) { return (mapping, key) }
        return nil
      }
      guard let parent = text.tree.parent(index), text.tree.nodes[parent].kind == .sequence else { return nil }
      index = parent
    }
  }

  /// What was typed before the offset.
  var prefix: String { String(decoding: text.bytes[range.lowerBound..<offset], as: UTF8.self) }

  /// The number of spaces by which the line of the offset is indented.
  var lineIndent: Int {
    let start = text.lineStart(of: offset)
    return text.bytes[start...].prefix { $0 == 0x20 }.count
  }

  /// The column of the node, from 0.
  var column: Int { Int(text.tree.nodes[node].start) - text.lineStart(of: offset) }
}
