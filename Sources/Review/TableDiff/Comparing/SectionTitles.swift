extension LayoutDiff {
  /// Names the section of each change by its title, too: an id that is made from its place says little, and one that somebody wrote is not
  /// what the screen shows.
  mutating func findTitles() {
    let titles = (old: SectionTitles(old), new: SectionTitles(new))
    for index in changes.indices {
      let place = changes[index].place
      guard let name = place.section else { continue }
      let isGone = changes[index].code == .sectionRemoved || place.newRow == nil && place.oldRow != nil
      changes[index].place.title = (isGone ? nil : titles.new[name]) ?? titles.old[name]
    }
  }
}

/// The titles of a table's sections, by the sections' names.
private struct SectionTitles {
  private let titles: [String: String]

  init(_ table: Snapshot) {
    titles = Dictionary(
      table.sections.compactMap { section in
        section.header?.firstText.flatMap { $0.isAlike(section.name) ? nil : (section.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> String? { titles[name] }
}

extension String {
  /// Whether it consists of the same letters and digits: `Data & Storage` and `data-storage`.
  fileprivate func isAlike(_ other: String) -> Bool {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return letters(self) == letters(other)
  }
}
