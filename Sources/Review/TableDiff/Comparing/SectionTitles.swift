import TableDiagnostics

extension LayoutDiff {
  /// Names the section of each change by its title, too: an id that is made from its place says little, and one that somebody wrote is not
  /// what the screen shows.
  mutating func findTitles() {
    let titles = (old: old.titlesOfSections, new: new.titlesOfSections)
    for index in changes.indices {
      let place = changes[index].place
      guard let name = place.section else { continue }
      let isGone = changes[index].code == .sectionRemoved || place.newRow == nil && place.oldRow != nil
      changes[index].place.title = (isGone ? nil : titles.new[name]) ?? titles.old[name]
    }
  }
}

extension Snapshot {
  /// The titles of its sections, by the sections' names; none of a section that is named like its title: `Data & Storage` and
  /// `data-storage`.
  fileprivate var titlesOfSections: [String: String] {
    Dictionary(
      sections.compactMap { section in
        section.header?.firstText.flatMap {
          $0.lettersAndDigits == section.name.lettersAndDigits ? nil : (section.name, $0)
        }
      }, uniquingKeysWith: { first, _ in first })
  }
}
