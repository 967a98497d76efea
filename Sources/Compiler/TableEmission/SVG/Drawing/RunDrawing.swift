import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws a line of several runs, one after the other in the direction in which the line runs.
  ///
  /// - Parameters:
  ///   - x: the anchor of the line by the label's alignment, in the current space.
  ///   - color: the colour of all runs; nil for their own colours.
  mutating func drawRuns(
    _ runs: [LabelNode.Run], _ direction: WritingDirection, of label: LabelNode, x: Double, baseline: Double,
    color: RGBA?
  ) {
    let width = runs.reduce(0) { $0 + $1.width }
    var left = label.alignment.start(from: x, width: width)
    for (index, run) in (direction == .rightToLeft ? runs.reversed() : runs).enumerated() {
      var part = label
      (part.font, part.alignment) = (run.font, .left)
      // A space at the end of a line moves to its other side, unless a letter follows it.
      let isOpen = direction == .rightToLeft && run.text.last?.isWhitespace == true
      drawLine(
        isOpen ? run.text + "\u{200F}" : run.text, direction, width: run.width, of: part, x: left,
        baseline: baseline, color: color ?? palette[run.color], decoration: run.decoration,
        isContinued: index > 0)
      left += run.width
    }
  }
}
