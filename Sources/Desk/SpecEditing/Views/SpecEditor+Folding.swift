import YAMLSyntax

extension SpecEditor {
  /// The collections and texts of several lines, each with the key or the hyphen before it, and runs of comments.
  package func foldingRanges() -> [FoldingRange] {
    let lines = LineNumbers(text.bytes)
    var ranges: [FoldingRange] = []
    var lastStart = -1
    for node in tree.nodes.indices {
      let found = tree.nodes[node]
      let isElement = found.parent >= 0 && found.key < 0 && !found.isKey
      let isLong =
        found.kind == .sequence || found.kind == .mapping || found.style == .literal || found.style == .folded
      guard isLong, isElement || found.key >= 0 else { continue }
      let start = tree.key(node).map { tree.nodes[$0].range.lowerBound } ?? found.range.lowerBound
      let (first, last) = (lines.line(of: start), lines.line(of: found.range.upperBound))
      guard last > first, first != lastStart else { continue }
      lastStart = first
      ranges.append(FoldingRange(range: start..<found.range.upperBound, kind: .region))
    }
    let comments = tree.tokens.indices.filter { tree.tokens[$0].kind == .comment && tree.beginsLine($0) }
      .map { tree.range(ofToken: $0) }
    var index = 0
    while index < comments.count {
      var end = index
      while end + 1 < comments.count,
        lines.line(of: comments[end + 1].lowerBound) == lines.line(of: comments[end].lowerBound) + 1
      { end += 1 }
      if end > index {
        ranges.append(FoldingRange(range: comments[index].lowerBound..<comments[end].upperBound, kind: .comment))
      }
      index = end + 1
    }
    return ranges
  }
}

/// The lines of offsets.
private struct LineNumbers {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated()
    where byte == 0x0A || byte == 0x0D && (index + 1 >= bytes.count || bytes[index + 1] != 0x0A) {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
