/// The forms of one text, by device and by number.
public indirect enum TextForms: Hashable, Sendable {
  case text(String)
  /// By kind of device; nil for all others.
  case devices([CatalogDevice?: TextForms])
  case plural([PluralForm: TextForms])

  /// The forms that depend on a number, in the order of CLDR; empty for a text that has one.
  public var pluralForms: [PluralForm] {
    switch self {
    case .text: []
    case .devices(let forms):
      PluralForm.allCases.filter { form in forms.values.contains { $0.pluralForms.contains(form) } }
    case .plural(let forms): PluralForm.allCases.filter { forms[$0] != nil }
    }
  }

  /// - Parameter number: nil for the form `other`.
  func text(on device: CatalogDevice, number: Double?, in language: LanguageTag) -> String? {
    switch self {
    case .text(let text): return text
    case .devices(let forms):
      return (forms[device] ?? forms[nil])?.text(on: device, number: number, in: language)
    case .plural(let forms):
      var form = number.map { PluralForm(of: $0, in: language) } ?? .other
      // Foundation takes the form of zero for 0, also in a language that has no such form.
      if number == 0, forms[.zero] != nil { form = .zero }
      return (forms[form] ?? forms[.other])?.text(on: device, number: number, in: language)
    }
  }
}

/// A translation whose text depends on arguments.
public struct CountedText: Hashable, Sendable {
  /// A part of the text with its own forms, in the place of `%#@files@`.
  public struct Part: Hashable, Sendable {
    /// Which argument chooses the form and is shown for `%arg`, from 1; nil for that in the order of the text.
    public var argument: Int?
    /// How it is shown: `lld`.
    public var specifier: String
    /// The texts of the part, in which `%arg` stands for the argument.
    public var forms: TextForms

    public init(argument: Int?, specifier: String, forms: TextForms) {
      (self.argument, self.specifier, self.forms) = (argument, specifier, forms)
    }
  }

  /// The texts in which `%#@name@` stands for a part; of several plural forms, the first number chooses.
  public var forms: TextForms
  /// The parts by their names in the text; empty if the text has none.
  public var parts: [String: Part]

  public init(_ forms: TextForms, parts: [String: Part] = [:]) { (self.forms, self.parts) = (forms, parts) }

  /// Those of the text, or of its parts.
  public var pluralForms: [PluralForm] {
    let all = parts.values.reduce(into: Set(forms.pluralForms)) { $0.formUnion($1.forms.pluralForms) }
    return PluralForm.allCases.filter(all.contains)
  }

  /// The text with the forms that arguments choose, and still with places for the arguments.
  func text(on device: CatalogDevice, arguments: [TextArgument], in language: LanguageTag) -> String? {
    let first = arguments.lazy.compactMap(\.number).first
    guard let text = forms.text(on: device, number: first, in: language) else { return nil }
    guard !parts.isEmpty else { return text }
    var pieces = text.split(separator: "%#@", omittingEmptySubsequences: false)
    var result = String(pieces.removeFirst())
    for (order, piece) in pieces.enumerated() {
      // A small file could name a long part many times.
      guard result.utf8.count < 64 << 10 else { break }
      guard let end = piece.firstIndex(of: "@"), let part = parts[String(piece[..<end])] else {
        result += "%#@" + piece
        continue
      }
      let place = max(part.argument ?? order + 1, 1)
      let number = arguments.indices.contains(place - 1) ? arguments[place - 1].number : nil
      let words = part.forms.text(on: device, number: number, in: language) ?? ""
      let shown = words.split(separator: "%arg", omittingEmptySubsequences: false)
      result += shown.joined(separator: "%\(place)$\(part.specifier)") + piece[piece.index(after: end)...]
    }
    return result
  }
}
