import TableIR

extension SVGCanvas {
  /// Draws an image stretched over a frame, its corners cut to a radius.
  mutating func drawImage(_ image: Image, in frame: LayoutRect, radius: Double = 0) {
    guard frame.width > 0, frame.height > 0 else { return }
    switch image {
    case .asset(let index) where !definitions.hasFiles(ofAsset: index):
      drawPlaceholder(Image.Placeholder(size: frame.size), in: frame, radius: radius)
    case .asset(let index):
      drawAsset(index, in: CornerShape(size: frame.size, radius: radius), x: frame.x, y: frame.y)
    case .placeholder(let placeholder):
      drawPlaceholder(placeholder, in: frame, radius: radius)
    case .symbol(let symbol):
      let color = symbol.color.map { palette[$0] } ?? palette.tint
      let glyph = SymbolGlyph(name: symbol.name, size: frame.size, color: color, isMirrored: isRightToLeft)
      use(.symbol(glyph), x: frame.x, y: frame.y)
    }
  }

  /// Draws an asset stretched over a shape (`UIView.ContentMode.scaleToFill`).
  mutating func drawAsset(_ index: Int, in shape: CornerShape, x: Double, y: Double) {
    if shape.isPlain {
      useAsset(index, size: shape.size, x: x, y: y)
    } else {
      let clip = definitions.id(of: .clip(shape))
      body.begin("g")
      body.translate(x: x, y: y)
      body.attribute("clip-path", url: clip)
      useAsset(index, size: shape.size, x: 0, y: 0)
      body.end()
    }
  }

  private mutating func useAsset(_ index: Int, size: LayoutSize, x: Double, y: Double) {
    guard definitions.isTemplate(asset: index) else { return useOriginal(index, size: size, x: x, y: y) }
    let tint = definitions.id(of: .tint(palette.tint))
    body.begin("g")
    body.attribute("filter", url: tint)
    useOriginal(index, size: size, x: x, y: y)
    body.end()
  }

  private mutating func useOriginal(_ index: Int, size: LayoutSize, x: Double, y: Double) {
    let natural = definitions.naturalSize(ofAsset: index)
    guard natural != size else { return use(.asset(index), x: x, y: y) }
    guard natural.width > 0, natural.height > 0 else { return }
    let id = definitions.id(of: .asset(index))
    body.begin("use")
    body.use(id)
    body.translate(x: x, y: y, thenScaleX: size.width / natural.width, y: size.height / natural.height)
    body.end()
  }

  // MARK: Placeholders

  /// The corner of an app icon as a share of its side (10/57 before iOS 7; 0.2237 in Apple's icon templates since).
  private static let iconCorner = 0.2237
  /// The largest corner of a placeholder without a corner radius, in points.
  private static let largestCorner = 10.0
  /// The shortest side that has space for the picture sign, in points.
  private static let smallestSide = 14.0

  private mutating func drawPlaceholder(_ placeholder: Image.Placeholder, in frame: LayoutRect, radius: Double) {
    let side = min(frame.width, frame.height)
    let corner = max(placeholder.cornerRadius ?? min(side * Self.iconCorner, Self.largestCorner), radius)
    if let color = placeholder.color {
      body.rect(frame, radius: corner, fill: palette[color])
      if let symbol = placeholder.symbol { draw(symbol, onBackground: frame, side: side) }
    } else {
      body.rect(frame, radius: corner, fill: palette[.systemGray5])
      if side >= Self.smallestSide { drawPictureSign(in: frame, side: side) }
    }
  }

  /// The size of a symbol on a background, as a share of its shorter side: that of the glyphs in the icons of Settings.
  private static let symbolShare = 0.6

  private mutating func draw(_ symbol: Symbol, onBackground frame: LayoutRect, side: Double) {
    let box = LayoutSize(width: side * Self.symbolShare, height: side * Self.symbolShare)
    let color = palette[symbol.color ?? .system(.white)]
    let glyph = SymbolGlyph(name: symbol.name, size: box, color: color, isMirrored: isRightToLeft)
    use(.symbol(glyph), x: frame.midX - box.width / 2, y: frame.midY - box.height / 2)
  }

  /// Two hills and a sun, the usual sign for a missing picture, in a square of 24 units.
  private mutating func drawPictureSign(in frame: LayoutRect, side: Double) {
    let scale = side / 24
    body.begin("g")
    body.translate(x: frame.midX - side / 2, y: frame.midY - side / 2, thenScaleX: scale, y: scale)
    body.fill(palette[.systemGray3])
    var hills = PathData()
    hills.move(4, 18)
    hills.line(9.5, 10.5)
    hills.line(13, 15)
    hills.line(15, 12.8)
    hills.line(20, 18)
    hills.close()
    body.begin("path")
    body.attribute("d", path: hills)
    body.end()
    body.beginCircle(x: 16, y: 8.5, radius: 1.9)
    body.end()
    body.end()
  }
}
