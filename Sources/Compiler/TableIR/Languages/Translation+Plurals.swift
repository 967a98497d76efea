extension Translation {
  /// All plural forms that its texts have, in the order of CLDR; empty if they depend on no number.
  public var pluralForms: [PluralForm] {
    let all = Set((forms.plurals + parts.values.flatMap(\.forms.plurals)).flatMap(\.self))
    return PluralForm.allCases.filter(all.contains)
  }

  /// The forms that its language has for numbers, and one of its plurals lacks, in the order of CLDR.
  public func missingForms(in language: LanguageTag) -> [PluralForm] {
    var missing: Set<PluralForm> = []
    func check(_ forms: TextForms, withFractions: Bool) {
      let plurals = forms.plurals
      guard !plurals.isEmpty else { return }
      let needed = PluralForm.needed(by: language, withFractions: withFractions)
      for plural in plurals { missing.formUnion(Set(needed).subtracting(plural)) }
    }
    check(forms, withFractions: forms.texts.contains(where: Self.showsFraction))
    for part in parts.values { check(part.forms, withFractions: Self.showsFraction("%\(part.specifier)")) }
    return PluralForm.allCases.filter(missing.contains)
  }

  /// Whether a text has a place for a number with a fraction: `%.1f`.
  private static func showsFraction(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "%"),
        case .argument(let letter)? = FormatSpecifier(bytes, at: index)?.conversion
      else { return false }
      return "fFeEgGaA".utf8.contains(letter)
    }
  }
}
