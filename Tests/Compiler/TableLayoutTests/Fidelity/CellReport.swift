import SpecImporting
import TableIR
import TableLayout

/// Judges the observed cells of Interface Builder's documents.
struct CellReport {
  private(set) var tallies = EraTallies()

  init(_ observations: [CellObservation]) {
    let eras = Dictionary(uniqueKeysWithValues: CanvasEra.all.map { ($0.name, $0) })
    for observation in observations {
      guard let era = eras[observation.era] else {
        tallies.setAside(.unknownEra, era: observation.era)
        continue
      }
      if observation.isEtched && era.name != "<=6" {
        tallies.setAside(.etched, era: era.name)
      } else if observation.isOutsideTable {
        tallies.setAside(.outsideTable, era: era.name)
      } else if observation.isUnfilled {
        tallies.setAside(.unfilled, era: era.name)
      } else if observation.hasSymbol {
        tallies.setAside(.symbol, era: era.name)
      } else {
        judge(observation, in: era)
      }
    }
  }

  private mutating func judge(_ observation: CellObservation, in era: CanvasEra) {
    let canvases = observation.canvases(in: era)
    var candidates = canvases.compactMap { judged(observation, in: era, on: $0) }
    guard let first = candidates.first else {
      tallies.setAside(.notInLanguage, era: era.name)
      return
    }
    if !first.comparison.isExact {
      candidates.append(contentsOf: canvases.flatMap { margins(of: observation, in: era, scale: $0.scale) })
    }
    let best =
      candidates.first { $0.comparison.isExact } ?? candidates.prefix(canvases.count).first { $0.comparison.isWithin }
      ?? first
    if !best.comparison.isWithin, isStale(observation, besides: era) {
      tallies.setAside(.stale, era: era.name)
      return
    }
    if best.canvas.margins != first.canvas.margins { tallies.setAside(.otherMargin, era: era.name) }
    if best.canvas.scale != first.canvas.scale { tallies.setAside(.otherScale, era: era.name) }
    for frame in best.comparison.frames {
      tallies.count(frame.kind, frame.numbers.ours, frame.numbers.theirs, id: observation.id, era: era.name)
    }
    judgeHeight(observation, in: era, on: best.canvas)
  }

  private typealias Judged = (canvas: CellObservation.Canvas, comparison: CellComparison)

  private func judged(_ observation: CellObservation, in era: CanvasEra, on canvas: CellObservation.Canvas) -> Judged? {
    CellComparison(observation, in: era, on: canvas).map { (canvas, $0) }
  }

  /// The comparisons at the margins that containers have: these count where they reproduce every frame exactly.
  private func margins(of observation: CellObservation, in era: CanvasEra, scale: Double) -> [Judged] {
    // The last two are the canvas of the first Xcode 9: already the device's at the leading side, still 15 at the trailing one.
    [(15.0, 15.0), (16, 16), (20, 20), (8, 8), (16, 15), (20, 15)].compactMap { left, right in
      judged(
        observation, in: era, on: CellObservation.Canvas(scale: scale, margins: Insets(left: left, right: right)))
    }
  }

  private func isStale(_ observation: CellObservation, besides own: CanvasEra) -> Bool {
    CanvasEra.older.contains { era in
      !era.isLike(own)
        && observation.canvases(in: era).contains { judged(observation, in: era, on: $0)?.comparison.isExact == true }
    }
  }

  private mutating func judgeHeight(
    _ observation: CellObservation, in era: CanvasEra, on canvas: CellObservation.Canvas
  ) {
    guard observation.isAutomatic, era.growsRows,
      let ours = observation.laidOut(in: era, on: canvas, isAutomatic: true)?.frame.height
    else { return }
    let theirs = observation.cell.frame[3]
    // The height of a new row before its first layout, and in every document older than Xcode 11; or of one without content.
    let least = era.profile.rows.minimumAutomaticHeight
    if ours > theirs + Tally.tolerance, (least - 0.5...least).contains(theirs) || theirs == 44 {
      tallies.setAside(.notSelfSized, era: era.name)
    } else if abs(ours - theirs) > Tally.tolerance, isStaleHeight(observation, besides: era) {
      tallies.setAside(.staleHeight, era: era.name)
    } else {
      tallies.count(.automaticHeight, [ours], [theirs], id: observation.id, era: era.name)
    }
  }

  private func isStaleHeight(_ observation: CellObservation, besides own: CanvasEra) -> Bool {
    CanvasEra.all.contains { era in
      guard !era.isLike(own), era.growsRows else { return false }
      return observation.canvases(in: era).contains { canvas in
        guard let height = observation.laidOut(in: era, on: canvas, isAutomatic: true)?.frame.height else {
          return false
        }
        return abs(height - observation.cell.frame[3]) <= Tally.exact
      }
    }
  }
}
