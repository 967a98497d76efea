import TableIR
import TableLayout

/// The frames of one observed cell beside our own.
struct CellComparison {
  struct Frame {
    var kind: FrameKind
    var ours: [Double]
    var theirs: [Double]

    /// The largest distance of two numbers, in points.
    var distance: Double { zip(ours, theirs).map { abs($0 - $1) }.max() ?? .infinity }
  }

  var frames: [Frame] = []

  var isWithin: Bool { frames.allSatisfy { $0.distance <= Tally.tolerance + 0.001 } }
  var isExact: Bool { frames.allSatisfy { $0.distance <= Tally.exact } }

  /// Nil where the cell cannot be said in a spec.
  init?(_ observation: CellObservation, in era: Era, on canvas: CellObservation.Canvas) {
    guard let cell = observation.laidOut(in: era, on: canvas) else { return nil }
    if let frame = observation.contentView {
      let ours = cell.contentView
      frames.append(
        Frame(kind: .contentView, ours: [ours.x, ours.y, ours.width, ours.height], theirs: frame))
    }
    guard observation.cellStyle != "Custom", observation.hasKnownFonts else { return }
    add(.textLabel, cell.textLabel, observation.label("text"), isTrailing: false)
    add(
      .detailTextLabel, cell.detailTextLabel, observation.label("detail"), isTrailing: observation.cellStyle == "Value1"
    )
    if let frame = observation.imageView, let image = cell.imageView {
      frames.append(
        Frame(
          kind: .imageView, ours: [image.frame.x, image.frame.y, image.frame.width, image.frame.height], theirs: frame))
    }
  }

  /// x, y and height: the width of a text has tests of its own. Of a trailing label the trailing edge is compared.
  private mutating func add(_ kind: FrameKind, _ ours: LabelNode?, _ theirs: CellObservation.Label?, isTrailing: Bool) {
    guard let ours, let theirs else { return }
    let frame = theirs.frame
    frames.append(
      Frame(
        kind: kind, ours: [isTrailing ? ours.frame.maxX : ours.frame.x, ours.frame.y, ours.frame.height],
        theirs: [isTrailing ? frame[0] + frame[2] : frame[0], frame[1], frame[3]]))
  }
}
