import TableIR
import TableLayout

extension ConstraintNode.Edge {
  func offset(by origin: LayoutPoint, _ axis: ConstraintNode.Axis) -> Self {
    var edge = self
    edge.frame = frame.offsetBy(x: origin.x, y: origin.y)
    edge.position += axis == .horizontal ? origin.x : origin.y
    return edge
  }

  /// Where lines to another edge can be: along the edge's own view, or along the other view if that is inside it.
  func extent(beside other: Self, _ axis: ConstraintNode.Axis) -> ClosedRange<Double> {
    (isOfHolder && !other.isOfHolder ? other.frame : frame).range(axis.other)
  }

  /// The whole side of a guide; nil if it is not a guide.
  func guideLine(_ axis: ConstraintNode.Axis) -> ConstraintLine? {
    guard isOfGuide, line == .edge else { return nil }
    let range = frame.range(axis.other)
    return ConstraintLine(axis.other, from: range.lowerBound, to: range.upperBound, at: position)
  }

  /// From the view to a line that does not meet it; nil if the line meets it.
  func extensionLine(to line: ConstraintLine, _ axis: ConstraintNode.Axis) -> ConstraintLine? {
    let range = frame.range(axis.other)
    guard !range.contains(line.position) else { return nil }
    let near = line.position < range.lowerBound ? range.lowerBound : range.upperBound
    return ConstraintLine(axis.other, from: near, to: line.position, at: position)
  }
}

extension ConstraintNode.Length {
  func offset(by origin: LayoutPoint) -> Self {
    ConstraintNode.Length(axis, of: frame.offsetBy(x: origin.x, y: origin.y))
  }
}
