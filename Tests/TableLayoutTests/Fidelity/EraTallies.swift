/// The counts of a report, by era and by kind of frame, and what its written rules set aside.
struct EraTallies {
  /// Why a record is not judged, or is judged in another way. Each is a rule over what the record says, never a list of ids.
  enum Rule: String, CaseIterable {
    /// Flagged as laid out before it was in its table (`margin8_state`), never, or with a width that no accessory explains.
    case outsideTable = "laid out before its table, or never"
    /// A contentView that does not fill its row: not laid out since the row was changed.
    case unfilled = "contentView does not fill its row"
    /// Etched separators after iOS 6, which the language does not have: a group's edges and accessories are a point larger.
    case etched = "etched separators after iOS 6"
    /// A symbol, or an image without a name: symbols are not in the language yet.
    case symbol
    /// An accessory, style or title that cannot be said in a spec, or editing controls at another size of text.
    case notInLanguage = "not in the language"
    /// The system could not be told.
    case unknownEra = "unknown system"
    /// Mac Catalyst has a geometry of its own.
    case catalyst = "Mac Catalyst"
    /// A dump whose view also stands in the simulator's captures.
    case inCaptures = "told twice"
    /// Read through accessibility, which rounds to whole points.
    case wholePoints = "whole points"
    /// In the middle of a swipe, before its table, or told by hearsay.
    case notAtRest = "not at rest"
    /// Another era explains every frame exactly and its own does not: an older Xcode left it.
    case stale
    /// An automatic row as high as another era makes it exactly, and its own does not.
    case staleHeight = "stale height"
    /// An automatic row that is still as high as one without content, as before its first layout.
    case notSelfSized = "not yet self-sized"
    /// Judged with the margins 15, 16, 20 or 8 of what it stands in, which reproduce every frame exactly.
    case otherMargin = "judged at another margin"
    /// Judged with as many lines as its height shows: a long title whose words the record does not tell.
    case titleLines = "judged with lines as observed"
    /// Judged with a section as one block, whose rows do not follow each other in the record.
    case blocks = "judged with a section as one block"
    /// Judged under a bar with a large title, where that reproduces every section: the record does not tell of bars.
    case largeTitle = "judged under a large title"
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
