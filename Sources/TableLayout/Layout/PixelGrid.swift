import TableIR

/// The grid of device pixels on which every edge ends.
///
/// Edges are rounded to whole pixels, and widths are the difference of two whole numbers, which is divided by the
/// scale last: a width never accumulates the errors of two roundings.
struct PixelGrid: Sendable {
  /// Pixels per point.
  let scale: Double

  /// One pixel, in points.
  var pixel: Double { 1 / scale }

  /// The noise of measuring, in pixels: a width measured as 34.000000001 is 34.
  static let noise = 0.001

  func ceil(_ points: Double) -> Double {
    ((points * scale) - Self.noise).rounded(.up) / scale
  }

  func floor(_ points: Double) -> Double {
    ((points * scale) + Self.noise).rounded(.down) / scale
  }

  func round(_ points: Double) -> Double {
    (points * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// A control or an image of a fixed size, with its origin on the nearest pixel: its position does not make it larger.
  func place(_ size: Size, x: Double, y: Double) -> Rect {
    Rect(x: round(x), y: round(y), width: round(size.width), height: round(size.height))
  }

  /// The rectangle with each edge on the nearest pixel.
  func snap(_ rect: Rect) -> Rect {
    let minX = (rect.x * scale).rounded(.toNearestOrAwayFromZero)
    let minY = (rect.y * scale).rounded(.toNearestOrAwayFromZero)
    let maxX = (rect.maxX * scale).rounded(.toNearestOrAwayFromZero)
    let maxY = (rect.maxY * scale).rounded(.toNearestOrAwayFromZero)
    return Rect(
      x: minX / scale, y: minY / scale, width: max(maxX - minX, 0) / scale, height: max(maxY - minY, 0) / scale)
  }
}
