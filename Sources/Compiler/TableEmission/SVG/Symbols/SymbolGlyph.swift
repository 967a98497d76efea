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

  /// Lines are as thick as those of text of regular weight, on the grid of 24 that shapes are drawn on.
  private static let thickness = 1.7
  private static let grid = 24.0
  /// The maximum aspect ratio of a symbol's own box.
  private static let mostOblong = 2.2

  func write(to writer: inout SVGWriter, id: SVGID) {
    // A symbol's own box is a little wider or taller than a square; in a box that is stretched further, the sign
    // keeps its shape.
    let side = min(max(size.width, size.height), min(size.width, size.height) * Self.mostOblong)
    let scale = side / Self.grid
    let parts = SymbolParts(name)
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
      write(parts, color, to: &writer)
      writer.end()
      write(badge, at: LayoutPoint(x: place, y: parts.hasDot ? 0 : place), scale: 0.44, 2, color, to: &writer)
    } else {
      write(parts, color, to: &writer)
    }
    writer.end()
  }

  private func write(_ parts: SymbolParts, _ color: RGBA, to writer: inout SVGWriter) {
    if let enclosure = parts.enclosure {
      write(enclosure, isFilled: parts.isFilled, color, Self.thickness, to: &writer)
      // On a filled enclosure the shape is cut out; white represents what shows through.
      if let shape = parts.shape {
        let inner = parts.isFilled ? RGBA(hex: 0xFFFFFF) : color
        let place = LayoutPoint(x: Self.grid * 0.22, y: Self.grid * 0.22)
        // The head and the shoulders in `person.crop.circle.fill` are cut out whole.
        write(shape, at: place, scale: 0.56, 1.5, inner, isFilled: parts.isFilled && parts.isCropped, to: &writer)
      }
    } else if let shape = parts.shape {
      write(shape, isFilled: parts.isFilled, color, Self.thickness, to: &writer)
    }
    if parts.hasSlash { write(SymbolShapes.slash, isFilled: false, color, Self.thickness, to: &writer) }
  }

  /// Writes a small shape, with lines that are thicker by a factor.
  private func write(
    _ shape: SymbolShape, at place: LayoutPoint, scale: Double, _ thicker: Double, _ color: RGBA,
    isFilled: Bool = false, to writer: inout SVGWriter
  ) {
    writer.begin("g")
    writer.translate(x: place.x, y: place.y, thenScaleX: scale, y: scale)
    write(shape, isFilled: isFilled, color, Self.thickness * thicker, to: &writer)
    writer.end()
  }

  private func write(
    _ shape: SymbolShape, isFilled: Bool, _ color: RGBA, _ thickness: Double, to writer: inout SVGWriter
  ) {
    if isFilled {
      fill(shape.body, color, to: &writer)
      line([shape.lines], color, thickness, to: &writer)
      line([shape.marks], RGBA(hex: 0xFFFFFF), thickness, to: &writer)
    } else {
      line([shape.body, shape.lines, shape.marks], color, thickness, to: &writer)
    }
    guard !shape.solid.isEmpty else { return }
    writer.begin("path")
    writer.attribute("d", literal: shape.solid)
    writer.fill(color)
    writer.end()
  }

  private func line(_ paths: [StaticString], _ color: RGBA, _ thickness: Double, to writer: inout SVGWriter) {
    guard paths.contains(where: { !$0.isEmpty }) else { return }
    writer.begin("path")
    writer.attribute("d", literals: paths)
    writer.roundedLine(color, width: thickness)
    writer.end()
  }

  /// A filled shape keeps its lines, so that it is as large as the outlined one.
  private func fill(_ path: StaticString, _ color: RGBA, to writer: inout SVGWriter) {
    guard !path.isEmpty else { return }
    writer.begin("path")
    writer.attribute("d", literal: path)
    writer.attribute("fill-rule", literal: "evenodd")
    writer.fill(color)
    writer.attribute("stroke-linejoin", literal: "round")
    writer.attribute("stroke-linecap", literal: "round")
    writer.stroke(color, width: Self.thickness)
    writer.end()
  }
}

/// What the words of a symbol's name say of its shape: `person.crop.circle.badge.plus`.
struct SymbolParts {
  /// Nil for an enclosure alone.
  private(set) var shape: SymbolShape?
  /// What is around the shape: `info.circle`. A `square.and.arrow.up` is a separate shape.
  private(set) var enclosure: SymbolShape?
  private(set) var badge: SymbolShape?
  /// Whether the badge is a dot without a sign.
  private(set) var hasDot = false
  private(set) var isFilled: Bool
  private(set) var hasSlash: Bool
  /// Whether the enclosure cuts a person off.
  private(set) var isCropped: Bool
  /// Whether it points to the leading or the trailing side; the keys of a player do not.
  private(set) var isDirected: Bool
  /// Whether nothing drawn says what the name means.
  private(set) var isNeutral = false

  init(_ name: String) {
    let words = name.split(separator: ".")
    let end = words.dropFirst().firstIndex(of: "badge") ?? words.endIndex
    let base = words[..<end]
    let plain = Self.joined(base.filter { !Self.modifiers.contains($0) })
    isFilled = words.contains("fill")
    hasSlash = base.contains("slash")
    isCropped = base.contains("crop")
    isDirected = words.dropFirst().contains { $0 == "forward" || $0 == "backward" }
    if end < words.endIndex {
      badge = SymbolShapes.named(Self.joined(words[(end + 1)...].filter { !Self.modifiers.contains($0) }))
      (badge, hasDot) = (badge ?? SymbolShapes.dot, badge == nil)
    }
    shape = SymbolShapes.exactly(Self.joined(base))
    guard shape == nil else { return }
    if base.contains("circle") {
      enclosure = SymbolShapes.ring
    } else if base.last == "square" || base.suffix(2) == ["square", "fill"] {
      enclosure = SymbolShapes.square
    }
    if enclosure != nil, plain.isEmpty { return }
    let unfilled = Self.joined(base.filter { $0 != "fill" && $0 != "slash" })
    shape = (enclosure == nil ? SymbolShapes.named(unfilled) : nil) ?? SymbolShapes.named(plain)
    guard shape == nil else { return }
    (shape, isNeutral) = (SymbolShapes.unknown, true)
  }

  private static let modifiers: Set<Substring> = ["fill", "slash", "circle", "square"]

  private static func joined(_ words: some Sequence<Substring>) -> Substring { Substring(words.joined(separator: ".")) }
}

extension StaticString {
  fileprivate var isEmpty: Bool { utf8CodeUnitCount == 0 }
}
