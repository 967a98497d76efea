@testable import YAMLSyntax

/// Parses a text, for the many tests whose source is one.
func parse(_ text: String, limits: SyntaxLimits = .default) throws(SyntaxError) -> SyntaxTree {
  try SyntaxTree.parse(Array(text.utf8), limits: limits)
}

/// Why a source is refused; nil where it is not.
func refusal(of bytes: [UInt8], limits: SyntaxLimits = .default) -> SyntaxError? {
  do {
    _ = try SyntaxTree.parse(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

func refusal(of text: String, limits: SyntaxLimits = .default) -> SyntaxError? {
  refusal(of: Array(text.utf8), limits: limits)
}

extension SyntaxTree {
  /// All nodes in the order of the source.
  var allNodes: [NodeID] { (0..<nodeCount).map { NodeID(rawValue: UInt32($0)) } }

  /// The first scalar with the content.
  func scalar(_ content: String) -> NodeID? {
    allNodes.first { kind($0) == .scalar && string($0) == content }
  }
}
