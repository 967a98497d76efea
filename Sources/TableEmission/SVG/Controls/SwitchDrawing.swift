import TableIR

/// A `UISwitch`, with its origin at the top left corner of its frame.
struct SwitchDrawing: Hashable {
  enum Shape: Hashable {
    /// iOS 7 to 12: off is an outline.
    case outlined
    /// iOS 13 to 18: off is a filled track.
    case filled
    /// iOS 26: the thumb is a capsule.
    case capsule
  }

  var shape: Shape
  /// 51 × 31 points, 63 × 28 in iOS 26.
  var size: Size
  var isOn: Bool
  /// Whether on is at the left, where an interface runs that way.
  var isMirrored = false
  /// The colour of the track.
  var track: RGBA
  var thumb: RGBA

  /// From the track's edge to the thumb, in points: 2 in all eras, 1.5 around the outlined off state.
  private var inset: Double { shape == .outlined && !isOn ? 1.5 : 2 }

  /// The thumb's frame: a circle of 27 pt, or a capsule of 37 × 24 (iOS 26.1 simulator).
  private var thumbFrame: Rect {
    let height = max(size.height - 2 * inset, 0)
    let width = shape == .capsule ? min(height * 37 / 24, size.width) : min(height, size.width)
    return Rect(x: isOn != isMirrored ? size.width - inset - width : inset, y: inset, width: width, height: height)
  }

  /// The shadow falls 3 pt below a thumb of 27 pt. A capsule's thumb lies flat.
  var shadow: SoftShadow? {
    guard shape != .capsule else { return nil }
    let thumb = thumbFrame
    return SoftShadow(
      center: Point(x: thumb.midX, y: thumb.midY + thumb.height / 9), radius: thumb.height / 2 * 1.4, core: 0.62,
      opacity: 0.12)
  }

  func write(to writer: inout SVGWriter, id: SVGID, shadow shadowID: SVGID?) {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let radius = size.height / 2
    writer.begin("g")
    writer.id(id)
    if shape == .outlined && !isOn {
      writeOutline(to: &writer, radius: radius)
    } else {
      writer.rect(whole, radius: radius, fill: track)
    }
    if let shadowID {
      // Filled with the gradient, the track itself bounds the shadow, and no clip is needed.
      writer.begin("rect")
      writer.frame(shape == .outlined ? Rect(x: -6, y: -4, width: size.width + 12, height: size.height + 12) : whole)
      if shape != .outlined { writer.attribute("rx", radius) }
      writer.attribute("fill", url: shadowID)
      writer.end()
    }
    let thumb = thumbFrame
    writer.rect(thumb.grown(by: 0.5), radius: radius, fill: RGBA(hex: 0, opacity: 0.04))
    writer.rect(thumb, radius: thumb.height / 2, fill: self.thumb)
    writer.end()
  }

  private func writeOutline(to writer: inout SVGWriter, radius: Double) {
    let stroke = 1.5
    writer.begin("rect")
    writer.frame(Rect(x: stroke / 2, y: stroke / 2, width: size.width - stroke, height: size.height - stroke))
    writer.attribute("rx", radius - stroke / 2)
    writer.fill(thumb)
    writer.stroke(track, width: stroke)
    writer.end()
  }
}

extension SVGCanvas {
  mutating func drawSwitch(_ control: Switch, in frame: Rect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let shape: SwitchDrawing.Shape =
      if era.hasCapsuleThumbs { .capsule } else if era.hasSymbols { .filled } else { .outlined }
    let on = control.onTintColor.map { palette[$0] } ?? palette.switchOn
    let off = shape == .outlined ? palette.switchOutline : palette.switchOff
    let drawing = SwitchDrawing(
      shape: shape, size: frame.size, isOn: control.isOn, isMirrored: isRightToLeft, track: control.isOn ? on : off,
      thumb: palette.thumb)
    use(.switch(drawing), x: frame.x, y: frame.y)
  }
}
