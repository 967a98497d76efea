import TableIR

/// A symbol, with its origin at the top left corner of its box: a sign of tablec's own for what its name means. Apple's drawings
/// belong to Apple.
struct SymbolGlyph: Hashable {
  var name: String
  /// The box in points.
  var size: LayoutSize
  var color: RGBA
  /// Whether arrows that point forward point left.
  var isMirrored: Bool

  /// The side of the square that shapes are drawn in.
  fileprivate static let grid = 24.0
  /// The maximum aspect ratio of a symbol's own box.
  private static let mostOblong = 2.2

  /// What is cut out of it, so that its background shows; nil if nothing is.
  var cut: SymbolCut? { SymbolParts(name).isCut ? SymbolCut(name: name) : nil }

  /// - Parameter cutID: the mask that ``cut`` makes.
  func write(to writer: inout SVGWriter, id: SVGID, cut cutID: SVGID?) {
    let parts = SymbolParts(name)
    // A symbol's own box is a little wider or taller than a square; in a box that is stretched further, the sign
    // keeps its shape, unless it is as flat as the box.
    let (longest, shortest) = (max(size.width, size.height), min(size.width, size.height))
    let side = parts.isFlat ? size.width : min(longest, shortest * Self.mostOblong)
    let scale = side / Self.grid
    let flips = isMirrored && parts.isDirected
    writer.begin("g")
    writer.id(id)
    // Lines lie over what they surround: a translucent sign is drawn opaque, and fades as a whole.
    if color.alpha != 255 { writer.attribute("opacity", Double(color.alpha) / 255) }
    let color = RGBA(color.red, color.green, color.blue)
    writer.translate(
      x: (size.width + (flips ? side : -side)) / 2, y: (size.height - side) / 2, thenScaleX: flips ? -scale : scale,
      y: scale)
    if parts.isNeutral {
      writer.begin("title")
      writer.text("\(name), drawn as a neutral sign")
      writer.end()
    }
    if let badge = parts.badge {
      // The shape makes room for the badge: a sign below it, or a dot above.
      let (small, place) = (0.85, Self.grid * 0.56)
      writer.begin("g")
      writer.translate(x: 0, y: parts.hasDot ? Self.grid * (1 - small) : 0, thenScaleX: small, y: small)
      write(parts, color, cutID, to: &writer)
      writer.end()
      writer.symbol(badge, color, at: LayoutPoint(x: place, y: parts.hasDot ? 0 : place), scale: 0.44, thicker: 2)
    } else {
      write(parts, color, cutID, to: &writer)
    }
    writer.end()
  }

  private func write(_ parts: SymbolParts, _ color: RGBA, _ cutID: SVGID?, to writer: inout SVGWriter) {
    if let cutID {
      writer.begin("g")
      writer.attribute("mask", url: cutID)
    }
    if let enclosure = parts.enclosure {
      writer.symbol(enclosure, isFilled: parts.isFilled, color)
      if !parts.isFilled, let shape = parts.shape { writer.enclosed(shape, isFilled: false, color) }
    } else if let shape = parts.shape {
      writer.symbol(shape, isFilled: parts.isFilled, color)
    }
    if cutID != nil { writer.end() }
    if parts.hasSlash { writer.symbol(SymbolShapes.slash, isFilled: false, color) }
  }
}

/// A mask that leaves out what is cut of a filled symbol.
struct SymbolCut: Hashable {
  fileprivate var name: String

  func write(to writer: inout SVGWriter, id: SVGID) {
    let (parts, black) = (SymbolParts(name), RGBA(hex: 0))
    writer.begin("mask")
    writer.id(id)
    // Not the bounds of what is masked, which leave out its lines.
    writer.attribute("maskUnits", literal: "userSpaceOnUse")
    writer.attribute("x", 0)
    writer.attribute("y", 0)
    writer.attribute("width", SymbolGlyph.grid)
    writer.attribute("height", SymbolGlyph.grid)
    writer.rect(
      LayoutRect(x: 0, y: 0, width: SymbolGlyph.grid, height: SymbolGlyph.grid), radius: 0, fill: RGBA(hex: 0xFFFFFF))
    if let shape = parts.shape {
      if parts.enclosure == nil {
        writer.line([shape.marks], black, SVGWriter.symbolLine)
      } else {
        // The head and the shoulders in `person.crop.circle.fill` are cut out whole.
        writer.enclosed(shape, isFilled: parts.isCropped, black)
      }
    }
    writer.end()
  }
}

extension SVGWriter {
  /// Lines are as thick as those of text of regular weight.
  fileprivate static let symbolLine = 1.7

  /// Writes the shape in an enclosure.
  fileprivate mutating func enclosed(_ shape: SymbolShape, isFilled: Bool, _ color: RGBA) {
    let inset = SymbolGlyph.grid * 0.22
    symbol(shape, isFilled: isFilled, color, at: LayoutPoint(x: inset, y: inset), scale: 0.56, thicker: 1.5)
  }

  /// Writes a small shape, with lines that are thicker by a factor.
  fileprivate mutating func symbol(
    _ shape: SymbolShape, isFilled: Bool = false, _ color: RGBA, at place: LayoutPoint, scale: Double, thicker: Double
  ) {
    begin("g")
    translate(x: place.x, y: place.y, thenScaleX: scale, y: scale)
    symbol(shape, isFilled: isFilled, color, thickness: Self.symbolLine * thicker)
    end()
  }

  fileprivate mutating func symbol(
    _ shape: SymbolShape, isFilled: Bool, _ color: RGBA, thickness: Double = symbolLine
  ) {
    if isFilled {
      fill(shape.body, color)
      line([shape.lines], color, thickness)
    } else {
      line([shape.body, shape.lines, shape.marks], color, thickness)
    }
    guard !shape.solid.isEmpty else { return }
    begin("path")
    attribute("d", literal: shape.solid)
    fill(color)
    end()
  }

  fileprivate mutating func line(_ paths: [StaticString], _ color: RGBA, _ thickness: Double) {
    guard paths.contains(where: { !$0.isEmpty }) else { return }
    begin("path")
    attribute("d", literals: paths)
    roundedLine(color, width: thickness)
    end()
  }

  /// A filled shape keeps its lines, so that it is as large as the outlined one.
  private mutating func fill(_ path: StaticString, _ color: RGBA) {
    guard !path.isEmpty else { return }
    begin("path")
    attribute("d", literal: path)
    attribute("fill-rule", literal: "evenodd")
    fill(color)
    attribute("stroke-linejoin", literal: "round")
    attribute("stroke-linecap", literal: "round")
    stroke(color, width: Self.symbolLine)
    end()
  }
}
