import TableIR
import TableLayout

/// The fonts that stand for the system font of an era.
enum Typeface {
  case sanFrancisco
  case helvetica

  init(era: Era) {
    self = era.hasSanFrancisco ? .sanFrancisco : .helvetica
  }

  /// Widths are measured with the first family, so it comes first: a letter-spacing that fits it would not fit another.
  var familyList: StaticString {
    switch self {
    case .sanFrancisco:
      "Inter, 'Inter Variable', -apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"
    case .helvetica: "'Helvetica Neue', Helvetica, 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif"
    }
  }
}

/// San Francisco's own line metrics, in 2048ths of the size (`hhea` of SF Pro Text: 1950, -494, 0).
private enum LineMetrics {
  static let ascender = 1950.0 / 2048
  static let lineHeight = (1950.0 + 494) / 2048
}

extension SVGCanvas {
  /// Draws a label's lines, centred in its frame from top to bottom as `UILabel` does.
  ///
  /// - Parameter origin: the superview's origin in the space that is drawn in.
  mutating func drawLabel(_ label: LabelNode, at origin: Point = Point(x: 0, y: 0), isHighlighted: Bool = false) {
    guard !label.text.isEmpty else { return }
    let color = palette[isHighlighted ? label.highlightedColor ?? label.color : label.color]
    let lineHeight = label.font.size * LineMetrics.lineHeight
    let top = origin.y + label.frame.y + (label.frame.height - Double(max(label.lines.count, 1)) * lineHeight) / 2
    var baseline = top + label.font.size * LineMetrics.ascender
    if label.lines.isEmpty {
      drawLine(label.text, width: label.textWidth, of: label, originX: origin.x, baseline: baseline, color: color)
    }
    for line in label.lines {
      drawLine(line.text, width: line.width, of: label, originX: origin.x, baseline: baseline, color: color)
      baseline += lineHeight
    }
  }

  /// Draws one line, over its shadow.
  private mutating func drawLine(
    _ text: String, width: Double, of label: LabelNode, originX: Double, baseline: Double, color: RGBA
  ) {
    guard !text.isEmpty else { return }
    let direction = WritingDirection(of: text)
    let anchor = TextAnchor(label.alignment, direction: direction)
    let x = originX + anchor.position(in: label.frame, alignment: label.alignment)
    let spacing = letterSpacing(for: text, width: width, font: label.font)
    func write(_ color: RGBA, x: Double, y: Double, to body: inout SVGWriter) {
      guard color.alpha > 0 else { return }
      body.begin("text")
      body.attribute("x", x)
      body.attribute("y", y)
      if let name = anchor.name { body.attribute("text-anchor", literal: name) }
      if direction == .rightToLeft { body.attribute("direction", literal: "rtl") }
      body.attribute("font-size", label.font.size)
      if label.font.weight != .regular { body.attribute("font-weight", Double(label.font.weight.cssWeight)) }
      if spacing != 0 { body.attribute("letter-spacing", spacing) }
      body.fill(color)
      if text.needsPreservedSpace { body.attribute("xml:space", literal: "preserve") }
      body.text(text)
      body.end()
    }
    if let shadow = label.shadow {
      write(palette[shadow.color], x: x + shadow.offset.x, y: baseline + shadow.offset.y, to: &body)
    }
    write(color, x: x, y: baseline, to: &body)
  }

  /// What to add after each character, in points, so that a viewer with Inter draws a line exactly as wide as it was measured.
  private func letterSpacing(for text: String, width: Double, font: ResolvedFont) -> Double {
    guard typeface == .sanFrancisco else { return 0 }
    let spacing = (width - naturalWidth(of: text, measured: width, font: font)) / Double(max(text.characterCount, 1))
    // Below the precision of a written number there is nothing to correct.
    return spacing.magnitude < 0.00005 ? 0 : spacing
  }

  /// The width of a line in Inter without any spacing, in points.
  ///
  /// To be connected: `interAdvanceWidth(of: text, font: font)` of TableLayout. Until then no line is spaced.
  private func naturalWidth(of text: String, measured width: Double, font: ResolvedFont) -> Double {
    width
  }
}

/// Where a line of text is held. SVG's start and end follow the text's direction.
private enum TextAnchor {
  case start, middle, end

  init(_ alignment: TextAlignment, direction: WritingDirection) {
    switch (alignment, direction) {
    case (.center, _): self = .middle
    case (.right, .leftToRight): self = .end
    case (.right, .rightToLeft): self = .start
    case (_, .leftToRight): self = .start
    case (_, .rightToLeft): self = .end
    }
  }

  var name: StaticString? {
    switch self {
    case .start: nil
    case .middle: "middle"
    case .end: "end"
    }
  }

  func position(in frame: Rect, alignment: TextAlignment) -> Double {
    switch alignment {
    case .natural, .left: frame.x
    case .center: frame.midX
    case .right: frame.maxX
    }
  }
}

extension FontWeight {
  /// The weight in CSS's hundreds.
  var cssWeight: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
