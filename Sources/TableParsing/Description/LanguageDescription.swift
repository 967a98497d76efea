/// The whole language as data: every mapping with every key, in the order that the reference shows them.
enum LanguageDescription {
  /// The mappings of specs.
  static let mappings = LanguageTopics.specs.flatMap(\.mappings).map(\.description)

  /// The mappings of profile files.
  static let profileMappings = ReferenceTopic.metricsProfile.mappings.map(\.description)

  /// The mappings of a project's configuration.
  static func configurationMappings(_ words: ReportWords) -> [MappingDescription] {
    ReferenceTopic.configuration(words).mappings.map(\.description)
  }

  /// The mappings of a file of known changes.
  static func knownChangesMappings(_ words: ReportWords) -> [MappingDescription] {
    ReferenceTopic.knownChanges(words).mappings.map(\.description)
  }
}
