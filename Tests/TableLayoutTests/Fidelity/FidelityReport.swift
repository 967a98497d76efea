/// How many of the observed frames our engine reproduces, by era and by kind of frame.
struct FidelityReport {
  /// Made once: the tests share it.
  static let made = Result { try FidelityReport() }

  private(set) var tallies = EraTallies()
  let widths: WidthReport
  /// Lines of the standard's line breaking test, and how many agree; nil where the file isn't at hand.
  let lineBreaks: (lines: Int, agreeing: Int)?

  init() throws {
    widths = WidthReport(try TextOracle.interfaceBuilder(sizes: 9...48) + TextOracle.simulator())
    lineBreaks = LineBreakTests.isPresent ? try Self.judgeLineBreaks() : nil
    tallies.add(CellReport(try CellObservation.read()).tallies)
    tallies.add(StaticTableReport(try StaticTable.read()).tallies)
    for app in try RunningApp.read() {
      if let rule = app.rule {
        tallies.setAside(rule, era: app.era)
      } else {
        app.row?.judge(into: &tallies)
      }
    }
    for table in try SimulatorTable.read() {
      if let rule = table.rule {
        tallies.setAside(rule, era: "26")
      } else {
        table.judgeHeaders(into: &tallies)
        for row in table.rows { row.judge(into: &tallies) }
        for _ in 0..<table.leftOut { tallies.setAside(.notInLanguage, era: "26") }
      }
    }
  }

  private static func judgeLineBreaks() throws -> (lines: Int, agreeing: Int) {
    let result = try LineBreakTests.judge()
    return (result.lines, result.lines - result.wrong.count)
  }

  /// The eras, oldest first.
  static let eras = Era.all.map(\.name) + ["26"]
}
