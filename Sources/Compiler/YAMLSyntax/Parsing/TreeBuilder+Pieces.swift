/// Trees that are built by several parsers.
extension TreeBuilder {
  /// The open collections, from the outermost; nil if opening others like them would not lead to the same state: if any is in brackets,
  /// has properties, or is the key of a mapping.
  var levels: [SplitPlace.Level]? {
    var levels: [SplitPlace.Level] = []
    for collection in open {
      let node = nodes[Int(collection.node)]
      // A value makes the number of children even.
      let isKey = levels.last?.kind == .mapping && !collection.outerChildCount.isMultiple(of: 2)
      guard !collection.isFlow, !node.shape.hasProperties, !isKey else { return nil }
      levels.append(SplitPlace.Level(kind: node.shape.kind, column: node.start.column))
    }
    return levels
  }

  /// The open collections up to the outermost sequence that has so many entries.
  func levels(toSequenceOf fewest: Int) -> [SplitPlace.Level]? {
    guard let levels else { return nil }
    let counts = open.dropFirst().map(\.outerChildCount) + [childCount]
    let sequence = levels.indices.first { levels[$0].kind == .sequence && counts[$0] >= fewest }
    return sequence.map { Array(levels[...$0]) }
  }

  /// Whether the next node is in the entry at a place, and everything before that entry has been added.
  func isAt(_ place: SplitPlace) -> Bool { lastEnd <= place.mark && levels == place.levels }

  var isOneDocumentWithoutProperties: Bool { documents.count == 1 && properties.isEmpty }

  /// Ends what is open, as at the end of a source.
  mutating func endOpenCollections() {
    openAtEnd = open.map(\.node)
    while let collection = open.popLast() { end(collection) }
  }

  /// Adds what another builder was given from a place on, at which this one has stopped. Both have ended what was open.
  mutating func append(_ other: borrowing TreeBuilder, from place: SplitPlace) {
    let (openingNodes, openingText, lineShift) = (place.openingNodes, place.openingText, place.lineShift)
    let added = nodes.count
    let nodeShift = UInt32(added) &- UInt32(openingNodes)
    let textShift = UInt32(text.count) &- UInt32(openingText)
    nodes.append(contentsOf: other.nodes[openingNodes..<other.nodes.count])
    nodes.withElements { nodes in
      for index in added..<nodes.count {
        nodes[index].start.line &+= lineShift
        nodes[index].end.line &+= lineShift
        if nodes[index].shape.isCollection {
          nodes[index].second &+= nodeShift
        } else {
          nodes[index].first &+= textShift
        }
      }
    }
    text.append(contentsOf: other.text[openingText..<other.text.count])
    let opened = place.openedNodes
    for (index, collection) in openAtEnd.enumerated() {
      let rest = other.nodes[opened[index]]
      // Both have counted the collection in it, and the opening has a key for it.
      let countedTwice: UInt32 = index == opened.count - 1 ? 0 : rest.shape.kind == .mapping ? 2 : 1
      nodes[Int(collection)].first += rest.first - countedTwice
      nodes[Int(collection)].second = rest.second &+ nodeShift
      nodes[Int(collection)].end = Mark(line: rest.end.line &+ lineShift, column: rest.end.column)
    }
    openAtEnd = other.openAtEnd.map { node in
      opened.firstIndex(of: Int(node)).map { openAtEnd[$0] } ?? node &+ nodeShift
    }
    pieceCount += 1
    documents[documents.count - 1].hasEndMarker = other.documents[0].hasEndMarker
    suspects += other.suspects.map { Suspect(node: $0.node &+ nodeShift, indent: $0.indent) }
  }
}
