/// What one language shows for a key.
public struct Translation: Hashable, Sendable {
  /// The texts, in which `%#@name@` stands for a part; of several plural forms, the first number chooses.
  public var forms: TextForms
  /// The parts by their names in the texts; empty for most texts.
  public var parts: [String: TextPart]
  /// Whether it is translated.
  public var state: State

  /// How far a translation is, by the states of its texts.
  public enum State: Sendable {
    /// Nobody has translated it: its text is often a copy of the source's.
    case new
    /// Somebody has to look at it again.
    case needsReview
    case translated
  }

  /// Creates a translation.
  public init(_ forms: TextForms, parts: [String: TextPart] = [:], state: State = .translated) {
    (self.forms, self.parts, self.state) = (forms, parts, state)
  }

  /// Creates a translation.
  public init(_ text: String, state: State = .translated) { self.init(.text(text), state: state) }

  /// What is shown without arguments on devices without an own text. Of a plural, this is the form `other`.
  public var text: String { text(on: nil, arguments: [], in: "") }

  /// The text that an app shows: the forms that the arguments choose, and the arguments in their places. Without arguments, a plural has
  /// the form `other`, and `%lld` stays.
  ///
  /// - Parameters:
  ///   - device: nil for those without an own text.
  ///   - language: whose rules choose the form.
  ///   - pseudo: what changes the text; nil for nothing.
  public func text(
    on device: CatalogDevice?, arguments: [TextArgument], in language: LanguageTag, as pseudo: PseudoLanguage? = nil
  ) -> String {
    let number = arguments.lazy.compactMap(\.number).first
    let text = forms.text(on: device, number: number, in: language) ?? ""
    return TextExpansion.text(text, parts: parts, arguments: arguments, on: device, in: language, as: pseudo)
  }

  /// All texts, with the places of their arguments.
  var texts: [String] { forms.texts + parts.values.flatMap(\.forms.texts) }
}

extension Translation: ExpressibleByStringLiteral {
  /// Creates a translation.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// A kind of device that a catalog can have an own text for, by its name in `.xcstrings` files.
public enum CatalogDevice: String, CaseIterable, Hashable, Sendable {
  case phone = "iphone"
  case pad = "ipad"
  case pod = "ipod"
  case mac
  case watch = "applewatch"
  case tv = "appletv"
  case vision = "applevision"
}
