extension TreeBuilder {
  /// The tree of all events.
  consuming func finish() throws(SyntaxError) -> SyntaxTree {
    try checkExpansion()
    return SyntaxTree(nodes: nodes, text: text, properties: properties, documents: documents)
  }

  /// Adds the surroundings of the place where libyaml stopped.
  func surroundings(of failure: ParserFailure) -> ParserFailure {
    var failure = failure
    failure.lastEnd = lastEnd
    failure.isInDocument = !documents.isEmpty
    if let innermost = open.last {
      let node = nodes[Int(innermost.node)]
      failure.openBracket = node.shape.style == CollectionStyle.flow.rawValue ? node.start : nil
    }
    return failure
  }

  private func checkExpansion() throws(SyntaxError) {
    let isTooLarge =
      exceeds(nodes.count + anchors.addedNodes, of: nodes.count, free: SyntaxLimits.freeExpandedNodes)
      || exceeds(text.count + anchors.addedBytes, of: sourceBytes, free: SyntaxLimits.freeExpandedBytes)
    guard isTooLarge, anchors.aliasCount > 0 else { return }
    throw .tooLargeExpanded(limits.maxExpansion, at: nodes[Int(anchors.largest.alias)].start)
  }

  private func exceeds(_ expanded: Int, of written: Int, free: Int) -> Bool {
    let (product, overflow) = written.multipliedReportingOverflow(by: limits.maxExpansion)
    return !overflow && expanded > max(product, free)
  }
}
