/// A text without attributes that an app shows: the title of a segment, of a swipe action.
public struct Phrase: Hashable, Sendable {
  /// The text in the language that the spec is written in.
  public var string: String
  /// Its key in the app's strings; nil for a text that is its own key.
  public var key: String?

  public init(_ string: String, key: String? = nil) {
    self.string = string
    self.key = key
  }
}

extension Phrase: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
