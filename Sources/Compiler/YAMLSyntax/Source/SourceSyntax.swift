/// A YAML text as it is written, which may be broken: it is read while someone types.
///
/// Nothing is lost: the tokens and the trivia between them (whitespace, line breaks, comments) are the whole text, one after another. The
/// trivia after a token on its line are its trailing trivia, and those on the lines above a token its leading ones.
///
/// The nodes of a text that YAML accepts are those of `SyntaxTree`, with the same indices. In any other text, what is unclosed ends where a
/// line with less indentation begins, and a word where a key could be is a key.
package struct SourceSyntax: Sendable {
  package let bytes: [UInt8]
  /// All tokens and trivia in the order of the text; the last is the end of the file.
  package let tokens: [Token]
  /// In the order of the text, with a collection before its contents.
  package let nodes: [Node]
  /// The first nodes of the documents; a broken document can have several.
  package let roots: [Int]
  /// The names of anchors, without `&`.
  package let anchors: [Range<Int>]

  /// The deepest nesting that is read; what is nested deeper is not.
  static let deepest = SyntaxLimits.deepest
  /// The largest number of nodes; the text after them is not read.
  static let mostNodes = SyntaxLimits.default.maxNodes

  /// Reads UTF-8 text of less than 2 GB in time proportional to its length.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    (tokens, nodes, roots, anchors) = bytes.withUnsafeBufferPointer { buffer in
      // Offsets have 32 bits.
      guard buffer.count < Int(Int32.max) else { return ([Token(.endOfFile, at: 0)], [], [], []) }
      var parser = SourceParser(buffer)
      parser.parse()
      return (parser.tokens, parser.nodes, parser.roots, parser.anchors)
    }
  }

  /// The first node of the text; nil if nothing is written.
  package var root: Int? { roots.first { !nodes[$0].isMissing } }

  package func parent(_ node: Int) -> Int? { nodes[node].parent < 0 ? nil : Int(nodes[node].parent) }

  /// The key of a value.
  package func key(_ node: Int) -> Int? { nodes[node].key < 0 ? nil : Int(nodes[node].key) }

  /// The keys of a mapping, or the elements of a sequence, and of a mapping also the values, in the order of the text; without those that
  /// are missing.
  package func children(_ node: Int) -> some Sequence<Int> {
    sequence(state: node + 1) { [nodes, end = Int(nodes[node].next)] next in
      while next < end {
        let child = next
        next = Int(nodes[child].next)
        if !nodes[child].isMissing { return child }
      }
      return nil
    }
  }

  /// The first value of a key; nil if it has none yet.
  package func value(ofKey key: Int) -> Int? {
    let next = Int(nodes[key].next)
    return next < nodes.count && nodes[next].key == Int32(key) && !nodes[next].isMissing ? next : nil
  }

  /// The start of a node, with its anchor and tag.
  package func start(_ node: Int) -> Int {
    let (anchor, tag) = (Int(nodes[node].anchor), Int(nodes[node].tag))
    var start = Int(nodes[node].start)
    if anchor >= 0 { start = min(start, anchors[anchor].lowerBound - 1) }
    if tag >= 0 { start = min(start, Int(tokens[tag].offset)) }
    return start
  }

  /// The first node that starts at an offset or after it, with its anchor and tag; the outermost of several.
  package func firstNode(from offset: Int) -> Int? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if start(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count ? low : nil
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
      if nodes[index].isMissing {
        index -= 1
      } else if Int(nodes[index].end) >= offset {
        return index
      } else {
        index = Int(nodes[index].parent)
      }
    }
    return nil
  }
}

// MARK: Tokens

extension SourceSyntax {
  package func range(ofToken index: Int) -> Range<Int> {
    Int(tokens[index].offset)..<(index + 1 < tokens.count ? Int(tokens[index + 1].offset) : bytes.count)
  }

  /// Whether nothing but blanks is before a token on its line.
  package func beginsLine(_ index: Int) -> Bool {
    let before = index > 0 && tokens[index - 1].kind == .whitespace ? index - 1 : index
    return before == 0 || tokens[before - 1].kind == .lineBreak || tokens[before - 1].kind == .byteOrderMark
  }

  /// The comments, from `#` to the end of the line.
  package var comments: [Range<Int>] {
    tokens.indices.filter { tokens[$0].kind == .comment }.map { range(ofToken: $0) }
  }

  /// The comment that an offset is in.
  package func comment(at offset: Int) -> Range<Int>? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].offset) < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && tokens[low - 1].kind == .comment ? range(ofToken: low - 1) : nil
  }
}
