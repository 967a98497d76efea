@testable import TableParsing

/// The words of the language, for tests that write specs and profiles at random.
enum LanguageDescriptionWords {
  static let specWords = words(LanguageDescription.mappings)
  static let profileWords = words(LanguageDescription.profileMappings)

  private static func words(_ mappings: [MappingDescription]) -> [String] {
    mappings.flatMap { mapping in mapping.keys.map { $0.name + ":" } }
  }
}
