import TableIR

extension Table {
  /// The texts that the table shows, for translators, in the order in which they are shown.
  var extractedStrings: [CatalogDocument.Extracted] {
    var strings: [CatalogDocument.Extracted] = []
    func add(_ part: (some ShowingPhrases)?, _ place: String) {
      guard var part else { return }
      part.visitPhrases { phrase in
        // Numbers, times and symbols are the same in every language.
        guard phrase.key != nil || phrase.string.contains(where: \.isLetter) else { return }
        strings.append(
          CatalogDocument.Extracted(
            key: phrase.key ?? phrase.string, text: phrase.string, isItsOwn: hasOwnText(phrase),
            comment: "\(place) of the table \(name)"))
      }
    }
    add(header, "The header")
    add(swipeActions, "A swipe action")
    for section in sections {
      add(section.header, "The header of section \(section.id)")
      add(section.swipeActions, "A swipe action")
      for row in section.rows { add(row, "Row \(row.id)") }
      add(section.footer, "The footer of section \(section.id)")
    }
    add(footer, "The footer")
    add(sectionIndex, "The section index")
    add(chrome, "The bars")
    return strings
  }

  /// Whether a text is written beside its key, and shown because the table's strings do not have the key.
  private func hasOwnText(_ phrase: Phrase) -> Bool {
    guard let key = phrase.key else { return false }
    return phrase.string != key && strings?.catalog.strings[key] == nil
  }
}
