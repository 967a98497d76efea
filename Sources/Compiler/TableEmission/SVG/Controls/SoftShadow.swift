import TableIR

/// A soft shadow as a radial gradient: filters would be sharper, but not every viewer has them.
struct SoftShadow: Hashable {
  /// The centre and the rim, in the user space of the shape that it fills; in points.
  var center: LayoutPoint
  var radius: Double
  /// Where the shadow begins to fade, as a share of the radius.
  var core: Double
  /// Of the core, from 0 to 1.
  var opacity: Double

  func write(to writer: inout SVGWriter, id: SVGID) {
    writer.begin("radialGradient")
    writer.id(id)
    writer.attribute("gradientUnits", literal: "userSpaceOnUse")
    writer.attribute("cx", center.x)
    writer.attribute("cy", center.y)
    writer.attribute("r", radius)
    writer.stop(core, RGBA(hex: 0, opacity: opacity))
    writer.stop((core + 1) / 2, RGBA(hex: 0, opacity: opacity * 0.35))
    writer.stop(1, RGBA(hex: 0, opacity: 0))
    writer.end()
  }
}
