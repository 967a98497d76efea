import TableIR

extension Table {
  /// Visits each text that the table shows and its strings have, once, where it is shown first.
  ///
  /// - Parameter visit: is called with the text, its key, its place and what shows it.
  func visitStrings(_ visit: (Phrase, _ key: String, SpecPlace, _ owner: String) -> Void) {
    var seen: Set<String> = []
    func add(_ part: (some ShowingPhrases)?, _ place: SpecPlace, _ owner: String) {
      guard var part else { return }
      part.visitPhrases { phrase in
        let key = phrase.key ?? phrase.string
        guard !key.isEmpty, seen.insert(key).inserted, strings?.catalog.strings[key] != nil else { return }
        visit(phrase, key, place, owner)
      }
    }
    add(header, SpecPlace(nil, ["tableHeader"]), "table")
    for section in sections {
      add(section.header, SpecPlace(section.location, ["header"]), section.id)
      for row in section.rows {
        add(row.text, SpecPlace(row.location, ["text"]), row.id)
        add(row.detailText, SpecPlace(row.location, ["detailText"]), row.id)
        add(row, SpecPlace(row.location, []), row.id)
      }
      add(section.footer, SpecPlace(section.location, ["footer"]), section.id)
    }
    add(footer, SpecPlace(nil, ["tableFooter"]), "table")
    add(sectionIndex, SpecPlace(nil, ["sectionIndex"]), "table")
    add(chrome, SpecPlace(nil, ["chrome"]), "table")
  }
}
