/// The whole language as data: every mapping with every key, in the order that the reference shows them.
package enum LanguageDescription {
  /// The mappings of specs.
  package static let mappings = LanguageTopics.specs.flatMap(\.mappings)

  /// The name of the schema definition that contains only the keys of a mapping.
  static func keysName(of mapping: String) -> String { keysNames[mapping] ?? mapping }

  private static let keysNames = Dictionary(
    mappings.map { ($0.name, $0.keysName) }, uniquingKeysWith: { first, _ in first })

  /// The mappings of profile files.
  package static let profileMappings = LanguageTopics.metricsProfile.mappings

  /// The mappings of a project's configuration.
  package static func configurationMappings(_ words: ReportVocabulary) -> [MappingDescription] {
    // A configuration lists environments as specs do.
    let shared = ["environment", "split", "state", "swipedRow"]
    return LanguageTopics.configuration(words).mappings
      + mappings.filter { shared.contains($0.name) }
  }

  /// The mappings of a file of known changes.
  package static func knownChangesMappings(_ words: ReportVocabulary) -> [MappingDescription] {
    LanguageTopics.knownChanges(words).mappings
  }
}
