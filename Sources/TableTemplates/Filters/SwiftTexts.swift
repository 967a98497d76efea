import TemplateRendering

extension TemplateFilter {
  static let swiftTexts: [TemplateFilter] = [
    TemplateFilter(
      "swiftText", ["text", "shown", "strings"],
      "a `String`: a text of a spec, or the text that is shown if there is none, or nil; looked up in the app's string catalog if it has "
        + "a key, or if there is a catalog; write it with {{{ }}}"
    ) { arguments, _ in
      if let text = SwiftTexts.expression(arguments[0], isLocalized: arguments[2].isShown) { return .string(text) }
      if case .string(let shown) = arguments[1] { return .string(SwiftTexts.literal(shown)) }
      return .string("nil")
    }
  ]
}

/// Texts of specs as Swift.
enum SwiftTexts {
  /// Nil for what is not a text.
  static func expression(_ text: TemplateValue, isLocalized: Bool) -> String? {
    switch text {
    case .string(let text): return isLocalized && !text.isEmpty ? localized(text) : literal(text)
    case .list(let parts) where !parts.isEmpty:
      let parts = parts.compactMap { expression($0, isLocalized: isLocalized) }
      return parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))].joined()"
    case .object(let object):
      if case .string(let key)? = object.value(of: "key") { return localized(key) }
      return object.value(of: "text").flatMap { expression($0, isLocalized: isLocalized) }
    default: return nil
    }
  }

  static func literal(_ text: String) -> String { "\"\(TemplateEscaping.swift.escaped(text))\"" }

  private static func localized(_ key: String) -> String { "NSLocalizedString(\(literal(key)), comment: \"\")" }
}
