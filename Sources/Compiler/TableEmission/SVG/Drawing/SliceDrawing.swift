import TableIR

/// A slice of an image along one axis, and the slice of the shape that it fills.
struct Slice: Hashable {
  /// In points of the image.
  var source: Double
  var sourceLength: Double
  /// In points of the filled shape.
  var target: Double
  var targetLength: Double

  /// The slices before the first inset, between both and after the second. If both insets together exceed the available length,
  /// they share it in proportion.
  static func along(source: Double, target: Double, first: Double, second: Double) -> [Slice] {
    let factor = min(1, target / max(first + second, .leastNonzeroMagnitude))
    let (one, other) = (first * factor, second * factor)
    let slices = [
      Slice(source: 0, sourceLength: first, target: 0, targetLength: one),
      Slice(
        source: first, sourceLength: source - first - second, target: one, targetLength: target - one - other),
      Slice(source: source - second, sourceLength: second, target: target - other, targetLength: other),
    ]
    return slices.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}

/// One of the nine parts of a stretched image: a pattern of the whole image, scaled to put the part in its place.
///
/// Two parts share an edge. Clipped windows would each cover a fraction of the pixels there, and the background would
/// show through as a hairline wherever the edge is between pixels, as it is when a picture is zoomed. A rectangle with crisp edges
/// covers a pixel or leaves it to the next, and its paint reaches beyond it.
struct SlicePaint: Hashable {
  var asset: Int
  var column: Slice
  var row: Slice

  /// How far the pattern extends beyond its part, in points: a pixel, even if the picture is shown at a small size.
  private static let margin = 2.0

  func write(to writer: inout SVGWriter, id: SVGID, image: SVGID) {
    let (x, y) = (column.widened(by: Self.margin), row.widened(by: Self.margin))
    writer.begin("pattern")
    writer.id(id)
    writer.attribute("patternUnits", literal: "userSpaceOnUse")
    writer.attribute("x", x.target)
    writer.attribute("y", y.target)
    writer.attribute("width", x.targetLength)
    writer.attribute("height", y.targetLength)
    // Not the pattern's own viewBox: librsvg draws nothing if it does not begin at 0.
    writer.begin("svg")
    writer.attribute("width", x.targetLength)
    writer.attribute("height", y.targetLength)
    writer.attribute("viewBox", numbers: x.source, y.source, x.sourceLength, y.sourceLength)
    writer.attribute("preserveAspectRatio", literal: "none")
    writer.begin("use")
    writer.use(image)
    writer.end()
    writer.end()
    writer.end()
  }
}

extension Slice {
  /// The same stretch, extended at both ends.
  fileprivate func widened(by margin: Double) -> Slice {
    let share = sourceLength / targetLength * margin
    return Slice(
      source: source - share, sourceLength: sourceLength + 2 * share, target: target - margin,
      targetLength: targetLength + 2 * margin)
  }
}

extension SVGCanvas {
  /// Draws an asset in nine parts over a shape.
  mutating func drawSlices(of index: Int, capInsets caps: Insets, in shape: CornerShape, x: Double, y: Double) {
    let natural = definitions.naturalSize(ofAsset: index)
    guard natural.width > 0, natural.height > 0 else { return }
    let clip = shape.isPlain ? nil : definitions.id(of: .clip(shape))
    body.begin("g")
    body.translate(x: x, y: y)
    if let clip { body.attribute("clip-path", url: clip) }
    body.attribute("shape-rendering", literal: "crispEdges")
    let columns = Slice.along(
      source: natural.width, target: shape.size.width, first: caps.left, second: caps.right)
    for row in Slice.along(source: natural.height, target: shape.size.height, first: caps.top, second: caps.bottom) {
      for column in columns {
        let paint = definitions.id(of: .slice(SlicePaint(asset: index, column: column, row: row)))
        body.begin("rect")
        body.frame(LayoutRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength))
        body.attribute("fill", url: paint)
        body.end()
      }
    }
    body.end()
  }
}
