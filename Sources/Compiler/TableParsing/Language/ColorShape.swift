import TableDiagnostics
import TableIR
import YAMLSyntax

extension Shape where Value == Color {
  /// A colour: `"#rrggbb"`, one of UIKit's names, one of an asset catalog, or a pair for light and dark.
  static let color: Shape = Shape(
    .either(ColorForms.scalars + [.mapping("colorPair")])
  ) { decoder, node in
    guard decoder.isMapping(node) else { return decoder.readColor(node) }
    var pair = ColorPair()
    return decoder.decode(.colorPair, node, into: &pair) ? pair.color : nil
  } write: { color, writer in
    switch color {
    case .text: .text(ColorForms.text)
    case .system(let name): .text(name.rawValue)
    case .fixed(let value): .text(value.hexString)
    case .named(let color): .text(color.name)
    case .dynamic(let light, let dark):
      MappingType<ColorPair>.colorPair.write(ColorPair(light: .fixed(light), dark: .fixed(dark)), writer)
    }
  }

  /// A colour of a view, which may be that of its row's text: `text`.
  static let viewColor: Shape = Shape(.either([.choice([ColorForms.text]), color.schema])) { decoder, node in
    guard decoder.isWord(node, "text") else { return color.read(decoder, node) }
    return decoder.readTextColor(node)
  } write: { value, writer in
    color.write(value, writer)
  }

  /// A colour without a pair.
  static let plainColor: Shape = Shape(.either(ColorForms.scalars)) { decoder, node in
    decoder.readColor(node)
  } write: { colour, writer in
    color.write(colour, writer)
  }
}

/// The two colours of a pair during reading.
struct ColorPair {
  var light: Color?
  var dark: Color?

  /// The pair as one colour; without a dark colour, the light colour is used for both appearances.
  var color: Color? {
    guard let light else { return nil }
    return .dynamic(light: light.resolved(.light), dark: (dark ?? light).resolved(.dark))
  }
}

extension MappingType where Owner == ColorPair {
  static let colorPair = MappingType(
    "colorPair", noun: "a colour pair", summary: "A colour that differs in light and dark appearance.", ColorPair(),
    keys: [
      Key("light", .plainColor, required: true, "the colour in light appearance", \.light),
      Key("dark", .plainColor, required: true, "the colour in dark appearance", \.dark),
    ])
}

/// The forms of colours in specs.
enum ColorForms {
  static let hex = Schema.pattern(
    "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", name: "`\"#rgb\"` or `\"#rrggbb[aa]\"`")
  /// What a colour is as a word: in digits, one of UIKit's names, or one of an asset catalog.
  static let scalars: [Schema] = [hex, .choice(words), .choice([tint]), .naming(.use(.color), .name(pattern: "^[^#]"))]
  static let words = Words(SystemColor.allCases.map(\.rawValue), of: SystemColor.allCases)
  static let names = words.names
  /// The word for the table's tint colour.
  static let tint = "tint"
  /// The word for the colour of the row's text.
  static let text = "text"

  /// `#rgb`, `#rrggbb` or `#rrggbbaa`.
  static func parseHex(_ text: String) -> RGBA? {
    guard text.utf8.count <= 9 else { return nil }
    var digits: [UInt8] = []
    for byte in text.utf8.dropFirst() {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    switch digits.count {
    case 3: return RGBA(digits[0] * 17, digits[1] * 17, digits[2] * 17)
    case 6, 8:
      let channels: [UInt8] = stride(from: 0, to: digits.count, by: 2).map { (first: Int) -> UInt8 in
        digits[first] * 16 + digits[first + 1]
      }
      return RGBA(channels[0], channels[1], channels[2], alpha: channels.count == 4 ? channels[3] : 255)
    default: return nil
    }
  }
}

extension SpecDecoder {
  func readColor(_ node: NodeID) -> Color? {
    let scalar = tree.resolved(node)
    guard tree.kind(scalar) == .scalar else {
      let color = codeColor(scalar)
      reportWrongType(
        node, expected: "a colour or a mapping with light and dark", help: color.map { "write \($0)" },
        fixIts: color.map { replacing(node, with: $0, .safe) } ?? [])
      return nil
    }
    let text = tree.string(scalar)
    if let name = SystemColor(rawValue: text) { return .system(name) }
    if text == ColorForms.tint, subject.key != "tintColor" { return tint }
    if text.hasPrefix("#"), let value = ColorForms.parseHex(text) { return .fixed(value) }
    if catalogs.catalogs != nil, let color = catalogColor(text, at: node) { return color }
    // A catalog that was reported may have it.
    if !catalogs.areUnread { reportBadColor(text, at: node) }
    return nil
  }

  /// The colour of a list of numbers, or of `[UIColor redColor]`, which YAML reads as a list.
  func codeColor(_ node: NodeID) -> String? {
    guard tree.kind(node) == .sequence, tree.count(node) <= 4 else { return nil }
    let elements = Array(tree.elements(of: node))
    if elements.count == 1, isScalar(elements[0]) { return ColorSynonyms.find(tree.string(tree.resolved(elements[0]))) }
    let numbers = elements.compactMap { element -> Double? in
      switch coreValue(element) {
      case .int(let number): Double(number)
      case .float(let number): number
      default: nil
      }
    }
    return numbers.count == elements.count ? ColorSynonyms.hex(numbers) : nil
  }

  private func reportBadColor(_ text: String, at node: NodeID) {
    if text.isEmpty {
      report(
        .badColor, "\(subjectText) has no value", at: node, label: "a colour is missing here",
        help: "put a colour that begins with # in quotes: in YAML, # starts a comment")
      return
    }
    if text.utf8.count <= 8, ColorForms.parseHex("#" + text) != nil {
      report(
        .badColor, "'\(text)' is not a valid colour", at: node, label: "did you mean \"#\(text)\"?",
        fixIts: replacing(node, with: "\"#\(text)\"", .safe))
      return
    }
    if let straight = straightened(text) {
      return report(
        .badColor, "\(text.quotedForMessage) is not a valid colour", at: node,
        label: "these are typographic quotes", help: "write straight quotes: \(straight)",
        fixIts: replacing(node, with: straight, .safe))
    }
    let synonym = isFlooded ? nil : ColorSynonyms.find(text)
    let sets = isFlooded ? [] : catalogNames(.color)
    let names = ColorForms.names + sets
    let match =
      synonym ?? (sets.isEmpty ? nil : CatalogTable.closest(to: text, in: sets)) ?? closest(to: text, in: names)
    report(
      .badColor, "\(text.quotedForMessage) is not a valid colour", at: node,
      label: match.map { "did you mean \($0.hasPrefix("\"") ? $0 : "'\($0)'")?" },
      help: "write \"#rrggbb\", \"#rrggbbaa\" or one of UIKit's names, such as systemBlue or secondaryLabel"
        + (catalogs.catalogs == nil ? "" : ", or that of a colour in the asset catalogs"),
      fixIts: match.map {
        replacing(
          node, with: ColorForms.names.contains($0) || synonym != nil ? $0 : YAMLWord.written($0, isInBrackets: true),
          synonym != nil ? .safe : FixIt.Applicability(of: text, as: $0, among: names))
      } ?? [])
  }
}
