/// The reason why a font file cannot be used for measuring or embedding.
public enum FontError: Error, Hashable, Sendable {
  case empty
  case notAFont
  /// A font in an unsupported format: the format and the fix.
  case wrongForm(form: String, wayOut: String)
  case missingTable(String)
  /// A table that ends too early or contradicts itself.
  case damagedTable(String)
  /// A table whose overlapping parts exceed the limit for its content.
  case overfullTable(String)
  /// No table that maps Unicode to glyphs in a supported format.
  case noCharacterMap
  /// A variable font without advances for other weights.
  case noVariedAdvances

  /// The problem, as the end of a sentence.
  public var reason: String {
    switch self {
    case .empty: "the file is empty"
    case .notAFont: "it does not begin like a TrueType or OpenType font"
    case .wrongForm(let form, _): "it is \(form)"
    case .missingTable(let tag): "it has no table '\(tag)'"
    case .damagedTable(let tag): "its table '\(tag)' is damaged or truncated"
    case .overfullTable(let tag): "its table '\(tag)' exceeds the limit for the content of a font table"
    case .noCharacterMap: "it has no table that maps Unicode to its glyphs"
    case .noVariedAdvances:
      "it is a variable font with neither 'HVAR' nor 'gvar', so the advances of its weights are unknown"
    }
  }

  /// The fix.
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
