import JSONReading
import JSONWriting

/// The strings of an app by key and language: an `.xcstrings` file, or the `.strings` files of its languages.
public struct StringCatalog: Hashable, Sendable {
  /// The language of keys that have no translation, such as `en`.
  public var sourceLanguage: String
  /// By key, then by language.
  public var strings: [String: [String: String]]

  public init(sourceLanguage: String, strings: [String: [String: String]] = [:]) {
    self.sourceLanguage = sourceLanguage
    self.strings = strings
  }
}
