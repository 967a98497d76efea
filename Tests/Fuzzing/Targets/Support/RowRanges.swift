import TableDiagnostics
import TableIR
import TableParsing

extension Compiling {
  /// Some of the rows of a spec are rows of the whole table, in its sections, and a spec without errors has none for them either.
  /// - Parameter whole: the table of all rows; nil where the spec has errors.
  static func checkRanges(_ bytes: [UInt8], of whole: Table?) throws {
    let rows = whole?.sections.flatMap { section in section.rows.map { (section: section.id, row: $0) } } ?? []
    let first = bytes.count % max(rows.count, 7) + 1
    for range in [first...first, first...first + 3, first...Int.max] {
      var options = parser().options
      options.rows = range
      let result = SpecParser(profiles: parser().profiles, options: options, files: parser().files)
        .parse(bytes, path: "spec.yaml")
      try check(result.diagnostics, source: bytes)
      guard whole != nil else { continue }
      guard let table = result.table, result.rowCount == rows.count else {
        throw BrokenPromise(description: "rows \(range) of \(rows.count) can be read, not those of \(result.rowCount)")
      }
      let asked = rows.dropFirst(range.lowerBound - 1).prefix(range.count)
      let found = table.sections.flatMap { section in section.rows.map { (section: section.id, row: $0) } }
      try expect(
        found.map(\.section) == asked.map(\.section) && found.map(\.row.id) == asked.map(\.row.id)
          && found.map(\.row.text?.string) == asked.map(\.row.text?.string)
          && found.map(\.row.location) == asked.map(\.row.location),
        "rows \(range) are those of the whole table")
    }
  }
}
