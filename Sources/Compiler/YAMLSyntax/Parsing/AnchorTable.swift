/// The anchors of the document being read, and the size that all aliases so far would add to the tree if expanded.
struct AnchorTable {
  struct Anchor {
    var node: UInt32
    /// The nodes and bytes of the whole stream when the node started, with aliases expanded; after its end, its own.
    var nodes: Int
    var bytes: Int
    /// Levels of collections in the node, with aliases expanded.
    var height = 0
    var isOpen = true
  }

  private var indices: [String: Int] = [:]
  private var anchors: [Anchor] = []
  /// The nodes that expanding every alias so far would add.
  private(set) var addedNodes = 0
  private(set) var addedBytes = 0
  private(set) var aliasCount = 0
  /// The alias that adds most, reported if the total becomes too large.
  private(set) var largest: (nodes: Int, bytes: Int, alias: UInt32) = (0, 0, 0)

  /// Anchors are visible only in their own document.
  mutating func startDocument() {
    guard !anchors.isEmpty else { return }
    indices.removeAll()
    anchors.removeAll()
  }

  /// Defines or redefines an anchor, and returns its index.
  mutating func define(_ name: String, node: UInt32, textCount: Int) -> Int {
    indices[name] = anchors.count
    anchors.append(Anchor(node: node, nodes: Int(node) + addedNodes, bytes: textCount + addedBytes))
    return anchors.count - 1
  }

  /// Ends the anchored node and records its size.
  mutating func close(_ index: Int, nodeCount: Int, textCount: Int, height: Int) {
    anchors[index].nodes = nodeCount + addedNodes - anchors[index].nodes
    anchors[index].bytes = textCount + addedBytes - anchors[index].bytes
    anchors[index].height = height
    anchors[index].isOpen = false
  }

  func find(_ name: String) -> Anchor? {
    indices[name].map { anchors[$0] }
  }

  /// Counts an alias of the anchor. Returns false if the sum overflows.
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
