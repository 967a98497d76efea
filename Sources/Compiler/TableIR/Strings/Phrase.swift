/// A text without attributes that an app shows: the title of a segment, of a swipe action.
public struct Phrase: Hashable, Sendable {
  /// The text in the language that the spec is written in.
  public var string: String
  /// Its key in the app's strings; nil for a text that is its own key.
  public var key: String?
  /// What the app puts into the text. `string` has places for them, such as `%lld`.
  public var arguments: [TextArgument]
  /// The text that the spec has beside the key, as an app has a `defaultValue`; nil if it has none.
  public var ownText: String?

  /// Creates a phrase.
  public init(_ string: String, key: String? = nil, arguments: [TextArgument] = []) {
    self.string = string
    self.key = key
    self.arguments = arguments
  }

  /// What an app shows in a language without a text for the key.
  public var untranslated: String { key.map { ownText ?? $0 } ?? string }

  /// Whether the app's strings or its arguments decide what is shown.
  public var isComputed: Bool { key != nil || !arguments.isEmpty }
}

extension Phrase: ExpressibleByStringLiteral {
  /// Creates a phrase.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
