import TableDiagnostics
import TableIR

extension LayoutDiff {
  /// Makes the changes from a spec to an app sentences about the app, each with a place in the spec: something that only the app
  /// shows belongs to the row above it, or to its section.
  mutating func tellOfApp() {
    let places = AppPlaces(self)
    for index in changes.indices {
      changes[index].perspective = .app
      if changes[index].oldSource == nil { changes[index].oldSource = places.source(of: changes[index].place) }
    }
  }
}

/// Places in a spec for what only the app shows.
private struct AppPlaces {
  private let spec: Snapshot
  private var sections: [String: SourceRange] = [:]
  /// For each section of the app and each of its rows, the place of the nearest row above that the spec has.
  private var above: [[SourceRange?]]

  init(_ diff: LayoutDiff) {
    spec = diff.old
    for section in diff.old.sections {
      if let source = diff.old.source(section.location) { sections[section.name] = source }
    }
    var known: [RowIndex: SourceRange] = [:]
    for match in diff.matches {
      let row = diff.old.sections[match.old.section].rows[match.old.row]
      if let source = diff.old.source(row.location) { known[match.new] = source }
    }
    above = diff.new.sections.enumerated().map { section, content in
      var last: SourceRange?
      return content.rows.indices.map { row in
        last = known[RowIndex(section: section, row: row)] ?? last
        return last
      }
    }
  }

  func source(of place: ChangePlace) -> SourceRange? {
    if let row = place.newRow, above.indices.contains(row.section), above[row.section].indices.contains(row.row),
      let source = above[row.section][row.row]
    {
      return source
    }
    return place.section.flatMap { sections[$0] } ?? spec.files.first.map { SourceRange(file: $0) }
  }
}
