/// The anchors of the document being read, and what all aliases so far add to the tree when they are followed.
struct AnchorTable {
  struct Anchor {
    var node: UInt32
    /// The nodes and bytes of the whole stream when the node started, aliases followed; once it has ended: its own.
    var nodes: Int
    var bytes: Int
    /// Levels of collections in the node, aliases followed.
    var height = 0
    var isOpen = true
  }

  private var indices: [String: Int] = [:]
  private var anchors: [Anchor] = []
  /// What following every alias so far would add.
  private(set) var addedNodes = 0
  private(set) var addedBytes = 0
  private(set) var aliasCount = 0
  /// The alias that adds most: where to look when the whole grows too large.
  private(set) var largest: (nodes: Int, bytes: Int, alias: UInt32) = (0, 0, 0)

  /// An anchor's name is known in its own document only.
  mutating func startDocument() {
    guard !anchors.isEmpty else { return }
    indices.removeAll()
    anchors.removeAll()
  }

  /// Defines an anchor, or defines it again, and gives its index.
  mutating func define(_ name: String, node: UInt32, textCount: Int) -> Int {
    indices[name] = anchors.count
    anchors.append(Anchor(node: node, nodes: Int(node) + addedNodes, bytes: textCount + addedBytes))
    return anchors.count - 1
  }

  /// Ends the anchored node, whose size is known from now on.
  mutating func close(_ index: Int, nodeCount: Int, textCount: Int, height: Int) {
    anchors[index].nodes = nodeCount + addedNodes - anchors[index].nodes
    anchors[index].bytes = textCount + addedBytes - anchors[index].bytes
    anchors[index].height = height
    anchors[index].isOpen = false
  }

  func find(_ name: String) -> Anchor? {
    indices[name].map { anchors[$0] }
  }

  /// Counts an alias of the anchor. False when the sum no longer fits a number, so large it is.
  mutating func follow(_ anchor: Anchor, alias: UInt32) -> Bool {
    aliasCount += 1
    if anchor.nodes > largest.nodes || anchor.bytes > largest.bytes {
      largest = (max(anchor.nodes, largest.nodes), max(anchor.bytes, largest.bytes), alias)
    }
    // A quarter of the range leaves room for the written nodes and bytes themselves.
    guard anchor.nodes < Int.max / 4 - addedNodes, anchor.bytes < Int.max / 4 - addedBytes else { return false }
    addedNodes += anchor.nodes
    addedBytes += anchor.bytes
    return true
  }
}
