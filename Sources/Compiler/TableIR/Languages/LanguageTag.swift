/// A language as the names of `.lproj` folders and catalogs have it, such as `de`, `pt-BR` or `zh-Hant`.
///
/// Tags are compared after they were brought into one form: `pt_br` equals `pt-BR`, and `German` and `deu`, as old projects name it, equal
/// `de`.
public struct LanguageTag: Hashable, Sendable {
  /// In the form of BCP 47: the language in lower case, a script capitalised, a region in upper case.
  public let text: String

  /// Creates a language tag.
  public init(_ text: String) {
    self.text = Self.old[text] ?? Self.normalized(text)
  }

  /// A tag that people write; nil if it does not have the form of one: letters and digits in parts of at most eight, a language first.
  public init?(checking text: String) {
    self.init(text)
    let parts = self.text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count), self.text.utf8.count <= 35,
      language.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
      parts.allSatisfy({ part in
        (1...8).contains(part.utf8.count)
          && part.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      })
    else { return nil }
  }

  private static func normalized(_ text: String) -> String {
    text.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated().map { index, part in
      switch part.utf8.count {
      case _ where index == 0: LanguageSubtags.long[part.lowercased()] ?? part.lowercased()
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.lowercased()
      }
    }.joined(separator: "-")
  }

  /// The names of languages before they had codes, which Xcode still accepts for `.lproj` folders.
  private static let old = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
    "Danish": "da", "Swedish": "sv", "Norwegian": "nb", "Finnish": "fi", "Portuguese": "pt", "Korean": "ko",
    "Russian": "ru", "Arabic": "ar", "Hebrew": "he",
  ]
}

extension LanguageTag: Comparable {
  /// Whether one comes before the other.
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.text < right.text }
}

extension LanguageTag: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a language tag.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// As text, for messages.
  public var description: String { text }
}

extension LanguageTag {
  /// Whether the interface of an app in this language runs from right to left, as UIKit decides it: by the script, or by that of the
  /// language.
  public var isRightToLeft: Bool {
    if PseudoLanguage(self) == .bidirectional { return true }
    let subtags = LanguageSubtags(self)
    return Self.rightToLeftScripts.contains(subtags.script ?? LanguageSubtags.usual[subtags.language]?.script ?? "")
  }

  private static let rightToLeftScripts: Set = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
}
