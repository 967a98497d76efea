import TableIR

extension SVGCanvas {
  /// Draws a background in a shape whose top left corner stands at a point.
  mutating func drawFill(_ fill: Fill, in shape: CornerShape, x: Double, y: Double) {
    guard shape.size.width > 0, shape.size.height > 0 else { return }
    switch fill {
    case .clear: break
    case .color(let color):
      let color = palette[color]
      guard color.alpha > 0 else { return }
      beginShape(shape, x: x, y: y)
      body.fill(color)
      body.end()
    case .gradient(let colors):
      let id = definitions.id(of: .gradient(colors.map { palette[$0] }))
      beginShape(shape, x: x, y: y)
      body.attribute("fill", url: id)
      body.end()
    case .image(let index):
      drawAsset(index, in: shape, x: x, y: y)
    case .slicedImage(let index, let caps):
      drawSlices(of: index, capInsets: caps, in: shape, x: x, y: y)
    }
  }

  private mutating func beginShape(_ shape: CornerShape, x: Double, y: Double) {
    if shape.isPlain {
      body.begin("rect")
      body.frame(Rect(x: x, y: y, width: shape.size.width, height: shape.size.height))
    } else {
      body.begin("path")
      body.attribute("d", path: shape.path(x: x, y: y))
    }
  }
}
