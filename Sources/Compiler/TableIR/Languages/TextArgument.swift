/// A value that an app puts into a text, in the place of `%lld` or `%@`.
public enum TextArgument: Hashable, Sendable {
  case number(Double)
  case text(String)

  /// The number; nil if the argument is a text.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// As `%@` shows it: a number without the separators of a language.
  public var string: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    }
  }

  /// A text with its arguments in the place of `%@`, `%lld`, `%2$@` and their like. One that has no argument stays as it is.
  ///
  /// - Parameter pseudo: what changes the text; nil for nothing.
  public static func format(_ text: String, _ arguments: [TextArgument], as pseudo: PseudoLanguage? = nil) -> String {
    TextExpansion.text(text, parts: [:], arguments: arguments, on: nil, in: "", as: pseudo)
  }
}
