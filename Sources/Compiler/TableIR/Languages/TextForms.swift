/// The forms of one text, by device and by number.
public indirect enum TextForms: Hashable, Sendable {
  case text(String)
  /// By kind of device; nil for all others.
  case devices([CatalogDevice?: TextForms])
  case plural([PluralForm: TextForms])

  /// The forms of each plural in it, which a catalog can have for each device, in the order of CLDR.
  var plurals: [[PluralForm]] {
    switch self {
    case .text: []
    case .devices(let forms): forms.values.flatMap(\.plurals)
    case .plural(let forms): [PluralForm.allCases.filter { forms[$0] != nil }]
    }
  }

  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .devices(let forms): forms.values.flatMap(\.texts)
    case .plural(let forms): forms.values.flatMap(\.texts)
    }
  }

  /// - Parameters:
  ///   - device: nil for those without an own text.
  ///   - number: nil for the form `other`.
  func text(on device: CatalogDevice?, number: Double?, in language: LanguageTag) -> String? {
    switch self {
    case .text(let text): return text
    case .devices(let forms):
      let form = forms[device] ?? forms[nil] ?? CatalogDevice.allCases.lazy.compactMap { forms[$0] }.first
      return form?.text(on: device, number: number, in: language)
    case .plural(let forms):
      var form = number.map { PluralForm(of: $0, in: language) } ?? .other
      // Foundation takes the form of zero for 0, also in a language that has no such form.
      if number == 0, forms[.zero] != nil { form = .zero }
      let found = forms[form] ?? forms[.other] ?? PluralForm.allCases.reversed().lazy.compactMap { forms[$0] }.first
      return found?.text(on: device, number: number, in: language)
    }
  }
}

/// A part of a text with its own forms, in the place of `%#@files@`.
public struct TextPart: Hashable, Sendable {
  /// Which argument chooses the form and is shown for `%arg`, from 1; nil for the next one of the text.
  public var argument: Int?
  /// How it is shown: `lld`.
  public var specifier: String
  /// The texts of the part, in which `%arg` stands for the argument.
  public var forms: TextForms

  /// Creates a text part.
  public init(argument: Int?, specifier: String, forms: TextForms) {
    (self.argument, self.specifier, self.forms) = (argument, specifier, forms)
  }
}
