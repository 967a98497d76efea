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
  var size: LayoutSize
  var isOn: Bool
  /// Whether on is at the left, in a right-to-left interface.
  var isMirrored = false
  /// The colour of the track.
  var track: RGBA
  var thumb: RGBA

  /// From the track's edge to the thumb, in points: 1.5 up to iOS 12 (ios8-grouped-switches), then 2.
  private var inset: Double { shape == .outlined ? 1.5 : 2 }

  /// The thumb's frame: a circle of 28 or 27 pt, or a capsule of 37 × 24 (iOS 26.1 simulator).
  private var thumbFrame: LayoutRect {
    let height = max(size.height - 2 * inset, 0)
    let width = shape == .capsule ? min(height * 37 / 24, size.width) : min(height, size.width)
    return LayoutRect(
      x: isOn != isMirrored ? size.width - inset - width : inset, y: inset, width: width, height: height)
  }

  /// The shadows fall 3 pt below a thumb, and up to iOS 12 close around it too: read off ios8-grouped-switches, 15 in 100 below it and
  /// 30 at its edge, and off ios17-insetgrouped-switches, 8 in 100. A capsule's thumb lies flat.
  var shadows: [SoftShadow] {
    let thumb = thumbFrame
    let radius = thumb.height / 2
    func shadow(fallen distance: Double, reach: Double, core: Double, opacity: Double) -> SoftShadow {
      SoftShadow(
        center: LayoutPoint(x: thumb.midX, y: thumb.midY + radius * distance), radius: radius * reach, core: core,
        opacity: opacity)
    }
    return switch shape {
    case .outlined:
      [
        shadow(fallen: 3.0 / 14, reach: 1.32, core: 0.68, opacity: 0.155),
        shadow(fallen: 0.5 / 14, reach: 1.086, core: 0.89, opacity: 0.18),
      ]
    case .filled: [shadow(fallen: 3 / 13.5, reach: 1.4, core: 0.62, opacity: 0.075)]
    case .capsule: []
    }
  }

  func write(to writer: inout SVGWriter, id: SVGID, shadows shadowIDs: [SVGID]) {
    let whole = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    let radius = size.height / 2
    writer.begin("g")
    writer.id(id)
    if shape == .outlined && !isOn {
      writeOutline(to: &writer, radius: radius)
    } else {
      writer.rect(whole, radius: radius, fill: track)
    }
    for shadowID in shadowIDs {
      // Filled with the gradient, the track itself bounds the shadow, and no clip is needed.
      writer.begin("rect")
      writer.frame(
        shape == .outlined ? LayoutRect(x: -6, y: -4, width: size.width + 12, height: size.height + 12) : whole)
      if shape != .outlined { writer.attribute("rx", radius) }
      writer.attribute("fill", url: shadowID)
      writer.end()
    }
    let thumb = thumbFrame
    if shape != .outlined { writer.rect(thumb.grown(by: 0.5), radius: radius, fill: RGBA(hex: 0, opacity: 0.025)) }
    writer.rect(thumb, radius: thumb.height / 2, fill: self.thumb)
    writer.end()
  }

  private func writeOutline(to writer: inout SVGWriter, radius: Double) {
    let stroke = 1.5
    writer.begin("rect")
    writer.frame(LayoutRect(x: stroke / 2, y: stroke / 2, width: size.width - stroke, height: size.height - stroke))
    writer.attribute("rx", radius - stroke / 2)
    writer.fill(thumb)
    writer.stroke(track, width: stroke)
    writer.end()
  }
}

extension SVGCanvas {
  mutating func drawSwitch(_ control: Switch, in frame: LayoutRect) {
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
