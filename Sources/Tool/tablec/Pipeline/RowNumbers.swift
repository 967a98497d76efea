import TableDiagnostics

extension Diagnostic {
  /// The table has none of the rows that `--rows` asks for.
  /// - Parameters:
  ///   - rows: their numbers, from 1.
  ///   - count: how many rows the table has.
  init(noRows rows: ClosedRange<Int>, of count: Int, path: String) {
    let asked = rows.count == 1 ? "is no row \(rows.lowerBound)" : "are no rows \(rows.lowerBound)-\(rows.upperBound)"
    let help =
      switch count {
      case 0: "leave out --rows"
      case 1: "leave out --rows, or write '--rows 1'"
      default: "ask for some of the rows from 1 to \(count), such as '--rows \(max(1, count - 9))-\(count)'"
      }
    self.init(
      code: .noRows, message: "there \(asked) in this table: it has \(count == 0 ? "none" : counted(count, "row"))",
      range: SourceRange(file: path), help: help)
  }
}
