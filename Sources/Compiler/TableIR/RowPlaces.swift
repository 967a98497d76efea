/// The rows of a spec's own file by where they begin, to find the one that a place in its text belongs to.
package struct RowPlaces {
  private struct Start {
    var place: (line: Int, column: Int)
    var id: String
    /// The last row before it that begins further out, by index.
    var outer: Int?
  }

  /// In the order of the text; of rows that begin at one place, the first.
  private var rows: [Start] = []

  package init(_ table: Table?) {
    var found: [(line: Int, column: Int, order: Int, id: String)] = []
    for section in table?.sections ?? [] {
      for row in section.rows where row.location.file == 0 {
        found.append((Int(row.location.line), Int(row.location.column), found.count, row.id))
      }
    }
    // Mostly in order already: only anchors and repeated rows are not.
    found.sort { ($0.line, $0.column, $0.order) < ($1.line, $1.column, $1.order) }
    for (line, column, _, id) in found where rows.last.map({ $0.place != (line, column) }) ?? true {
      var outer = rows.indices.last
      while let index = outer, rows[index].place.column >= column { outer = rows[index].outer }
      rows.append(Start(place: (line, column), id: id, outer: outer))
    }
  }

  /// The id of the first row of the last line with one that is not after a line; nil if there is none.
  package func row(before line: Int) -> String? {
    guard var index = last(upTo: (line, .max)) else { return nil }
    while index > 0, rows[index - 1].place.line == rows[index].place.line { index -= 1 }
    return rows[index].id
  }

  /// The id of the row that contains a place: what belongs to a row stands on its line, or below it and no further out.
  package func row(around line: Int, _ column: Int) -> String? {
    var index = last(upTo: (line, column))
    while let place = index, rows[place].place.line != line, rows[place].place.column > column {
      index = rows[place].outer
    }
    return index.map { rows[$0].id }
  }

  private func last(upTo place: (Int, Int)) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
