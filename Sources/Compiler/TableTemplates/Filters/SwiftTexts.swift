import TableSupport

extension TemplateFilter {
  static let swiftTexts: [TemplateFilter] = [
    TemplateFilter(
      "swiftText", ["text", "shown", "strings"],
      "a `String`: a text of a spec, or the text that is shown if there is none, or nil; looked up in the app's string catalog if it has "
        + "a key, or if there is a catalog; write it with {{{ }}}",
      cost: { $0[0].wholeSize }
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
      let format: String?
      if case .string(let key)? = object.value(of: "key") {
        format = localized(key)
      } else {
        format = object.value(of: "text").flatMap { expression($0, isLocalized: isLocalized) }
      }
      let arguments = object.value(of: "arguments").map(values) ?? []
      guard let format, !arguments.isEmpty else { return format }
      return "String.localizedStringWithFormat(\(([format] + arguments).joined(separator: ", ")))"
    default: return nil
    }
  }

  /// What is put into a text: a number or a text, or a list of them.
  private static func values(_ arguments: TemplateValue) -> [String] {
    switch arguments {
    case .number(let number): [String(decimal: number)]
    case .string(let text): [literal(text)]
    case .list(let arguments): arguments.flatMap(values)
    default: []
    }
  }

  static func literal(_ text: String) -> String { "\"\(TemplateEscaping.swift.escaped(text))\"" }

  private static func localized(_ key: String) -> String { "NSLocalizedString(\(literal(key)), comment: \"\")" }
}
