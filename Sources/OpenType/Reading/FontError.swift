/// Why a file cannot be measured with, or not be embedded.
public enum FontError: Error, Hashable, Sendable {
  case empty
  case notAFont
  /// A font of a form that is not read: what it is and what to do.
  case wrongForm(form: String, wayOut: String)
  case missingTable(String)
  /// A table that ends too early or contradicts itself.
  case damagedTable(String)
  /// A table whose parts stand in each other so often that they say more than any font has to say.
  case overfullTable(String)
  /// No table that maps Unicode to glyphs in a format that is read.
  case noCharacterMap
  /// A variable font whose advances at other weights stand nowhere.
  case noVariedAdvances

  /// What is wrong, as the end of a sentence.
  public var reason: String {
    switch self {
    case .empty: "the file is empty"
    case .notAFont: "it does not begin like a TrueType or OpenType font"
    case .wrongForm(let form, _): "it is \(form)"
    case .missingTable(let tag): "it has no table '\(tag)'"
    case .damagedTable(let tag): "its table '\(tag)' is damaged or truncated"
    case .overfullTable(let tag): "its table '\(tag)' exceeds the size limit for a font table"
    case .noCharacterMap: "it has no table that maps Unicode to its glyphs"
    case .noVariedAdvances: "it is a variable font without a table 'HVAR', so the advances of its weights are unknown"
    }
  }

  /// What to do about it.
  public var wayOut: String {
    switch self {
    case .wrongForm(_, let wayOut): wayOut
    case .noVariedAdvances: "name a static font for each weight instead"
    case .empty, .notAFont: "name a .ttf, .otf or .ttc file"
    case .missingTable, .damagedTable, .overfullTable, .noCharacterMap:
      "get the file again from its source, or use another font"
    }
  }
}
