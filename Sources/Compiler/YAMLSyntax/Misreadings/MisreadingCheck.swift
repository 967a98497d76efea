/// Rejects sources that libyaml reads differently than YAML 1.2 specifies, or that it accepts although YAML 1.2 forbids them.
///
/// The check runs on the finished tree. It examines only the suspects and the few indicators in unusual places, so for an
/// ordinary source it costs a search for a few bytes.
struct MisreadingCheck {
  let tree: SyntaxTree
  /// The source in UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>) {
    (self.tree, self.bytes) = (tree, bytes)
  }

  func run(_ suspects: [Suspect]) throws(SyntaxError) {
    try checkNodes(suspects)
    try checkIndicators()
  }

  private func checkNodes(_ suspects: [Suspect]) throws(SyntaxError) {
    var cursor = PlaceCursor(bytes)
    // A collection is known to span several lines only at its end.
    for suspect in suspects.sorted(by: { $0.node < $1.node }) {
      let id = NodeID(rawValue: suspect.node)
      cursor.advance(to: tree.start(id))
      switch tree.kind(id) {
      case .alias: try checkName(at: cursor)
      case .scalar where tree.isBlockScalar(id):
        let header = try content(of: id, at: cursor)
        try checkBlockScalar(id, at: header, indent: Int(suspect.indent))
      case .scalar, .sequence, .mapping:
        let content = try content(of: id, at: cursor)
        // A block collection with an anchor may begin with a key in quotes, which says nothing about its lines.
        if tree.isBlockCollection(id) { continue }
        try checkLines(of: id, at: content, indent: Int(suspect.indent))
      }
    }
  }

  /// Skips the tag and anchor of a node, and checks the anchor's name.
  private func content(of id: NodeID, at start: PlaceCursor) throws(SyntaxError) -> PlaceCursor {
    var cursor = start
    guard tree.hasProperties(id) else { return cursor }
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "&"):
        try checkName(at: cursor)
        cursor.advance { !$0.isNameByte && $0 != UInt8(ascii: "&") }
      case UInt8(ascii: "!"): cursor.advance { $0.isBlankOrBreak }
      case UInt8(ascii: "#"): cursor.advance { $0.isBreak }
      case _ where byte.isBlankOrBreak: cursor.step()
      default: return cursor
      }
    }
    return cursor
  }

  /// In libyaml, a name ends at the first character that is not a letter, a digit, `-` or `_`; in YAML 1.2, at whitespace or, in
  /// brackets, at a flow indicator.
  private func checkName(at sign: PlaceCursor) throws(SyntaxError) {
    var end = sign
    end.step()
    end.advance { !$0.isNameByte }
    guard let byte = end.byte, ":?%@`".utf8.contains(byte) else { return }
    throw .anchorName(runsInto: byte, at: end.mark, from: sign.mark)
  }
}

extension SyntaxTree {
  fileprivate func isBlockScalar(_ id: NodeID) -> Bool { [.literal, .folded].contains(scalarStyle(id)) }

  fileprivate func isBlockCollection(_ id: NodeID) -> Bool { kind(id) != .scalar && collectionStyle(id) == .block }

  fileprivate func hasProperties(_ id: NodeID) -> Bool { nodes[Int(id.rawValue)].shape.hasProperties }
}
