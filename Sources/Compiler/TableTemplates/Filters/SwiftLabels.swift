import TableIR
import TableSupport

extension TemplateFilter {
  /// Attributes of texts as statements of Swift.
  static let swiftLabels: [TemplateFilter] = [
    swiftTexts(
      "swiftLabel", of: "label", .label,
      """
      the lines that give a `UILabel`, whose Swift is the first argument, the attributes of a text, each of the first value that has it; \
      write them with {{{ }}}
      """),
    swiftTexts(
      "swiftTextProperties", of: "properties", .properties,
      "the same for the `TextProperties` of a content configuration, which have fewer attributes"),
    swiftTexts("swiftField", of: "field", .field, "the same for a `UITextField` or a `UITextView`"),
  ]

  /// - Parameter receiver: what has the attributes, as the filter's page names it.
  private static func swiftTexts(
    _ name: String, of receiver: String, _ kind: SwiftLabels.Kind, _ doc: String
  ) -> TemplateFilter {
    TemplateFilter(
      name, [receiver, "text…"], doc, also: "bundle", cost: { $0.reduce(0) { $0 + $1.wholeSize } }
    ) { arguments, _ in
      let label = SwiftLabels(
        receiver: arguments[0].text, kind: kind, bundle: SwiftBundle(arguments[arguments.count - 1]))
      return .list(label.lines(arguments.dropFirst().dropLast()).map(TemplateValue.string))
    }
  }
}

/// The attributes of texts as properties of what shows them.
private struct SwiftLabels {
  enum Kind { case label, properties, field }

  /// The Swift of what is changed: `cell.textLabel?`
  var receiver: String
  var kind: Kind
  var bundle: SwiftBundle

  private static let attributes = [
    "font", "color", "highlightedColor", "lines", "alignment", "lineBreakMode", "lineBreakStrategy",
    "minimumScaleFactor", "shadow",
  ]

  func lines(_ texts: some Sequence<TemplateValue>) -> [String] {
    let texts = Array(texts)
    return Self.attributes.flatMap { name in
      guard let value = texts.lazy.map({ $0[name] }).first(where: \.isWritten) else { return [String]() }
      return settings(name, value).map { "\(receiver).\($0.0) = \($0.1)" }
    }
  }

  /// The properties and their values; none for what the receiver does not have.
  private func settings(_ name: String, _ value: TemplateValue) -> [(String, String)] {
    switch (name, value) {
    case ("font", _): SwiftFonts.expression(value, size: size).map { [("font", $0)] } ?? []
    case ("color", _):
      SwiftColors.expression(value, bundle).map { [(kind == .properties ? "color" : "textColor", $0)] } ?? []
    case ("highlightedColor", _) where kind == .label:
      SwiftColors.expression(value, bundle).map { [("highlightedTextColor", $0)] } ?? []
    case ("lines", .number(let lines)) where kind != .field: [("numberOfLines", String(decimal: lines.rounded()))]
    case ("alignment", .string(let word)) where alignments.contains(word):
      [(kind == .properties ? "alignment" : "textAlignment", ".\(word)")]
    case ("lineBreakMode", .string(let word)) where kind != .field:
      Self.breaks[word].map { [("lineBreakMode", ".\($0)")] } ?? []
    case ("lineBreakStrategy", .string(let word)) where kind == .label:
      LineBreakStrategy(rawValue: word).map { [("lineBreakStrategy", $0 == .none ? "[]" : ".\($0.rawValue)")] } ?? []
    case ("minimumScaleFactor", .number(let scale)) where kind != .field:
      [("adjustsFontSizeToFitWidth", "true"), ("minimumScaleFactor", String(decimal: scale))]
    case ("shadow", .object) where kind == .label: shadow(value)
    default: []
    }
  }

  /// The Swift of the size of its own font.
  private var size: String {
    let isOptional = receiver.hasSuffix("?") || kind == .field
    return "\(receiver).font\(kind == .field ? "?" : "").pointSize\(isOptional ? " ?? 17" : "")"
  }

  private var alignments: [String] {
    kind == .properties ? ["natural", "center"] : ["natural", "left", "center", "right"]
  }

  private static let breaks = [
    "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
    "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
    "truncatingMiddle": "byTruncatingMiddle",
  ]

  private func shadow(_ shadow: TemplateValue) -> [(String, String)] {
    var offset = ["0", "-1"]
    let numbers = shadow["offset"].elements.map { String(decimal: $0.double) }
    if numbers.count == 2 { offset = numbers }
    return [
      ("shadowColor", SwiftColors.expression(shadow["color"], bundle) ?? "UIColor.black"),
      ("shadowOffset", "CGSize(width: \(offset[0]), height: \(offset[1]))"),
    ]
  }
}
