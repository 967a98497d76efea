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

  /// How close to a whole pixel a sum of whole pixels is at least, in pixels.
  private static let exactness = 1e-6

  func ceil(_ points: Double) -> Double {
    ((points * scale) - Self.noise).rounded(.up) / scale
  }

  func floor(_ points: Double) -> Double {
    ((points * scale) + Self.noise).rounded(.down) / scale
  }

  func round(_ points: Double) -> Double { Self.nearest(points * scale) / scale }

  /// The nearest whole number, of halves the one away from zero: `rounded()` without a call to libm.
  @inline(__always)
  private static func nearest(_ pixels: Double) -> Double {
    guard pixels.magnitude < 1e15 else { return pixels.rounded(.toNearestOrAwayFromZero) }
    // A sum this large has no places after the point: it is rounded, halves to the even number.
    let shift = 6_755_399_441_055_744.0
    let whole = (pixels + shift) - shift
    let rest = pixels - whole
    guard rest.magnitude == 0.5 else { return whole }
    return pixels < 0 ? pixels - 0.5 : pixels + 0.5
  }

  /// A control or an image of a fixed size, with its origin on the nearest pixel: its position does not make it larger.
  func place(_ size: LayoutSize, x: Double, y: Double) -> LayoutRect {
    LayoutRect(x: round(x), y: round(y), width: round(size.width), height: round(size.height))
  }

  /// The rectangle with each edge on the nearest pixel.
  func snap(_ rect: LayoutRect) -> LayoutRect {
    let (x, width) = snap(rect.x * scale, rect.width * scale)
    let (y, height) = snap(rect.y * scale, rect.height * scale)
    return LayoutRect(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
  }

  /// The start and the length of an extent with both ends on pixels, all of them in pixels.
  private func snap(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
    let whole = Self.nearest(start)
    // A third of a point is not exact, and the rest would decide about ends between two pixels.
    let exact = abs(start - whole) < Self.exactness ? whole : start
    return (whole, max(Self.nearest(exact + length) - whole, 0))
  }
}
