/// A text as a name: `Wi-Fi & more` is `wi-fi-more`.
struct Slug {
  let text: String

  /// Nil if the text has no letters.
  init?(_ text: String, limit: Int = 40) { self.init(words: Self.words(of: text) { _ in false }, limit: limit) }

  /// A name in code, whose words begin with capitals: `OAIconsTableViewCell` is `oa-icons-table-view-cell`. Nil if it has no letters.
  ///
  /// - Parameter limit: higher than that of texts: people search for the whole name of a class, and its end is what tells it from others. A
  ///   file's name has 255 bytes.
  init?(identifier: String, limit: Int = 120) {
    self.init(words: Self.words(of: identifier, breaking: \.beginsWord), limit: limit)
  }

  /// - Parameter words: in lower case.
  private init?(words: [String], limit: Int) {
    // A number is no name.
    guard let first = words.first, words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    var result = String(first.prefix(limit))
    for word in words.dropFirst() {
      guard result.count + 1 + word.count <= limit else { break }
      result += "-" + word
    }
    text = result
  }

  /// A character between those that stand beside it.
  private struct Place {
    var before: Character?
    var character: Character
    var after: Character?

    /// `C` in `TableCell`, and in `HTMLCell`.
    var beginsWord: Bool {
      guard character.isUppercase, let before else { return false }
      return before.isLowercase || before.isNumber || before.isUppercase && after?.isLowercase ?? false
    }
  }

  private static func words(of text: String, breaking: (Place) -> Bool) -> [String] {
    let characters = Array(text.prefix(500))
    var words: [String] = []
    var word = ""
    func finish() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if character != "'", character != "’" { finish() }
        continue
      }
      let place = Place(
        before: index > 0 ? characters[index - 1] : nil, character: character,
        after: index + 1 < characters.count ? characters[index + 1] : nil)
      if breaking(place) { finish() }
      word += character.lowercased()
    }
    finish()
    return words
  }
}

extension String {
  /// The name without the first of some suffixes that it has: `SettingsTableViewController` is `Settings`. One that is a suffix alone stays.
  func dropping(suffixes: [String]) -> String {
    guard let suffix = suffixes.first(where: { hasSuffix($0) && self != $0 }) else { return self }
    return String(dropLast(suffix.count))
  }
}
