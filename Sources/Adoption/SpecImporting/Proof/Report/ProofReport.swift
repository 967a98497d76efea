/// What the proofs of many tables say together, by era and by kind.
package struct ProofReport: Sendable {
  package struct Count: Sendable {
    package var observed = 0
    package var agreeing = 0
    package var exact = 0

    package init() {}

    /// In per cent, down to a tenth.
    package var percent: Double {
      observed == 0 ? 100 : (Double(agreeing) / Double(observed) * 1000).rounded(.down) / 10
    }

    mutating func add(_ frame: ProofFrame) {
      observed += 1
      if frame.agrees { agreeing += 1 }
      if frame.isExact { exact += 1 }
    }
  }

  /// Tables of one kind: how many there are, and how many lost nothing that changes a frame.
  package struct Tables: Sendable {
    package var all = 0
    package var whole = 0
    package var compiled = 0

    package init() {}
  }

  package private(set) var kinds: [ProofKind: Count] = [:]
  package private(set) var eras: [String: [ProofKind: Count]] = [:]
  package private(set) var tables: [InterfaceTable.Kind: Tables] = [:]
  /// What the layout proves of all tables.
  package private(set) var tally = ProofTally()
  /// How many frames are judged on another canvas than that of their document.
  package private(set) var otherCanvases: [ProofRule: Int] = [:]
  /// The properties that were lost and change frames, without ids, and of how many elements.
  package private(set) var losses: [String: Int] = [:]

  package init() {}

  package mutating func add(_ proof: TableProof, of imported: ImportedTable, kind: InterfaceTable.Kind) {
    for frame in proof.frames where frame.standing == .judged {
      kinds[frame.kind, default: Count()].add(frame)
      eras[proof.era, default: [:]][frame.kind, default: Count()].add(frame)
    }
    tally += proof.tally
    otherCanvases.merge(proof.rules.filter { $0.key.isJudged }, uniquingKeysWith: +)
    let lost = imported.losses.filter(\.changesFrames)
    for loss in lost { losses["\(loss.property): \(loss.reason)", default: 0] += 1 }
    var counts = tables[kind] ?? Tables()
    counts.all += 1
    if lost.isEmpty { counts.whole += 1 }
    if proof.rules[.notCompiled] == nil { counts.compiled += 1 }
    tables[kind] = counts
  }
}

extension ProofReport {
  /// The report as tables of Markdown.
  package var markdown: String {
    var text =
      "| tables | imported | compiled | nothing lost that changes a frame | share |\n|---|---:|---:|---:|---:|\n"
    for (kind, name) in [(InterfaceTable.Kind.fixed, "static"), (.prototypes, "dynamic"), (.cells, "cells of xibs")] {
      guard let counts = tables[kind] else { continue }
      let share = (Double(counts.whole) / Double(counts.all) * 1000).rounded(.down) / 10
      text += "| \(name) | \(counts.all) | \(counts.compiled) | \(counts.whole) | \(share) % |\n"
    }
    text += "\n| iOS | frame | saved | within half a point | exact | share |\n|---|---|---:|---:|---:|---:|\n"
    text += Self.rows("**all**", kinds)
    for era in CanvasEra.all { text += Self.rows(era.name, eras[era.name] ?? [:]) }
    text += "\n| what the layouts prove | frames |\n|---|---:|\n"
    text += "| judged | \(tally.judged) |\n| within half a point | \(tally.agreeing) |\n"
    text += "| in the specs as they were saved | \(tally.asSaved) |\n| set aside | \(tally.setAside) |\n"
    for (title, rules) in [("set aside", tally.aside), ("judged on another canvas", otherCanvases)] {
      text += "\n| what is \(title) | |\n|---|---:|\n"
      for rule in ProofRule.allCases { if let count = rules[rule] { text += "| \(rule.meaning) | \(count) |\n" } }
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
