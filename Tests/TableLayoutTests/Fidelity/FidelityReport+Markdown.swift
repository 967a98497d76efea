extension FidelityReport {
  /// The report as tables in Markdown.
  var markdown: String {
    frames
      + "\n## Records that a rule sets aside\n\n" + rules { !$0.isJudged }
      + "\n## Records that are judged by a rule of their own\n\n" + rules { $0.isJudged }
      + "\n## The furthest misses\n\n" + furthest
  }

  private var frames: String {
    var text = "| iOS | frame | observed | within half a point | exact | share |\n|---|---|---:|---:|---:|---:|\n"
    for kind in FrameKind.allCases { text += row("**7 to 26**", kind, tallies.total(kind)) }
    for era in Self.eras {
      for kind in FrameKind.allCases {
        if let tally = tallies[era, kind] { text += row(era, kind, tally) }
      }
    }
    return text
  }

  private func row(_ era: String, _ kind: FrameKind, _ tally: Tally) -> String {
    let columns = [
      era, kind.rawValue, "\(tally.observed)", "\(tally.within)", "\(tally.exact)", "\(tally.percent) %",
    ]
    return "| \(columns.joined(separator: " | ")) |\n"
  }

  private func rules(_ isIncluded: (EraTallies.Rule) -> Bool) -> String {
    EraTallies.Rule.allCases.filter(isIncluded).reduce("| rule | records |\n|---|---:|\n") {
      $0 + "| \($1.meaning) | \(tallies.total($1)) |\n"
    }
  }

  /// The three furthest of each kind.
  private var furthest: String {
    FrameKind.allCases.reduce("") { text, kind in
      tallies.total(kind).worst.prefix(3).reduce(text) { $0 + "- \($1.text)\n" }
    }
  }
}
