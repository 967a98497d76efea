import YAMLSyntax

extension KeyOrder {
  /// The order for a document, by its root and by the name of its file; nil if it is none of a project's files.
  ///
  /// A part that specs include is recognized by its keys: those of a table, or of the sections or rows in its list.
  package static func of(_ root: NodeID, in tree: SyntaxTree, path: String) -> KeyOrder? {
    if path == ConfigurationParser.fileName || path.hasSuffix("/" + ConfigurationParser.fileName) {
      return configurations
    }
    let root = tree.resolved(root)
    switch tree.kind(root) {
    case .mapping:
      if let version = versions.first(where: { tree.key($0.key, of: root) != nil }) { return version.order }
      return specs.describes(root, in: tree) ? specs : nil
    case .sequence: return part(root, in: tree)
    case .scalar, .alias: return nil
    }
  }

  /// The keys that declare the version of a file, and the order of such files.
  private static let versions: [(key: String, order: KeyOrder)] = [
    ("tablespec", specs), ("metricsprofile", profiles), ("tablecbaseline", baselines), ("tablecchanges", knownChanges),
  ]

  /// The order for a list of sections or rows.
  private static func part(_ root: NodeID, in tree: SyntaxTree) -> KeyOrder? {
    let mappings = tree.elements(of: root).filter { tree.kind(tree.resolved($0)) == .mapping }
    guard !mappings.isEmpty else { return nil }
    func known(_ order: KeyOrder) -> Int? {
      guard let mapping = order.mappings.first else { return nil }
      return mappings.reduce(0) { $0 + mapping.count(in: tree.resolved($1), of: tree) }
    }
    let keys = mappings.reduce(0) { $0 + tree.count($1) }
    return [sections, rows].first { known($0) == keys && keys > 0 }
  }

  /// Whether a root has keys, and all of them are the root's of such a file.
  private func describes(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    guard let mapping = mappings.first, tree.count(node) > 0 else { return false }
    return mapping.count(in: node, of: tree) == tree.count(node)
  }

  static let specs = KeyOrder(root: .mapping("table"), LanguageDescription.mappings)
  private static let sections = KeyOrder(root: .list(.mapping("section"), count: nil), LanguageDescription.mappings)
  private static let rows = KeyOrder(root: .list(.mapping("row"), count: nil), LanguageDescription.mappings)
  private static let profiles = KeyOrder(root: .mapping("profile"), LanguageDescription.profileMappings)
  private static let configurations = KeyOrder(
    root: .mapping("configuration"), LanguageDescription.configurationMappings(ReportVocabulary()))
  private static let knownChanges = KeyOrder(
    root: .mapping("knownChanges"), LanguageDescription.knownChangesMappings(ReportVocabulary()))
  private static let baselines = KeyOrder(
    root: .mapping("baseline"),
    [MappingType<BaselineFile>.baseline.description, MappingType<BaselineFile.Entry>.baselineEntry.description])
}
