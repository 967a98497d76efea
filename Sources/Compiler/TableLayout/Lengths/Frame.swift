import TableIR

/// A frame during layout, in points.
struct Frame<L: Length>: Sendable {
  var x: L
  var y: L
  var width: L
  var height: L

  var rect: LayoutRect { LayoutRect(x: x.points, y: y.points, width: width.points, height: height.points) }
}

/// A size during layout, in points.
struct Extent<L: Length>: Sendable {
  var width: L
  var height: L

  var size: LayoutSize { LayoutSize(width: width.points, height: height.points) }
}

extension Extent {
  /// A size from the spec.
  @inline(__always)
  init(
    _ size: LayoutSize, _ owner: @autoclosure () -> String, _ source: @autoclosure () -> Derivation.Source? = nil
  ) {
    width = L(size.width, "\(owner()) width", source())
    height = L(size.height, "\(owner()) height", source())
  }

  /// A size from the profile.
  @inline(__always)
  init(_ profile: MetricsProfile, _ size: KeyPath<MetricsProfile, LayoutSize>, _ owner: @autoclosure () -> String) {
    let points = profile[keyPath: size]
    width = L(points.width, "\(owner()) width", .number(size))
    height = L(points.height, "\(owner()) height", .number(size))
  }
}

extension PixelGrid {
  /// The frame with each edge on the nearest pixel.
  func snap<L: Length>(_ frame: Frame<L>) -> Frame<L> {
    let rect = snap(frame.rect)
    return Frame(
      x: frame.x.changed(.nearest(.pixel), to: rect.x, reason: "to the nearest pixel", source: nil),
      y: frame.y.changed(.nearest(.pixel), to: rect.y, reason: "to the nearest pixel", source: nil),
      width: frame.width.changed(.edges, to: rect.width, reason: "both edges to the nearest pixel", source: nil),
      height: frame.height.changed(.edges, to: rect.height, reason: "both edges to the nearest pixel", source: nil))
  }

  /// A control or an image of a fixed size, with its origin on the nearest pixel: its position does not make it larger.
  func place<L: Length>(_ frame: Frame<L>) -> Frame<L> {
    Frame(x: round(frame.x), y: round(frame.y), width: round(frame.width), height: round(frame.height))
  }
}
