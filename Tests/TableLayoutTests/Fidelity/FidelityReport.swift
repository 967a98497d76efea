/// How many of the observed frames our engine reproduces, by era and by kind of frame.
struct FidelityReport {
  private(set) var tallies = EraTallies()

  init() throws {
    tallies.add(CellReport(try CellObservation.read()).tallies)
    tallies.add(StaticTableReport(try StaticTable.read()).tallies)
  }

  /// The report as a table in Markdown.
  var markdown: String {
    var text = "| iOS | frame | observed | within 0.5 pt | exact | share |\n|---|---|---|---|---|---|\n"
    for era in Era.all.map(\.name) {
      for kind in FrameKind.allCases {
        if let tally = tallies[era, kind] { text += row(era, kind, tally) }
      }
    }
    for kind in FrameKind.allCases { text += row("7 to 26", kind, tallies.total(kind)) }
    text += "\n| records | count |\n|---|---|\n"
    for rule in EraTallies.Rule.allCases { text += "| \(rule.rawValue) | \(tallies.total(rule)) |\n" }
    return text
  }

  private func row(_ era: String, _ kind: FrameKind, _ tally: Tally) -> String {
    let share = "\((tally.share * 1000).rounded() / 10) %"
    let columns = [era, kind.rawValue, "\(tally.observed)", "\(tally.within)", "\(tally.exact)", share]
    return "| \(columns.joined(separator: " | ")) |\n"
  }
}
