import TableDiagnostics
import TableDiff
import TableIR

extension DiffEntry {
  /// What an entry is of a document.
  struct ImportedPart: Sendable {
    var document: String
    /// Interface Builder's id of the table.
    var id: String
    /// The document below the folder that is compared.
    var place: String
    var name: String
    /// The ids of its sections, rows and views, by those of their elements.
    var ids: [String: String]
    /// The lines of the document that lines of the spec come from, sorted.
    var lines: [(spec: Int, document: Int)]
    /// The languages that its texts are in; only known if one was asked for.
    var languages: [LanguageTag] = []
    /// The iOS that laid it out.
    var ios: Int?
    /// Whether it has no row, header or footer in the document.
    var isEmpty = false

    /// The same for the same table of another version, whatever it is called there.
    var key: String { "\(place)#\(id)" }

    /// The line of the document, instead of that of the spec, which nobody sees.
    func range(_ range: SourceRange, from path: String) -> SourceRange {
      guard range.file == path else { return range }
      var (low, high) = (0, lines.count)
      while low < high {
        let middle = (low + high) / 2
        if lines[middle].spec <= range.start.line { low = middle + 1 } else { high = middle }
      }
      guard !range.isWholeFile, low > 0 else { return SourceRange(file: document) }
      let line = lines[low - 1].document
      let place = SourcePosition(line: line, column: 1)
      return SourceRange(file: document, start: place, end: place)
    }
  }

  /// What it is paired by.
  var key: String { table?.key ?? name }
}

extension SpecDiff {
  /// Points at the lines of documents instead of those of imported specs.
  mutating func lead(toDocumentsOf old: DiffEntry?, _ new: DiffEntry?) {
    guard old?.table != nil || new?.table != nil else { return }
    func range(_ range: SourceRange?) -> SourceRange? {
      guard var range else { return nil }
      for entry in [old, new].compactMap({ $0 }) { range = entry.table?.range(range, from: entry.spec.path) ?? range }
      return range
    }
    var changes = changes
    for index in changes.indices {
      changes[index].change.oldSource = range(changes[index].change.oldSource)
      changes[index].change.newSource = range(changes[index].change.newSource)
      guard let cause = changes[index].cause else { continue }
      changes[index].cause?.place = range(cause.place) ?? cause.place
      changes[index].cause?.oldPlace = range(cause.oldPlace)
    }
    self.changes = changes
  }
}
