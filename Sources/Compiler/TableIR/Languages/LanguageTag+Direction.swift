extension LanguageTag {
  /// Whether the interface of an app in this language runs from right to left, as UIKit decides it: by the script, or by that of the
  /// language.
  public var isRightToLeft: Bool {
    let parts = text.split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return Self.rightToLeftScripts.contains(String(script))
    }
    return parts.first.map { Self.rightToLeftLanguages.contains(String($0)) } ?? false
  }

  private static let rightToLeftScripts: Set = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]

  /// The languages whose usual script is one of these (CLDR's likely subtags).
  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
