import YAMLSyntax

/// What a document is, by the keys of its root.
enum DocumentKind {
  case spec, profile, unknown
}

extension SyntaxTree {
  /// The kind of a document by its root. Where both keys are present, it is a spec.
  func documentKind(_ root: NodeID) -> DocumentKind {
    if key("tablespec", of: root) != nil { return .spec }
    return key("metricsprofile", of: root) != nil ? .profile : .unknown
  }

  /// The key of a name in a mapping, without what it merges.
  func key(_ name: String, of node: NodeID) -> NodeID? {
    let mapping = resolved(node)
    guard kind(mapping) == .mapping else { return nil }
    return pairs(of: mapping).first { scalar($0.key) == name }?.key
  }
}
