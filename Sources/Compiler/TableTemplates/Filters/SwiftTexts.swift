import TableSupport

extension TemplateFilter {
  static let swiftTexts: [TemplateFilter] = [
    TemplateFilter(
      "swiftText", ["text", "shown", "strings"],
      """
      a `String`: a text of a spec, or the text that is shown if there is none, or nil; looked up in the tables of strings, if there are \
      any, or in `Localizable` if it has a key; write it with {{{ }}}
      """, also: "bundle", cost: { $0[0].wholeSize }
    ) { arguments, _ in
      let strings = SwiftStrings(arguments[2], bundle: arguments[3])
      if let text = SwiftTexts.expression(arguments[0], strings) { return .string(text) }
      if case .string(let shown) = arguments[1] { return .string(SwiftTexts.literal(shown)) }
      return .string("nil")
    },
    TemplateFilter(
      "swiftAttributedText", ["text", "strings", "size"],
      """
      an `NSAttributedString` of a text of a spec whose runs have attributes of their own, or nothing; the size is the Swift of that of \
      runs without a size; write it with {{{ }}}
      """, also: "bundle", cost: { $0[0].wholeSize }
    ) { arguments, _ in
      let strings = SwiftStrings(arguments[1], bundle: arguments[3])
      return SwiftTexts.attributed(arguments[0], strings, size: arguments[2].text).map(TemplateValue.string) ?? .null
    },
  ]
}

/// Where the app looks its texts up.
struct SwiftStrings {
  /// The names of its tables, the first taking precedence; empty for none.
  var tables: [String]
  var bundle: SwiftBundle

  /// - Parameter strings: the tables, or whether there is `Localizable`.
  init(_ strings: TemplateValue, bundle: TemplateValue) {
    self.bundle = SwiftBundle(bundle)
    tables = if case .list(let names) = strings { names.map(\.text) } else { strings.isShown ? [Self.standard] : [] }
  }

  private static let standard = "Localizable"

  /// A text that is in none of the tables is its own key.
  func localized(_ key: String) -> String {
    (tables.isEmpty ? [Self.standard] : tables).reversed().reduce(nil) { (rest: String?, table: String) in
      var arguments = [SwiftTexts.literal(key)]
      if table != Self.standard { arguments.append("tableName: \(SwiftTexts.literal(table))") }
      if let bundle = bundle.expression { arguments.append("bundle: \(bundle)") }
      if let rest { arguments.append("value: \(rest)") }
      return "NSLocalizedString(\(arguments.joined(separator: ", ")), comment: \"\")"
    } ?? SwiftTexts.literal(key)
  }
}

/// The bundle that has the app's strings, colours and images.
struct SwiftBundle {
  /// Nil for that of the app.
  var expression: String?

  init(_ value: TemplateValue) {
    expression = value.isShown ? value.text : nil
  }

  /// The arguments after a name in an asset catalog.
  var ofAssets: String { expression.map { ", in: \($0), compatibleWith: nil" } ?? "" }
}

/// Texts of specs as Swift.
enum SwiftTexts {
  /// Nil for what is not a text.
  static func expression(_ text: TemplateValue, _ strings: SwiftStrings) -> String? {
    switch text {
    case .string(let text):
      return !strings.tables.isEmpty && !text.isEmpty ? strings.localized(text) : literal(text)
    case .list(let parts) where !parts.isEmpty:
      let parts = parts.compactMap { expression($0, strings) }
      return parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))].joined()"
    case .object(let object):
      let format: String?
      if case .string(let key)? = object.value(of: "key") {
        format = strings.localized(key)
      } else {
        format = object.value(of: "text").flatMap { expression($0, strings) }
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

  /// Runs with attributes of their own, one after the other; nil for a text without any.
  static func attributed(_ text: TemplateValue, _ strings: SwiftStrings, size: String) -> String? {
    let words = text.object.value(of: "text") ?? text
    guard case .list(let runs) = words, runs.contains(where: { !attributes(of: $0, size: size).isEmpty }) else {
      return nil
    }
    let parts = runs.map { run in
      let own = attributes(of: run, size: size).joined(separator: ", ")
      let string = "string: \(expression(run, strings) ?? literal(""))"
      return "NSAttributedString(\(string)\(own.isEmpty ? "" : ", attributes: [\(own)]"))"
    }
    return "[\(parts.joined(separator: ", "))].reduce(into: NSMutableAttributedString(string: \"\")) { $0.append($1) }"
  }

  private static func attributes(of run: TemplateValue, size: String) -> [String] {
    var attributes: [String] = []
    if let font = SwiftFonts.expression(run["font"], size: size) { attributes.append(".font: \(font)") }
    if let color = SwiftColors.expression(run["color"]) { attributes.append(".foregroundColor: \(color)") }
    for (key, name) in [("underline", "underlineStyle"), ("strikethrough", "strikethroughStyle")]
    where run[key].isShown {
      attributes.append(".\(name): NSUnderlineStyle.single.rawValue")
    }
    return attributes
  }
}
