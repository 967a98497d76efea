/// How many of the observed frames our engine reproduces, by era and by kind of frame.
struct FidelityReport {
  /// Made once: the tests share it.
  static let made = Result { try FidelityReport() }

  private(set) var tallies = EraTallies()

  init() throws {
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

  /// The eras, oldest first.
  static let eras = Era.all.map(\.name) + ["26"]
}
