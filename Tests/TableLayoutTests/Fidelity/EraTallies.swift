/// The counts of a report, by era and by kind of frame, and what its written rules set aside.
struct EraTallies {
  /// Why a record is not judged, or is judged in another way. Each is a rule over what the record says, never a list of ids.
  enum Rule: String, CaseIterable {
    /// Flagged as laid out outside a table (`margin8_state`), never, or with a width that no accessory explains.
    case outsideTable = "outside a table"
    /// A symbol, or an image without a name: symbols are not in the language yet.
    case symbol
    /// An accessory, style or title that cannot be said in a spec.
    case notInLanguage = "not in the language"
    /// The document's Xcode could not be told.
    case unknownEra = "unknown Xcode"
    /// Another era explains every frame exactly and its own does not: an older Xcode left it.
    case stale
    /// An automatic row that is still 44 high, as before its first layout.
    case notSelfSized = "not yet self-sized"
    /// Judged with the margins 15, 16, 20 or 8 of what it stands in, which reproduce every frame exactly.
    case otherMargin = "judged at another margin"
    /// Judged with as many lines as its height shows: a long title whose words the record does not tell.
    case titleLines = "judged with lines as observed"
    /// Judged on a canvas of 1, 2 or 3 pixels a point, up to Xcode 8, which did not follow the device.
    case otherScale = "judged at another scale"
  }

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
