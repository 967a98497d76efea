extension ProofReport {
  /// The report as tables of Markdown.
  package var markdown: String {
    var text =
      "| tables | imported | compiled | nothing lost that changes a frame | share |\n|---|---:|---:|---:|---:|\n"
    for (kind, name) in [(InterfaceTable.Kind.fixed, "static"), (.prototypes, "dynamic"), (.cell, "single cells")] {
      guard let counts = tables[kind] else { continue }
      let share = (Double(counts.whole) / Double(counts.all) * 1000).rounded(.down) / 10
      text += "| \(name) | \(counts.all) | \(counts.compiled) | \(counts.whole) | \(share) % |\n"
    }
    text += "\n| iOS | frame | saved | within half a point | exact | share |\n|---|---|---:|---:|---:|---:|\n"
    text += Self.rows("**all**", kinds)
    for era in CanvasEra.all { text += Self.rows(era.name, eras[era.name] ?? [:]) }
    text += "\n| what a rule sets aside | frames |\n|---|---:|\n"
    for rule in ProofRule.allCases where !rule.isJudged {
      if let count = rules[rule] { text += "| \(rule.meaning) | \(count) |\n" }
    }
    text += "\n| what is judged on another canvas | |\n|---|---:|\n"
    for rule in ProofRule.allCases where rule.isJudged {
      if let count = rules[rule] { text += "| \(rule.meaning) | \(count) |\n" }
    }
    guard !losses.isEmpty else { return text }
    text += "\n| lost, and changes frames | elements |\n|---|---:|\n"
    for (loss, count) in losses.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      text += "| \(loss.split(separator: "|").joined(separator: "\\|")) | \(count) |\n"
    }
    return text
  }

  private static func rows(_ era: String, _ kinds: [ProofKind: Count]) -> String {
    ProofKind.allCases.reduce(into: "") { text, kind in
      guard let count = kinds[kind] else { return }
      text +=
        "| \(era) | \(kind.rawValue) | \(count.observed) | \(count.agreeing) | \(count.exact) | \(count.percent) % |\n"
    }
  }
}
