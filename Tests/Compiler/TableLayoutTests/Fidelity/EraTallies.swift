/// The counts of a report, by era and by kind of frame, and what its written rules set aside.
struct EraTallies {
  private(set) var tallies: [String: [FrameKind: Tally]] = [:]
  private(set) var rules: [String: [Rule: Int]] = [:]

  subscript(era: String, kind: FrameKind) -> Tally? { tallies[era]?[kind] }

  mutating func count(_ kind: FrameKind, _ ours: [Double], _ theirs: [Double], id: String, era: String) {
    tallies[era, default: [:]][kind, default: Tally()].count(
      ours, theirs, id: id, what: "iOS \(era) \(kind.rawValue)")
  }

  mutating func setAside(_ rule: Rule, era: String) { rules[era, default: [:]][rule, default: 0] += 1 }

  mutating func add(_ other: EraTallies) {
    for (era, kinds) in other.tallies {
      for (kind, tally) in kinds {
        tallies[era, default: [:]][kind] = (tallies[era]?[kind] ?? Tally()) + tally
      }
    }
    for (era, counts) in other.rules {
      for (rule, count) in counts { rules[era, default: [:]][rule, default: 0] += count }
    }
  }

  /// One kind of frame over all eras from iOS 7 on.
  func total(_ kind: FrameKind) -> Tally {
    tallies.filter { $0.key != "<=6" }.reduce(Tally()) { $0 + ($1.value[kind] ?? Tally()) }
  }

  /// How often a rule was used, over all eras.
  func total(_ rule: Rule) -> Int { rules.values.reduce(0) { $0 + ($1[rule] ?? 0) } }
}
