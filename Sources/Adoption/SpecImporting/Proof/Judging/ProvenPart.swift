import TableIR

/// What a canvas of Interface Builder showed of a spec: its table, or one of the cells beside it, each of which stands alone in its document.
struct ProvenPart {
  var source: InterfaceTable
  /// With the origins of this part alone.
  var imported: ImportedTable
  /// The spec with the rows of this part; nil if it has errors.
  var table: Table?

  static func all(of imported: ImportedTable, from source: InterfaceTable, as table: Table?) -> [ProvenPart] {
    guard source.looseCells.count > (source.kind == .cells ? 1 : 0) else {
      return [ProvenPart(source: source, imported: imported, table: table)]
    }
    let cells = Dictionary(source.looseCells.compactMap { cell in cell.id.map { ($0, cell) } }) { first, _ in first }
    var loose: [(row: String, cell: XMLElement)] = []
    for origin in imported.origins {
      if case .row(let row) = origin.part, let cell = cells[origin.element] { loose.append((row, cell)) }
    }
    let origins = Dictionary(grouping: imported.origins) { $0.part.row }
    let rows = Dictionary(table?.sections.flatMap(\.rows).map { ($0.id, $0) } ?? []) { first, _ in first }
    let alone = loose.map { row, cell in
      var part = imported
      part.origins = origins[row] ?? []
      return ProvenPart(
        source: source.alone(cell), imported: part,
        table: table.flatMap { table in rows[row].map { table.showing($0) } })
    }
    guard source.kind != .cells else { return alone }
    let rowsOfCells = Set(loose.map(\.row))
    var rest = imported
    rest.origins.removeAll { $0.part.row.map(rowsOfCells.contains) ?? false }
    var own = table
    for section in table?.sections.indices ?? 0..<0 {
      own?.sections[section].rows.removeAll { rowsOfCells.contains($0.id) }
    }
    own?.sections.removeAll { section in section.rows.isEmpty && section.header == nil && section.footer == nil }
    return [ProvenPart(source: source, imported: rest, table: own)] + alone
  }
}

extension ImportOrigin.Part {
  /// The id of the row that it is, or is in.
  fileprivate var row: String? {
    switch self {
    case .row(let id), .rowView(let id, _), .view(let id, _): id
    default: nil
    }
  }
}

extension Table {
  /// A plain table with one row alone.
  fileprivate func showing(_ row: Row) -> Table {
    var section = Section(id: "cell")
    section.rows = [row]
    var table = Table(name: name)
    table.sections = [section]
    (table.metrics, table.assets, table.fonts) = (metrics, assets, fonts)
    (table.strings, table.usesStringKeys, table.usesTextColors) = (strings, usesStringKeys, usesTextColors)
    return table
  }
}
