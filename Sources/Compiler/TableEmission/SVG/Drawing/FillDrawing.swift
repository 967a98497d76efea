import TableIR

extension SVGCanvas {
  /// Draws a background with its border in a shape whose top left corner is at a point. Its own corners are arcs, as a layer's are
  /// (`CALayerCornerCurve.circular`); the corners of the shape clip it.
  mutating func drawFill(_ shaped: ShapedFill, in shape: CornerShape, x: Double, y: Double) {
    guard shape.size.width > 0, shape.size.height > 0 else { return }
    guard !shaped.isPlain else { return drawFill(shaped.fill, in: shape, x: x, y: y) }
    let own = CornerShape(size: shape.size, radius: shaped.cornerRadius)
    guard !shape.isPlain else {
      drawFill(shaped.fill, in: own, x: x, y: y)
      drawBorder(shaped.border, in: own, x: x, y: y)
      return
    }
    let clip = definitions.id(of: .clip(shape))
    body.begin("g")
    body.translate(x: x, y: y)
    body.attribute("clip-path", url: clip)
    drawFill(shaped.fill, in: own, x: 0, y: 0)
    drawBorder(shaped.border, in: own, x: 0, y: 0)
    body.end()
  }

  /// Draws a line inside the edges of a shape; a line so thick that it meets itself fills the shape.
  mutating func drawBorder(_ border: Border?, in shape: CornerShape, x: Double, y: Double) {
    guard let border, border.width > 0, palette[border.color].alpha > 0 else { return }
    let half = border.width / 2
    let size = LayoutSize(width: shape.size.width - border.width, height: shape.size.height - border.width)
    guard size.width > 0, size.height > 0 else {
      return drawFill(Fill.color(border.color), in: shape, x: x, y: y)
    }
    let room = min(shape.size.width, shape.size.height) / 2
    let line = CornerShape(size: size, radius: max(min(shape.radius, room) - half, 0))
    beginShape(line, x: x + half, y: y + half)
    body.line(palette[border.color], width: border.width)
    body.end()
  }

  /// Draws a background in a shape whose top left corner is at a point.
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
    // An image that has only a name is drawn as a placeholder.
    case .image(let index) where !definitions.hasFiles(ofAsset: index),
      .slicedImage(let index, _) where !definitions.hasFiles(ofAsset: index):
      drawFill(Fill.color(.system(.systemGray5)), in: shape, x: x, y: y)
    case .image(let index):
      drawAsset(index, in: shape, x: x, y: y)
    case .slicedImage(let index, let caps):
      drawSlices(of: index, capInsets: caps, in: shape, x: x, y: y)
    }
  }

  private mutating func beginShape(_ shape: CornerShape, x: Double, y: Double) {
    if shape.isPlain {
      body.begin("rect")
      body.frame(LayoutRect(x: x, y: y, width: shape.size.width, height: shape.size.height))
    } else {
      body.begin("path")
      body.attribute("d", path: shape.path(x: x, y: y))
    }
  }
}
