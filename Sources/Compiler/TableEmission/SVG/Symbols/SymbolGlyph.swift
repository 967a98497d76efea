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
    let flips = isMirrored && words.contains { $0 == "forward" || $0 == "backward" }
    writer.begin("g")
    writer.id(id)
    writer.translate(
      x: (size.width + (flips ? side : -side)) / 2, y: (size.height - side) / 2, thenScaleX: flips ? -scale : scale,
      y: scale)
    writeShape(to: &writer)
    if words.contains("slash") { line(SymbolShapes.slash, color, to: &writer) }
    writer.end()
  }

  private var words: [Substring] { name.split(separator: ".") }

  /// The name without the modifiers for how its shape is drawn.
  private var plainName: Substring {
    Substring(words.filter { !["fill", "slash", "circle", "square"].contains($0) }.joined(separator: "."))
  }

  /// The enclosure of the shape: `info.circle`. A `square.and.arrow.up` is a separate shape.
  private var enclosure: StaticString? {
    if words.contains("circle") { return SymbolShapes.ring }
    return words.last == "square" || name.hasSuffix("square.fill") ? SymbolShapes.square : nil
  }

  private func writeShape(to writer: inout SVGWriter) {
    let isFilled = words.contains("fill")
    guard let enclosure else {
      let shape = SymbolShapes.named(Substring(name)) ?? SymbolShapes.named(plainName) ?? SymbolShapes.unknown
      return isFilled ? fill(shape, to: &writer) : line(shape, color, to: &writer)
    }
    if isFilled { fill(enclosure, to: &writer) } else { line(enclosure, color, to: &writer) }
    guard let shape = SymbolShapes.named(plainName), !plainName.isEmpty else { return }
    // On a filled enclosure the shape is cut out; white represents what shows through.
    let inner = isFilled ? RGBA(hex: 0xFFFFFF) : color
    writer.begin("g")
    writer.translate(x: Self.grid * 0.22, y: Self.grid * 0.22, thenScaleX: 0.56, y: 0.56)
    line(shape, inner, to: &writer, thickness: Self.thickness * 1.5)
    writer.end()
  }

  private func line(
    _ shape: StaticString, _ color: RGBA, to writer: inout SVGWriter, thickness: Double = Self.thickness
  ) {
    writer.begin("path")
    writer.attribute("d", literal: shape)
    writer.roundedLine(color, width: thickness)
    writer.end()
  }

  /// A filled shape keeps its lines, so that it is as large as the outlined one.
  private func fill(_ shape: StaticString, to writer: inout SVGWriter) {
    writer.begin("path")
    writer.attribute("d", literal: shape)
    writer.attribute("fill-rule", literal: "evenodd")
    writer.fill(color)
    writer.attribute("stroke-linejoin", literal: "round")
    writer.attribute("stroke-linecap", literal: "round")
    writer.stroke(color, width: Self.thickness)
    writer.end()
  }
}
