import TableIR
import TableLayout

/// How many of the observed frames our engine reproduces, by era and by kind of frame.
struct FidelityReport {
  /// What two roundings may differ by.
  static let tolerance = 0.5
  /// Exact is the same pixel, whatever the record rounded off.
  static let exact = 0.02

  struct Tally {
    var observed = 0
    var within = 0
    var exact = 0
    var misses: [String] = []

    var summary: String { "\(within) of \(observed) within; missed \(misses.prefix(20).joined(separator: "; "))" }
    var share: Double { observed == 0 ? 1 : Double(within) / Double(observed) }
  }

  /// An era of the records, and how it is laid out.
  struct Era {
    var name: String
    var profile: MetricsProfile
    /// Interface Builder's canvas up to Xcode 8 always had a margin of 15.
    var canvasMargin: Double?

    var margins: Insets? { canvasMargin.map { Insets(left: $0, right: $0) } }
  }

  static let eras = [
    Era(name: "7", profile: .ios7, canvasMargin: 15),
    Era(name: "8", profile: .ios8, canvasMargin: 15),
    Era(name: "9", profile: .ios8, canvasMargin: 15),
    Era(name: "10", profile: .ios10, canvasMargin: 15),
    Era(name: "11", profile: .ios11, canvasMargin: nil),
    Era(name: "12", profile: .ios11, canvasMargin: nil),
    Era(name: "13", profile: .ios13, canvasMargin: nil),
    Era(name: "14.0-14.4", profile: .ios13, canvasMargin: nil),
    Era(name: "16", profile: .modern, canvasMargin: nil),
    Era(name: "17", profile: .modern, canvasMargin: nil),
    Era(name: "18", profile: .modern, canvasMargin: nil),
  ]

  /// What an older frame may have been laid out by: a canvas of those eras, or iOS 8 to 10 at a device's own margin.
  private static let older =
    eras + [
      Era(name: "8 to 9, device", profile: .ios8, canvasMargin: nil),
      Era(name: "10, device", profile: .ios10, canvasMargin: nil),
    ]

  private(set) var tallies: [String: [CellComparison.Kind: Tally]] = [:]
  /// Laid out with another margin than the system's: what a cell stands in may have margins of its own, which a record does
  /// not tell.
  private(set) var otherMargin: [String: Int] = [:]
  /// Set aside by rule: frames that another era explains exactly and their own does not, left by an older Xcode.
  private(set) var stale: [String: Int] = [:]
  /// Set aside by rule: cells laid out outside a table, or never, and those with a symbol.
  private(set) var flagged: [String: Int] = [:]

  init(_ observations: [CellObservation]) {
    let eras = Dictionary(uniqueKeysWithValues: Self.eras.map { ($0.name, $0) })
    for observation in observations {
      guard let era = eras[observation.era] else { continue }
      if observation.isSetAside || observation.hasSymbol {
        flagged[era.name, default: 0] += 1
        continue
      }
      guard var comparison = CellComparison(observation, profile: era.profile, margins: era.margins) else {
        continue
      }
      if !comparison.isWithin(Self.tolerance), let other = explained(observation, in: era) {
        otherMargin[era.name, default: 0] += 1
        comparison = other
      }
      if !comparison.isWithin(Self.tolerance), isStale(observation, besides: era) {
        stale[era.name, default: 0] += 1
        continue
      }
      for frame in comparison.frames { count(frame, of: observation, era: era) }
    }
  }

  /// The comparison at one of the margins that containers have, if that reproduces every frame exactly.
  private func explained(_ observation: CellObservation, in era: Era) -> CellComparison? {
    // The last is the canvas of the first Xcode 9: already 16 at the leading side, still 15 at the trailing one.
    for (left, right) in [(15.0, 15.0), (16, 16), (20, 20), (8, 8), (16, 15)] {
      let comparison = CellComparison(
        observation, profile: era.profile, margins: Insets(left: left, right: right))
      if let comparison, comparison.isWithin(Self.exact) { return comparison }
    }
    return nil
  }

  private func isStale(_ observation: CellObservation, besides own: Era) -> Bool {
    Self.older.contains { era in
      guard era.profile.name != own.profile.name || era.canvasMargin != own.canvasMargin,
        let comparison = CellComparison(observation, profile: era.profile, margins: era.margins)
      else { return false }
      return comparison.isWithin(Self.exact)
    }
  }

  private mutating func count(_ frame: CellComparison.Frame, of observation: CellObservation, era: Era) {
    var tally = tallies[era.name, default: [:]][frame.kind, default: Tally()]
    tally.observed += 1
    if frame.distance <= Self.exact { tally.exact += 1 }
    if frame.distance <= Self.tolerance {
      tally.within += 1
    } else {
      tally.misses.append("\(observation.id) era \(era.name) \(frame.kind) \(frame.ours) not \(frame.theirs)")
    }
    tallies[era.name, default: [:]][frame.kind] = tally
  }

  /// One kind of frame over all eras.
  func total(_ kind: CellComparison.Kind) -> Tally {
    var total = Tally()
    for era in Self.eras {
      guard let tally = tallies[era.name]?[kind] else { continue }
      total.observed += tally.observed
      total.within += tally.within
      total.exact += tally.exact
      total.misses += tally.misses
    }
    return total
  }

  /// The report as a table in Markdown.
  var markdown: String {
    var text =
      "| era | frame | observed | within 0.5 pt | exact | share | other margin | stale | flagged |\n|---|---|---|---|---|---|---|---|---|\n"
    for era in Self.eras {
      for kind in CellComparison.Kind.allCases {
        guard let tally = tallies[era.name]?[kind] else { continue }
        text += row(
          era.name, kind.rawValue, tally, [otherMargin[era.name] ?? 0, stale[era.name] ?? 0, flagged[era.name] ?? 0])
      }
    }
    for kind in CellComparison.Kind.allCases {
      let sums = [otherMargin, stale, flagged].map { $0.values.reduce(0, +) }
      text += row("all", kind.rawValue, total(kind), sums)
    }
    return text
  }

  private func row(_ era: String, _ kind: String, _ tally: Tally, _ cells: [Int]) -> String {
    let share = "\((tally.share * 1000).rounded() / 10) %"
    let columns = [era, kind, "\(tally.observed)", "\(tally.within)", "\(tally.exact)", share] + cells.map(String.init)
    return "| \(columns.joined(separator: " | ")) |\n"
  }
}
