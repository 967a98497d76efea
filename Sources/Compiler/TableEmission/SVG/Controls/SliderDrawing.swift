import TableIR

/// The measures of a `UISlider` inside its frame, in points.
private struct SliderMetrics {
  var track: Double
  var thumb: LayoutSize
  /// From the frame's sides to the track's ends.
  var inset: Double

  init(era: Era) {
    // The track is 2 pt high until iOS 13 and 4 pt since iOS 14; iOS 26 has 6 pt and a capsule for a thumb.
    track = era.hasCapsuleThumbs ? 6 : era.ios >= 14 ? 4 : 2
    thumb = era.hasCapsuleThumbs ? LayoutSize(width: 37, height: 24) : LayoutSize(width: 28, height: 28)
    // From edge to edge in the iOS 26.1 simulator.
    inset = era.hasCapsuleThumbs ? 0 : 2
  }
}

extension SVGCanvas {
  mutating func drawSlider(_ slider: Slider, in frame: LayoutRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let metrics = SliderMetrics(era: era)
    let thumbHeight = min(metrics.thumb.height, frame.height)
    // A round thumb stays round in a frame that is too low for it.
    let thumbWidth = min(era.hasCapsuleThumbs ? metrics.thumb.width : thumbHeight, frame.width)
    let x = frame.x + (frame.width - thumbWidth) * (isRightToLeft ? 1 - slider.fraction : slider.fraction)
    let thumb = LayoutRect(x: x, y: frame.midY - thumbHeight / 2, width: thumbWidth, height: thumbHeight)

    let inset = min(metrics.inset, frame.width / 2)
    let top = frame.midY - metrics.track / 2
    let left = frame.x + inset
    let track = LayoutRect(x: left, y: top, width: frame.width - 2 * inset, height: metrics.track)
    let filled =
      isRightToLeft
      ? LayoutRect(x: thumb.midX, y: top, width: track.maxX - thumb.midX, height: metrics.track)
      : LayoutRect(x: left, y: top, width: thumb.midX - left, height: metrics.track)
    body.rect(track, radius: metrics.track / 2, fill: palette.sliderTrack)
    body.rect(
      filled, radius: metrics.track / 2, fill: slider.tintColor.map { palette[$0] } ?? palette.tint)
    drawThumb(thumb)
  }

  /// A white thumb over its shadow: a round one's falls 3 pt below it, a capsule's lies close around it.
  private mutating func drawThumb(_ thumb: LayoutRect) {
    if era.hasCapsuleThumbs {
      for step in stride(from: 3.0, through: 1, by: -1) {
        body.rect(thumb.grown(by: step).offsetBy(x: 0, y: 1), radius: thumb.height, fill: RGBA(hex: 0, opacity: 0.03))
      }
    } else {
      drawRoundShadow(of: thumb)
    }
    body.rect(thumb.grown(by: 0.5), radius: thumb.height, fill: RGBA(hex: 0, opacity: 0.05))
    body.rect(thumb, radius: thumb.height / 2, fill: palette.thumb)
  }

  private mutating func drawRoundShadow(of thumb: LayoutRect) {
    let reach = thumb.height / 2 * 1.35
    let shadow = SoftShadow(center: LayoutPoint(x: 0, y: 0), radius: reach, core: 0.62, opacity: 0.17)
    let id = definitions.id(of: .shadow(shadow))
    body.begin("circle")
    body.translate(x: thumb.midX, y: thumb.midY + 3)
    body.attribute("r", reach)
    body.attribute("fill", url: id)
    body.end()
  }
}

extension LayoutRect {
  /// The rectangle with each edge moved outwards.
  func grown(by distance: Double) -> LayoutRect {
    LayoutRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
