import TableIR

/// The grid of device pixels that every edge ends on.
///
/// Edges are rounded to whole pixels, widths are the difference of two whole numbers, and only then is divided by the
/// scale: a width never picks up the error of two roundings.
struct PixelGrid: Sendable {
  /// Pixels a point.
  let scale: Double

  /// One pixel, in points.
  var pixel: Double { 1 / scale }

  func ceil(_ points: Double) -> Double {
    // A width that the measure gives as 34.000000001 is 34: less than a thousandth of a pixel is not a pixel more.
    ((points * scale) - 0.001).rounded(.up) / scale
  }

  func floor(_ points: Double) -> Double {
    ((points * scale) + 0.001).rounded(.down) / scale
  }

  func round(_ points: Double) -> Double {
    (points * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Something of a fixed size, a control or an image, with its origin on the nearest pixel: where it stands does not make
  /// it larger.
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
