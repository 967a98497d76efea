import TableIR

/// A rectangle with some of its corners rounded.
struct CornerShape: Hashable {
  var size: LayoutSize
  /// In points.
  var radius: Double
  var roundsTop = true
  var roundsBottom = true
  /// UIKit's continuous corners, whose curvature grows gradually; else arcs of a circle.
  var isContinuous = false

  var isPlain: Bool { radius <= 0 || !(roundsTop || roundsBottom) }

  /// The outline with its top left corner at a point.
  func path(x: Double, y: Double) -> PathData {
    var path = PathData()
    let corner = Corner(of: self)
    let right = x + size.width
    let bottom = y + size.height
    if roundsTop {
      path.move(x + corner.extent, y)
      path.line(right - corner.extent, y)
      corner.append(
        to: &path, at: LayoutPoint(x: right, y: y), along: LayoutPoint(x: -1, y: 0), then: LayoutPoint(x: 0, y: 1))
    } else {
      path.move(x, y)
      path.line(right, y)
    }
    if roundsBottom {
      path.line(right, bottom - corner.extent)
      corner.append(
        to: &path, at: LayoutPoint(x: right, y: bottom), along: LayoutPoint(x: 0, y: -1), then: LayoutPoint(x: -1, y: 0)
      )
      path.line(x + corner.extent, bottom)
      corner.append(
        to: &path, at: LayoutPoint(x: x, y: bottom), along: LayoutPoint(x: 1, y: 0), then: LayoutPoint(x: 0, y: -1))
    } else {
      path.line(right, bottom)
      path.line(x, bottom)
    }
    if roundsTop {
      path.line(x, y + corner.extent)
      corner.append(
        to: &path, at: LayoutPoint(x: x, y: y), along: LayoutPoint(x: 0, y: 1), then: LayoutPoint(x: 1, y: 0))
    }
    path.close()
    return path
  }
}

/// One rounded corner as three Bézier curves.
private struct Corner {
  /// In points.
  var radius: Double
  /// How far along its edges the corner begins, in points.
  var extent: Double
  /// Each control point as its distances from the corner's point along both edges, in radii.
  private var points: [(along: Double, across: Double)]

  /// UIKit's continuous corner: the outline of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7, published by PaintCode.
  private static let continuous: [(Double, Double)] = [
    (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
  ]
  /// A quarter of a circle cut at the same angle, 21.72°.
  private static let circular: [(Double, Double)] = [
    (1, 0), (0.87326, 0), (0.74767, 0.0241), (0.62993, 0.071), (0.37476, 0.17265),
  ]

  /// If a side has no space for the whole continuous curve, the corner becomes circular, as a capsule's is.
  init(of shape: CornerShape) {
    let both = shape.roundsTop && shape.roundsBottom
    let room = min(shape.size.width / 2, both ? shape.size.height / 2 : shape.size.height)
    radius = max(min(shape.radius, room), 0)
    let full = Self.continuous[0].0
    let share = shape.isContinuous && radius > 0 ? min(max((room / radius - 1) / (full - 1), 0), 1) : 0
    points = zip(Self.circular, Self.continuous).map { circle, smooth in
      (circle.0 + (smooth.0 - circle.0) * share, circle.1 + (smooth.1 - circle.1) * share)
    }
    extent = points[0].along * radius
  }

  /// Appends the curves around a corner: the way comes along one edge and leaves along the other. Both directions point
  /// away from the corner.
  func append(to path: inout PathData, at corner: LayoutPoint, along first: LayoutPoint, then second: LayoutPoint) {
    func place(_ along: Double, _ across: Double) -> LayoutPoint {
      LayoutPoint(
        x: corner.x + (first.x * along + second.x * across) * radius,
        y: corner.y + (first.y * along + second.y * across) * radius)
    }
    func incoming(_ index: Int) -> LayoutPoint { place(points[index].along, points[index].across) }
    func outgoing(_ index: Int) -> LayoutPoint { place(points[index].across, points[index].along) }
    path.curve(incoming(1), incoming(2), to: incoming(3))
    path.curve(incoming(4), outgoing(4), to: outgoing(3))
    path.curve(outgoing(2), outgoing(1), to: outgoing(0))
  }
}
