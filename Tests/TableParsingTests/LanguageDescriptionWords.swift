@testable import TableParsing

/// The words of the language, for tests that write specs at random.
enum LanguageDescriptionWords {
  static let words = LanguageDescription.mappings.flatMap { mapping in mapping.keys.map { $0.name + ":" } }
}
