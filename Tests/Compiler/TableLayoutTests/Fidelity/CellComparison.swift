import SpecImporting
import TableIR
import TableLayout

/// The frames of one observed cell beside our own.
struct CellComparison {
  struct Frame {
    var kind: FrameKind
    var numbers: NumberPair
  }

  var frames: [Frame] = []

  var isWithin: Bool { frames.allSatisfy(\.numbers.isWithin) }
  var isExact: Bool { frames.allSatisfy(\.numbers.isExact) }

  /// Nil where the cell cannot be said in a spec.
  init?(_ observation: CellObservation, in era: CanvasEra, on canvas: CellObservation.Canvas) {
    guard let cell = observation.laidOut(in: era, on: canvas) else { return nil }
    if let frame = observation.contentView {
      let ours = cell.contentView
      frames.append(
        Frame(
          kind: .contentView, numbers: NumberPair(ours: [ours.x, ours.y, ours.width, ours.height], theirs: frame)))
    }
    guard observation.cellStyle != "Custom", observation.hasKnownFonts else { return }
    add(.textLabel, cell.textLabel, observation.label("text"), isTrailing: false)
    add(
      .detailTextLabel, cell.detailTextLabel, observation.label("detail"), isTrailing: observation.cellStyle == "Value1"
    )
    if let frame = observation.imageView, let image = cell.imageView {
      frames.append(
        Frame(
          kind: .imageView,
          numbers: NumberPair(
            ours: [image.frame.x, image.frame.y, image.frame.width, image.frame.height], theirs: frame)))
    }
  }

  /// x, y and height: the width of a text has tests of its own. Of a trailing label the trailing edge is compared.
  private mutating func add(_ kind: FrameKind, _ ours: LabelNode?, _ theirs: CellObservation.Label?, isTrailing: Bool) {
    guard let ours, let theirs else { return }
    let frame = theirs.frame
    frames.append(
      Frame(
        kind: kind,
        numbers: NumberPair(
          ours: [isTrailing ? ours.frame.maxX : ours.frame.x, ours.frame.y, ours.frame.height],
          theirs: [isTrailing ? frame[0] + frame[2] : frame[0], frame[1], frame[3]])))
  }
}
