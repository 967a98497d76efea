import TableIR
import TableLayout

/// A straight line along an axis, in points, in the table's content space.
struct ConstraintLine: Hashable {
  let axis: ConstraintNode.Axis
  /// Along the axis; never after the end.
  let start: Double
  let end: Double
  /// Across the axis.
  let position: Double

  init(_ axis: ConstraintNode.Axis, from one: Double, to other: Double, at position: Double) {
    self.axis = axis
    start = min(one, other)
    end = max(one, other)
    self.position = position
  }

  var length: Double { end - start }
  var middle: Double { (start + end) / 2 }
  var startPoint: LayoutPoint { point(start) }
  var endPoint: LayoutPoint { point(end) }

  private func point(_ along: Double) -> LayoutPoint {
    axis == .horizontal ? LayoutPoint(x: along, y: position) : LayoutPoint(x: position, y: along)
  }

  /// The part of it inside a rectangle; nil if there is none.
  func clipped(to rect: LayoutRect) -> ConstraintLine? {
    let (along, across) = (rect.range(axis), rect.range(axis.other))
    guard across.contains(position), start <= along.upperBound, end >= along.lowerBound else { return nil }
    return ConstraintLine(
      axis, from: max(start, along.lowerBound), to: min(end, along.upperBound), at: position)
  }

  /// The length of the part inside a rectangle, in points.
  func length(in rect: LayoutRect) -> Double { clipped(to: rect)?.length ?? 0 }

  /// Short lines across both ends.
  func ticks(_ reach: Double) -> [ConstraintLine] {
    [start, end].map { ConstraintLine(axis.other, from: position - reach, to: position + reach, at: $0) }
  }

  /// Whether it overlaps or continues another so closely that they look like one line.
  func covers(_ other: ConstraintLine) -> Bool {
    axis == other.axis && abs(position - other.position) < 3 && min(end, other.end) - max(start, other.start) > -2
  }

  /// Whether it crosses another between the ends of both.
  func crosses(_ other: ConstraintLine) -> Bool {
    axis != other.axis && other.position > start && other.position < end && position > other.start
      && position < other.end
  }
}

extension ConstraintNode.Axis {
  var other: Self { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutRect {
  /// The range from one side to the other along an axis; 0...0 if the numbers are too large.
  func range(_ axis: ConstraintNode.Axis) -> ClosedRange<Double> {
    let (start, end) = axis == .horizontal ? (x, maxX) : (y, maxY)
    guard start.isFinite, end.isFinite else { return 0...0 }
    return start...max(start, end)
  }

  func contains(_ other: LayoutRect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// The intersection of both; nil if there is none.
  func intersection(_ other: LayoutRect) -> LayoutRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right > left && bottom > top ? LayoutRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
