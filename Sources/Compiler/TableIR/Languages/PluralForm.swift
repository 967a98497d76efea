/// A form of a text that depends on a number (CLDR's plural categories).
public enum PluralForm: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The form that a language uses with a number, by the rules of CLDR 47 for cardinal numbers; `other` for an unknown language.
  public init(of number: Double, in language: LanguageTag) {
    self = PluralRules.of(language)?.form(of: PluralOperands(number)) ?? .other
  }

  /// The forms that a language needs for the whole numbers below a million, and for fractions if a text shows them, in the order of CLDR.
  ///
  /// Those of millions are left out: French, Spanish and their relatives have one for `1 000 000 de fichiers`, which apps hardly show.
  static func needed(by language: LanguageTag, withFractions: Bool) -> [PluralForm] {
    guard let rules = PluralRules.of(language) else { return [.other] }
    // All rules are the same again after 100, but for Cornish thousands, which have the form of two.
    let numbers = (0...200).map(Double.init) + (withFractions ? [0.1, 0.2, 0.4, 0.5, 1.1, 1.2, 1.5, 2.5, 10.5] : [])
    let forms = Set(numbers.map { rules.form(of: PluralOperands($0)) })
    // What no number has is shown where a form is missing.
    return allCases.filter { forms.contains($0) || $0 == .other }
  }
}
