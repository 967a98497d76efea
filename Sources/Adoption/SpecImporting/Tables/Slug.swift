/// A text as a name: `Wi-Fi & more` is `wi-fi-more`, `SettingsView` is `settings-view`.
struct Slug {
  let text: String

  /// Nil if the text has neither letters nor digits.
  init?(_ text: String, limit: Int = 40) {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in text.prefix(500) {
      guard character.isLetter || character.isNumber else {
        if character == "'" || character == "’" { continue }
        (word, wasLower) = (Self.finish(word, &words), false)
        continue
      }
      if character.isUppercase, wasLower { word = Self.finish(word, &words) }
      word += character.lowercased()
      wasLower = character.isLowercase || character.isNumber
    }
    _ = Self.finish(word, &words)
    guard let first = words.first else { return nil }
    var result = String(first.prefix(limit))
    for word in words.dropFirst() {
      guard result.count + 1 + word.count <= limit else { break }
      result += "-" + word
    }
    self.text = result
  }

  private static func finish(_ word: String, _ words: inout [String]) -> String {
    if !word.isEmpty { words.append(word) }
    return ""
  }
}
