import TableIR

extension TextTransform {
  /// The text with the transform applied.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: Self.capitalized(text)
    }
  }

  /// Capitalizes each word and lower-cases the rest of it. A word is a run of letters, digits and marks, and of the apostrophes
  /// within it.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let isPart = character.isLetter || character.isNumber || isInWord && (character == "'" || character == "’")
      result += isPart ? (isInWord ? character.lowercased() : character.uppercased()) : String(character)
      isInWord = isPart
    }
    return result
  }
}
