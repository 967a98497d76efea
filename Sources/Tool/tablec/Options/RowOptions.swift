import ArgumentParser

/// The rows of a table that are shown.
struct RowOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Make only these rows, such as 1000-1050 or 7, counted from 1 over the whole table with its repetitions. No others are made, \
      so a million repetitions need no higher limit. Rows keep their ids and texts; the layout is that of a table of these rows alone, \
      with the headers and footers of their sections.
      """, valueName: "a-b"))
  var rows: RowRange?
}

/// The numbers of some rows: `1000-1050`, or `7` for one.
struct RowRange: Equatable, Sendable {
  /// From 1.
  let numbers: ClosedRange<Int>
}

extension RowRange: ExpressibleByArgument {
  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    // `Int` reads signs, too.
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let first = Int(parts[0]), let last = Int(parts[parts.count - 1]), first >= 1, first <= last
    else { return nil }
    numbers = first...last
  }
}
