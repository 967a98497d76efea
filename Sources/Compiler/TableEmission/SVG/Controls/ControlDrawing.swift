import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws a control in a frame, and the texts in it.
  mutating func drawControl(_ control: Control, _ labels: [LabelNode], in frame: LayoutRect, isHighlighted: Bool) {
    guard frame.width > 0, frame.height > 0 else { return }
    // For controls that are not faded, the layout dims the texts.
    let isFaded = control.disabledLook?.isFaded(inIOS: era.ios) ?? false
    if isFaded {
      body.begin("g")
      body.attribute("opacity", 0.5)
    }
    let box = control.drawnFrame?.offsetBy(x: frame.x, y: frame.y) ?? frame
    switch control.kind {
    case .switch(let value): drawSwitch(value, in: box)
    case .slider(let value): drawSlider(value, in: frame)
    case .stepper(let value): drawStepper(value, isEnabled: control.isEnabled, in: box)
    case .segmentedControl(let value): drawSegments(of: value, labels, in: frame)
    case .textField(let value): drawBorder(of: value, in: frame)
    case .activityIndicator(let value): drawActivityIndicator(value, in: box)
    case .progressView(let value): drawProgressView(value, in: box)
    case .badge(let value):
      body.rect(frame, radius: frame.height / 2, fill: palette[value.color ?? .system(.systemRed)])
    case .button(let value):
      drawBackground(of: value, in: frame)
      if let image = value.image { drawImage(image, in: box, isEnabled: control.isEnabled) }
    case .detailButton(let value): drawInfoButton(in: box, color: value.tintColor)
    case .outlineDisclosure(let value): drawOutlineDisclosure(value, in: box)
    case .chevron(let value): drawChevron(value, in: box, isHighlighted: isHighlighted)
    case .box: drawBox(in: frame)
    case .label, .textView: break
    }
    for label in labels { drawLabel(label, at: LayoutPoint(x: frame.x, y: frame.y), isHighlighted: isHighlighted) }
    if isFaded { body.end() }
  }

  // MARK: Buttons

  /// The background of a button with a configuration: the tint colour, a faint tint, or a fill; a capsule from iOS 26 on, before that
  /// with corners of 6 points, which were not measured on a screenshot.
  private mutating func drawBackground(of button: Button, in frame: LayoutRect) {
    let color: RGBA
    switch button.configuration {
    case nil, .plain: return
    case .gray: color = palette[.tertiarySystemFill]
    case .filled: color = palette.tint
    case .tinted:
      var tint = palette.tint
      tint.alpha = UInt8(Double(tint.alpha) * 0.18)
      color = tint
    }
    body.rect(frame, radius: era.ios >= 26 ? frame.height / 2 : min(6, frame.height / 2), fill: color)
  }

  /// Half as strong if its button is disabled (`adjustsImageWhenDisabled`).
  private mutating func drawImage(_ image: Image, in frame: LayoutRect, isEnabled: Bool) {
    if !isEnabled {
      body.begin("g")
      body.attribute("opacity", 0.5)
    }
    drawImage(image, in: frame)
    if !isEnabled { body.end() }
  }

  // MARK: Text fields

  /// A hairline of grey with corners of 5 points, read off screenshots of iOS 11.
  private mutating func drawBorder(of field: TextField, in frame: LayoutRect) {
    guard field.borderStyle == .roundedRect else { return }
    body.begin("rect")
    body.frame(frame.grown(by: -0.25))
    body.attribute("rx", min(era.hasCapsuleThumbs ? 8 : 5, frame.height / 2))
    body.fill(palette[.systemBackground])
    body.stroke(palette.fieldBorder, width: 0.5)
    body.end()
  }

  // MARK: Boxes

  /// A grey background inside a hairline.
  private mutating func drawBox(in frame: LayoutRect) {
    body.begin("rect")
    body.frame(frame.grown(by: -0.25))
    body.fill(palette[.systemGray6])
    body.stroke(palette[.systemGray3], width: 0.5)
    body.end()
  }

  // MARK: Progress views

  private mutating func drawProgressView(_ value: ProgressView, in track: LayoutRect) {
    let (done, radius) = (track.width * value.progress, track.height / 2)
    let part = LayoutRect(x: isRightToLeft ? track.maxX - done : track.x, y: track.y, width: done, height: track.height)
    body.rect(track, radius: radius, fill: value.trackTintColor.map { palette[$0] } ?? palette.sliderTrack)
    body.rect(part, radius: radius, fill: value.progressTintColor.map { palette[$0] } ?? palette.tint)
  }

  // MARK: Activity indicators

  /// Spokes around the middle, the darkest at the top and each before it lighter: 8 since iOS 13, 12 before.
  private mutating func drawActivityIndicator(_ value: ActivityIndicator, in frame: LayoutRect) {
    let side = min(frame.width, frame.height)
    let color = value.color.map { palette[$0] } ?? palette.activityIndicator
    let count = era.hasSymbols ? 8 : 12
    let (inner, outer, thickness) = era.hasSymbols ? (0.26, 0.44, 0.125) : (0.25, 0.46, 0.09)
    for spoke in 0..<count {
      let direction = ClockDirection(turn: Double(spoke) / Double(count))
      var line = PathData()
      line.move(frame.midX + direction.x * side * inner, frame.midY - direction.y * side * inner)
      line.line(frame.midX + direction.x * side * outer, frame.midY - direction.y * side * outer)
      var shade = color
      let age = spoke == 0 ? 0 : Double(count - spoke) / Double(count)
      shade.alpha = UInt8(Double(color.alpha) * (1 - 0.75 * age))
      body.begin("path")
      body.attribute("d", path: line)
      body.roundedLine(shade, width: side * thickness)
      body.end()
    }
  }
}

/// A direction of length 1 as a hand shows it: x to the right, y up. Twelfths and eighths of a turn are all that is drawn, and their
/// sines are known without a mathematics library.
private struct ClockDirection {
  var x: Double
  var y: Double

  init(turn: Double) {
    let half = 0.5
    let (diagonal, long) = (half.squareRoot(), 0.75.squareRoot())
    let quarter = turn * 4
    let within = quarter - quarter.rounded(.down)
    let (sine, cosine) =
      switch (within * 12).rounded() {
      case 4: (half, long)
      case 6: (diagonal, diagonal)
      case 8: (long, half)
      default: (0.0, 1.0)
      }
    (x, y) =
      switch Int(quarter.rounded(.down)) {
      case 0: (sine, cosine)
      case 1: (cosine, -sine)
      case 2: (-sine, -cosine)
      default: (-cosine, sine)
      }
  }
}
