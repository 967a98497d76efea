import SpecImporting
/// How many of the observed frames our engine reproduces, by era and by kind of frame.
struct FidelityReport {
  /// Made once: the tests share it.
  static let made = Result { try FidelityReport() }

  /// Of Interface Builder's canvas.
  private(set) var canvas = EraTallies()
  /// Of running apps and of the simulator: where the two differ, these decide.
  private(set) var runtime = EraTallies()
  let widths: WidthReport
  /// Of cells that constraints lay out.
  let constrained: ConstrainedCellReport
  /// Lines of the standard's line breaking test, and how many agree; nil where the file isn't at hand.
  let lineBreaks: (lines: Int, agreeing: Int)?

  init() throws {
    widths = WidthReport(try TextOracle.interfaceBuilder(sizes: 9...48) + TextOracle.simulator())
    constrained = ConstrainedCellReport(try ConstrainedCell.read())
    lineBreaks = LineBreakTests.isPresent ? try Self.judgeLineBreaks() : nil
    canvas.add(CellReport(try CellObservation.read()).tallies)
    canvas.add(StaticTableReport(try StaticTable.read()).tallies)
    for app in try RunningApp.read() {
      if let rule = app.rule {
        runtime.setAside(rule, era: app.era)
      } else {
        app.row?.judge(into: &runtime)
      }
    }
    for table in try SimulatorTable.read() {
      if let rule = table.rule {
        runtime.setAside(rule, era: "26")
      } else {
        table.judgeHeaders(into: &runtime)
        for row in table.rows { row.judge(into: &runtime) }
        for _ in 0..<table.leftOut { runtime.setAside(.notInLanguage, era: "26") }
      }
    }
  }

  /// Both together.
  var all: EraTallies {
    var all = canvas
    all.add(runtime)
    return all
  }

  private static func judgeLineBreaks() throws -> (lines: Int, agreeing: Int) {
    let result = try LineBreakTests.judge()
    return (result.lines, result.lines - result.wrong.count)
  }

  /// The eras, oldest first.
  static let eras = CanvasEra.all.map(\.name) + ["26"]
}
