import TableIR

extension SVGCanvas {
  /// Draws a minus and a plus beside each other, and dims what leads beyond the range. The plus is assumed to be at the trailing
  /// side from right to left too: the frame was observed there, the signs were not.
  mutating func drawStepper(_ stepper: Stepper, isEnabled: Bool, in frame: LayoutRect) {
    let tint = stepper.tintColor.map { palette[$0] } ?? palette.tint
    if era.hasSymbols {
      let radius = era.hasCapsuleThumbs ? frame.height / 2 : 8
      body.rect(frame, radius: radius, fill: palette[.tertiarySystemFill])
      let line = min(frame.height, 18)
      body.rect(
        LayoutRect(x: frame.midX - 0.5, y: frame.midY - line / 2, width: 1, height: line), radius: 0.5,
        fill: palette[.separator])
    } else {
      drawOutline(of: frame, color: tint)
      body.rect(LayoutRect(x: frame.midX - 0.5, y: frame.y, width: 1, height: frame.height), fill: tint)
    }
    let (left, right) = (frame.x + frame.width / 4, frame.maxX - frame.width / 4)
    drawSign(
      atX: isRightToLeft ? right : left, frame, isPlus: false, color: tint,
      isEnabled: isEnabled && stepper.value > stepper.minimum)
    drawSign(
      atX: isRightToLeft ? left : right, frame, isPlus: true, color: tint,
      isEnabled: isEnabled && stepper.value < stepper.maximum)
  }

  /// 15.5 points across and 1.5 thick, half as strong if it is disabled. The images of iOS 7 to 12 have their lines on whole pixels,
  /// a quarter of a point beside the middle: ios11-static-form.
  private mutating func drawSign(atX x: Double, _ frame: LayoutRect, isPlus: Bool, color: RGBA, isEnabled: Bool) {
    let beside = era.hasSymbols ? 0 : isPlus ? -0.25 : 0.25
    let (x, midY) = (x + beside, frame.midY + beside)
    let half = min(era.hasSymbols ? 7.2 : 7.75, frame.width / 5, frame.height / 2)
    var color = color
    if era.hasSymbols {
      color = isEnabled ? palette[.label] : palette[.tertiaryLabel]
    } else if !isEnabled {
      color.alpha /= 2
    }
    var sign = PathData()
    sign.move(x - half, midY)
    sign.line(x + half, midY)
    if isPlus {
      sign.move(x, midY - half)
      sign.line(x, midY + half)
    }
    body.begin("path")
    body.attribute("d", path: sign)
    if era.hasSymbols { body.roundedLine(color, width: 1.7) } else { body.line(color, width: 1.5) }
    body.end()
  }

  /// The outline that controls had from iOS 7 to 12: a point thick, with corners of 4 points.
  mutating func drawOutline(of frame: LayoutRect, color: RGBA) {
    body.begin("rect")
    body.frame(frame.grown(by: -0.5))
    body.attribute("rx", min(4, frame.height / 2))
    body.line(color, width: 1)
    body.end()
  }
}
