import TableLayout

/// How many of the observed gaps between sections our engine reproduces, by era.
struct SectionReport {
  private(set) var tallies: [String: FidelityReport.Tally] = [:]

  init(_ observations: [SectionObservation]) {
    let eras = Dictionary(uniqueKeysWithValues: FidelityReport.eras.map { ($0.name, $0) })
    for observation in observations {
      guard let era = eras[observation.era] else { continue }
      for gap in observation.gaps(profile: era.profile) { count(gap, of: observation) }
    }
  }

  private mutating func count(_ gap: SectionObservation.Gap, of observation: SectionObservation) {
    var tally = tallies[observation.era, default: FidelityReport.Tally()]
    tally.observed += 1
    let distance = abs(gap.ours - gap.theirs)
    if distance <= FidelityReport.exact { tally.exact += 1 }
    if distance <= FidelityReport.tolerance {
      tally.within += 1
    } else {
      tally.misses.append(
        "\(observation.id) era \(observation.era) section \(gap.section) \(gap.ours) not \(gap.theirs)")
    }
    tallies[observation.era] = tally
  }

  /// The report as a table in Markdown.
  var markdown: String {
    var text = "| era | gaps observed | within 0.5 pt | exact | share |\n|---|---|---|---|---|\n"
    for era in FidelityReport.eras {
      guard let tally = tallies[era.name] else { continue }
      let share = (tally.share * 1000).rounded() / 10
      text += "| \(era.name) | \(tally.observed) | \(tally.within) | \(tally.exact) | \(share) % |\n"
    }
    return text
  }
}
