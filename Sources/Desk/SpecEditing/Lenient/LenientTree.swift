/// The nodes of a YAML text, which may be broken: it is read while someone types.
///
/// Texts that YAML accepts have the nodes that `SyntaxTree` gives them, apart from explicit keys (`? `), collections as keys, and nodes
/// without content. What is unclosed ends where a line with less indentation begins, and a word where a key could be is a key.
package struct LenientTree: Sendable {
  /// In the order of the text, with a collection before its contents.
  package let nodes: [LenientNode]
  /// The first nodes of the documents; a broken document can have several.
  package let roots: [Int]
  /// The names of anchors, without `&`.
  package let anchors: [Range<Int>]
  /// The comments, from `#` to the end of the line.
  package let comments: [Range<Int>]

  /// The deepest nesting that is read; what is nested deeper is not.
  static let deepest = 200
  /// The largest number of nodes; the text after them is not read.
  static let mostNodes = 2_000_000

  /// Reads UTF-8 text of less than 2 GB in time proportional to its length.
  package init(_ bytes: [UInt8]) {
    guard bytes.count < Int(Int32.max) else {
      (nodes, roots, anchors, comments) = ([], [], [], [])
      return
    }
    var parser = LenientParser(bytes)
    parser.parse()
    (nodes, roots) = (parser.nodes, parser.roots)
    (anchors, comments) = (parser.anchors, parser.comments)
  }

  package func parent(_ node: Int) -> Int? { nodes[node].parent < 0 ? nil : Int(nodes[node].parent) }

  /// The key of a value.
  package func key(_ node: Int) -> Int? { nodes[node].key < 0 ? nil : Int(nodes[node].key) }

  /// The keys of a mapping, or the elements of a sequence, and of a mapping also the values, in the order of the text.
  package func children(_ node: Int) -> Children {
    Children(nodes: nodes, index: Int32(node) + 1, end: nodes[node].next)
  }

  package struct Children: Sequence, IteratorProtocol {
    let nodes: [LenientNode]
    var index: Int32
    let end: Int32

    package mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Swift.max(nodes[Int(index)].next, index + 1) }
      return Int(index)
    }
  }

  /// The first value of a key; nil if it has none yet.
  package func value(ofKey key: Int) -> Int? {
    let next = key + 1
    return next < nodes.count && nodes[next].key == Int32(key) ? next : nil
  }

  /// The index of an element in its sequence, or of a pair in its mapping.
  package func position(_ node: Int) -> Int {
    guard let parent = parent(node) else { return 0 }
    var index = 0
    for child in children(parent) {
      if child == node { return index }
      if nodes[child].key < 0 { index += 1 }
    }
    return index
  }

  /// The innermost node that contains an offset or ends there; of two that meet there, the one that begins there.
  package func node(at offset: Int) -> Int? {
    // Nodes are sorted by their start: the candidate is the last that begins at the offset or before, or what contains it.
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0 {
      if Int(nodes[index].end) >= offset { return index }
      index = Int(nodes[index].parent)
    }
    return nil
  }

  /// The comment that an offset is in.
  package func comment(at offset: Int) -> Range<Int>? {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, comments[low - 1].upperBound >= offset else { return nil }
    return comments[low - 1]
  }
}
