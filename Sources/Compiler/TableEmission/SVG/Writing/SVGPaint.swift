import TableIR

/// Colours as in SVG 1.1: six hex digits, and the opacity separately (`#rrggbbaa` is unknown to older viewers).
extension SVGWriter {
  package mutating func fill(_ color: RGBA) {
    paint("fill", "fill-opacity", color)
  }

  package mutating func stroke(_ color: RGBA, width: Double) {
    paint("stroke", "stroke-opacity", color)
    attribute("stroke-width", width)
  }

  /// The outline of a glyph: a stroke and no fill.
  package mutating func line(_ color: RGBA, width: Double) {
    attribute("fill", literal: "none")
    stroke(color, width: width)
  }

  package mutating func roundedLine(_ color: RGBA, width: Double) {
    line(color, width: width)
    attribute("stroke-linecap", literal: "round")
    attribute("stroke-linejoin", literal: "round")
  }

  mutating func stop(_ offset: Double, _ color: RGBA) {
    begin("stop")
    attribute("offset", offset)
    paint("stop-color", "stop-opacity", color)
    end()
  }

  /// A colour that fills the region of a filter.
  mutating func flood(_ color: RGBA) {
    begin("feFlood")
    paint("flood-color", "flood-opacity", color)
    end()
  }

  private mutating func paint(_ name: StaticString, _ opacityName: StaticString, _ color: RGBA) {
    attribute(name, rgb: color)
    if color.alpha != 255 { attribute(opacityName, Double(color.alpha) / 255) }
  }

  // MARK: Shapes

  package mutating func frame(_ rect: LayoutRect) {
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  package mutating func rect(_ rect: LayoutRect, radius: Double = 0, fill color: RGBA) {
    guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    begin("rect")
    frame(rect)
    if radius > 0 { attribute("rx", min(radius, rect.width / 2, rect.height / 2)) }
    fill(color)
    end()
  }

  package mutating func circle(x: Double, y: Double, radius: Double, fill color: RGBA) {
    beginCircle(x: x, y: y, radius: radius)
    fill(color)
    end()
  }

  mutating func beginCircle(x: Double, y: Double, radius: Double) {
    begin("circle")
    attribute("cx", x)
    attribute("cy", y)
    attribute("r", radius)
  }
}
