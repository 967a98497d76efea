import YAMLSyntax

/// Lines that are one mapping and nothing else, or an element of a list that is one: what its keys have, and what is around it.
struct MappingText {
  /// A key and its value, as they are written.
  struct Pair {
    var text: [UInt8]
    /// The node of its value, if that is a mapping in braces.
    var mapping: Int?
    fileprivate var valueOffset = 0

    /// The pair with another mapping as its value.
    func with(_ pairs: Pairs) -> Pair { Pair(text: text[..<valueOffset] + pairs.inBraces) }
  }

  struct Pairs {
    /// The keys, in the order of the text.
    private(set) var order: [String] = []
    private var pairs: [String: Pair] = [:]

    subscript(key: String) -> Pair? { pairs[key] }

    /// Replaces a pair where it stands, or removes it; a new one stands after another key, or at the front.
    mutating func put(_ key: String, _ pair: Pair?, after last: String?) {
      let isKnown = pairs[key] != nil
      pairs[key] = pair
      if pair == nil {
        order.removeAll { $0 == key }
      } else if !isKnown {
        order.insert(key, at: last.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
      }
    }

    fileprivate mutating func append(_ key: String, _ pair: Pair) -> Bool {
      order.append(key)
      return pairs.updateValue(pair, forKey: key) == nil
    }

    var inBraces: [UInt8] { [.openBrace] + joined(by: [.comma, UInt8(ascii: " ")]) + [.closeBrace] }

    func onLines(indentation: Int) -> [UInt8] {
      joined(by: [0x0A] + [UInt8](repeating: UInt8(ascii: " "), count: indentation))
    }

    private func joined(by separator: [UInt8]) -> [UInt8] {
      Array(order.compactMap { pairs[$0]?.text }.joined(separator: separator))
    }
  }

  /// The node of the mapping.
  let root: Int
  private let syntax: SourceSyntax

  /// More keys than any mapping of the language has.
  private static let mostPairs = 200

  /// - Returns: nil for any other text.
  init?(_ bytes: [UInt8]) {
    syntax = SourceSyntax(bytes)
    guard syntax.roots.count == 1, var root = syntax.root else { return nil }
    if syntax.nodes[root].kind == .sequence, syntax.nodes[root].style == .block {
      let elements = Array(syntax.children(root).prefix(2))
      guard elements.count == 1 else { return nil }
      root = elements[0]
    }
    self.root = root
    guard let pairs = pairs(of: root), !pairs.order.isEmpty else { return nil }
  }

  /// What is before the mapping and after it: spaces, the dash of a list, a comment, the end of the line.
  var before: [UInt8] { Array(syntax.bytes[..<Int(syntax.nodes[root].start)]) }
  var after: [UInt8] { Array(syntax.bytes[Int(syntax.nodes[root].end)...]) }

  var isFlow: Bool { syntax.nodes[root].style == .flow }

  var isOneLine: Bool { !syntax.bytes.dropLast().contains(0x0A) }

  /// Whether no line has anything but one key, if the mapping is not in braces.
  var hasOnePairEachLine: Bool {
    guard after == [0x0A], syntax.comments.isEmpty, let pairs = pairs(of: root) else { return false }
    let breaks = syntax.bytes.count { $0 == 0x0A }
    return breaks == (isFlow ? 1 : pairs.order.count)
      && pairs.order.allSatisfy { pairs[$0]?.text.contains(0x0A) == false }
  }

  /// Whether an edit of it is still the same element of a list: with the id of this one, and with something that both have.
  /// - Parameter mayBeRenamed: whether it may have another id where nothing else is different.
  func isSame(as edit: MappingText, mayBeRenamed: Bool) -> Bool {
    guard before.contains(.hyphen), let pairs = pairs(of: root), let others = edit.pairs(of: edit.root) else {
      return !before.contains(.hyphen)
    }
    let equal = pairs.order.count { pairs[$0]?.text == others[$0]?.text }
    if pairs["id"]?.text != others["id"]?.text {
      return mayBeRenamed && equal > 0 && equal == pairs.order.count { $0 != "id" }
    }
    return equal > 0 || Set(pairs.order) == Set(others.order)
  }

  /// The pairs of a mapping; nil if it is none, or not whole.
  func pairs(of node: Int) -> Pairs? {
    guard syntax.nodes[node].kind == .mapping, syntax.nodes[node].isComplete else { return nil }
    var pairs = Pairs()
    for key in syntax.children(node) where syntax.nodes[key].isKey {
      guard syntax.nodes[key].kind == .scalar, syntax.nodes[key].isComplete, pairs.order.count < Self.mostPairs else {
        return nil
      }
      let (start, value) = (syntax.start(key), syntax.value(ofKey: key))
      var pair = Pair(text: Array(syntax.bytes[start..<(value.map { Int(syntax.nodes[$0].end) } ?? colon(after: key))]))
      if let value, syntax.nodes[value].kind == .mapping, syntax.nodes[value].style == .flow {
        (pair.mapping, pair.valueOffset) = (value, Int(syntax.nodes[value].start) - start)
      }
      guard pairs.append(syntax.text(of: key), pair) else { return nil }
    }
    return pairs
  }

  /// The byte after the colon of a key without a value.
  private func colon(after key: Int) -> Int {
    let end = Int(syntax.nodes[key].end)
    return syntax.bytes[end...].firstIndex(of: .colon).map { $0 + 1 } ?? end
  }
}
