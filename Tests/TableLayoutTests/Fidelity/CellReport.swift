import TableIR
import TableLayout

/// Judges the observed cells of Interface Builder's documents.
struct CellReport {
  private(set) var tallies = EraTallies()

  init(_ observations: [CellObservation]) {
    let eras = Dictionary(uniqueKeysWithValues: Era.all.map { ($0.name, $0) })
    for observation in observations {
      guard let era = eras[observation.era] else {
        tallies.setAside(.unknownEra, era: observation.era)
        continue
      }
      if observation.isOutsideTable {
        tallies.setAside(.outsideTable, era: era.name)
      } else if observation.hasSymbol {
        tallies.setAside(.symbol, era: era.name)
      } else {
        judge(observation, in: era)
      }
    }
  }

  private mutating func judge(_ observation: CellObservation, in era: Era) {
    guard var comparison = CellComparison(observation, in: era, margins: era.margins) else {
      tallies.setAside(.notInLanguage, era: era.name)
      return
    }
    var margins = era.margins
    if !comparison.isWithin, let other = explained(observation, in: era) {
      tallies.setAside(.otherMargin, era: era.name)
      (comparison, margins) = other
    }
    if !comparison.isWithin, isStale(observation, besides: era) {
      tallies.setAside(.stale, era: era.name)
      return
    }
    for frame in comparison.frames {
      tallies.count(frame.kind, frame.ours, frame.theirs, id: observation.id, era: era.name)
    }
    judgeHeight(observation, in: era, margins: margins)
  }

  private mutating func judgeHeight(_ observation: CellObservation, in era: Era, margins: Insets?) {
    guard observation.isAutomatic,
      let ours = observation.laidOut(in: era, margins: margins, isAutomatic: true)?.frame.height
    else { return }
    let theirs = observation.cell.frame[3]
    // The height of a new row, before its first layout and in every document older than Xcode 11.
    if theirs == 44, abs(ours - 44) > Tally.exact {
      tallies.setAside(.notSelfSized, era: era.name)
    } else {
      tallies.count(.automaticHeight, [ours], [theirs], id: observation.id, era: era.name)
    }
  }

  /// The comparison at one of the margins that containers have, if that reproduces every frame exactly.
  private func explained(_ observation: CellObservation, in era: Era) -> (CellComparison, Insets?)? {
    // The last is the canvas of the first Xcode 9: already 16 at the leading side, still 15 at the trailing one.
    for (left, right) in [(15.0, 15.0), (16, 16), (20, 20), (8, 8), (16, 15)] {
      let margins = Insets(left: left, right: right)
      if let comparison = CellComparison(observation, in: era, margins: margins), comparison.isExact {
        return (comparison, margins)
      }
    }
    return nil
  }

  private func isStale(_ observation: CellObservation, besides own: Era) -> Bool {
    Era.older.contains { era in
      !era.isLike(own) && CellComparison(observation, in: era, margins: era.margins)?.isExact == true
    }
  }
}
