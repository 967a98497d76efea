import TableIR

/// A slice of an image along one axis, and the slice of the shape that it fills.
private struct Slice {
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

extension SVGCanvas {
  /// Draws an asset in nine parts over a shape: each is a window onto the whole image, stretched to its place.
  mutating func drawSlices(of index: Int, capInsets caps: Insets, in shape: CornerShape, x: Double, y: Double) {
    let natural = definitions.naturalSize(ofAsset: index)
    guard natural.width > 0, natural.height > 0 else { return }
    let id = definitions.id(of: .asset(index))
    let clip = shape.isPlain ? nil : definitions.id(of: .clip(shape))
    body.begin("g")
    body.translate(x: x, y: y)
    if let clip { body.attribute("clip-path", url: clip) }
    let columns = Slice.along(
      source: natural.width, target: shape.size.width, first: caps.left, second: caps.right)
    for row in Slice.along(source: natural.height, target: shape.size.height, first: caps.top, second: caps.bottom) {
      for column in columns {
        body.begin("svg")
        body.attribute("x", column.target)
        body.attribute("y", row.target)
        body.attribute("width", column.targetLength)
        body.attribute("height", row.targetLength)
        body.attribute(
          "viewBox", numbers: column.source, row.source, column.sourceLength, row.sourceLength)
        body.attribute("preserveAspectRatio", literal: "none")
        body.begin("use")
        body.use(id)
        body.end()
        body.end()
      }
    }
    body.end()
  }
}
