import TableIR
import TableLayout

/// The heights of a text's box and of what is above its first baseline, in points.
private struct LineMetrics {
  var ascender: Double
  var lineHeight: Double

  /// San Francisco's own, in 2048ths of the size (`hhea` of SF Pro Text: 1950, -494, 0), unless a file has the family.
  init(_ font: ResolvedFont, _ measure: FontFileMeasure?) {
    if font.variant?.family != nil, let measure {
      (ascender, lineHeight) = (measure.ascender(font), measure.lineHeight(font))
    } else {
      (ascender, lineHeight) = (font.size * 1950 / 2048, font.size * (1950 + 494) / 2048)
    }
  }
}

/// One line of text, ready to be written.
private struct TextLine {
  var text: String
  var direction: WritingDirection
  var font: ResolvedFont
  var alignment: TextAlignment
  /// The measured width, in points.
  var width: Double
  /// In points, after each character.
  var letterSpacing: Double
  /// In CSS's hundreds.
  var weight: Double
  /// The families, if they differ from the picture's.
  var families: Families?
  var decoration: TextDecoration
  /// Whether it goes on in a line of text that an earlier one began.
  var isContinued: Bool

  struct Families {
    var embedded: SVGID?
    var named: String?
    var others: StaticString
  }
}

extension SVGCanvas {
  /// Draws a label's lines, centred in its frame from top to bottom as `UILabel` does.
  ///
  /// - Parameter origin: the superview's origin in the current space.
  mutating func drawLabel(
    _ label: LabelNode, at origin: LayoutPoint = LayoutPoint(x: 0, y: 0), isHighlighted: Bool = false
  ) {
    // A label without height shows nothing: a row of height 0 is a hidden one.
    guard !label.text.isEmpty, label.frame.height > 0 else { return }
    let label = label.withOpenOverrides
    let color = palette[isHighlighted ? label.highlightedColor ?? label.color : label.color]
    let x = origin.x + label.alignment.position(in: label.frame)
    let metrics = LineMetrics(label.font, ownFont?.measure)
    let height = metrics.lineHeight + label.leading * Double(max(label.lines.count, 1) - 1)
    var baseline = origin.y + label.frame.y + firstBaseline(of: height, in: label.frame.height, metrics.ascender)
    if label.lines.isEmpty {
      drawLine(label.text, width: label.textWidth, of: label, x: x, baseline: baseline, color: color)
    }
    // Once per label: a text may have very many lines.
    let direction = label.paragraphDirection
    let runs = Dictionary(grouping: label.runs, by: \.line)
    for (number, line) in label.lines.enumerated() {
      if !runs.isEmpty {
        drawRuns(
          runs[number] ?? [], direction ?? WritingDirection(of: line.text), of: label, x: x,
          baseline: baseline, color: isHighlighted && label.highlightedColor != nil ? color : nil)
      } else if line.width > label.frame.width + 0.01 {
        drawClipped(line, direction, of: label, at: origin, baseline: baseline, color: color)
      } else {
        drawLine(line.text, direction, width: line.width, of: label, x: x, baseline: baseline, color: color)
      }
      baseline += label.leading
    }
  }

  /// The distance from the label's top to the first baseline: on a whole pixel, as in UIKit.
  ///
  /// The text's box is up to a pixel, and so is the space above it: 27.5 of 43.5 at 17 points @2x (ios12-plain-default-320), 28.33 of 44 @3x
  /// (ios17.5-plain-default-middle-375x400), 27.67 of 44 at 16 points (ios18-plain-default-320), 32.33 of 52 (ios26.2-plain-default-middle-375x400,
  /// and SwiftUI's rows in 45 places). Up to iOS 10 the baseline of San Francisco at 17 is at 28 of 43.5 (ios10-checkmarks-delete), Helvetica's
  /// at 27.5 (ios8-plain-images-disclosure), in labels that fit their text both at 16, and that of 12 points at 11.5.
  ///
  /// - Parameters:
  ///   - text: the height of the text, in points.
  ///   - whole: that of the label, which may be too low for it.
  ///   - ascender: what is above the first baseline of the text, in points.
  private func firstBaseline(of text: Double, in whole: Double, _ ascender: Double) -> Double {
    let scale = definitions.scale
    guard era.ios >= 11 else {
      let space = (whole - text) / 2
      let isRoomy = space >= 1 && typeface == .sanFrancisco
      return (((isRoomy ? space.rounded() : space) + ascender) * scale + 0.001).rounded(.down) / scale
    }
    func up(_ points: Double) -> Double { (points * scale - 0.001).rounded(.up) / scale }
    return ((up((whole - up(text)) / 2) + ascender) * scale).rounded() / scale
  }

  /// Draws a line that is wider than its label, from its start to the label's edge.
  private mutating func drawClipped(
    _ line: LabelNode.Line, _ direction: WritingDirection?, of label: LabelNode, at origin: LayoutPoint,
    baseline: Double,
    color: RGBA
  ) {
    let corner = LayoutPoint(x: origin.x + label.frame.x, y: origin.y + label.frame.y)
    let clip = definitions.id(of: .clip(CornerShape(size: label.frame.size, radius: 0)))
    var label = label
    label.alignment = direction ?? WritingDirection(of: line.text) == .rightToLeft ? .right : .left
    let x = label.alignment == .right ? label.frame.width : 0
    body.begin("g")
    body.translate(x: corner.x, y: corner.y)
    body.attribute("clip-path", url: clip)
    drawLine(line.text, direction, width: line.width, of: label, x: x, baseline: baseline - corner.y, color: color)
    body.end()
  }

  /// Draws one line, over its shadow. If no direction is given, the line's own is used.
  ///
  /// - Parameters:
  ///   - alignment: where the line is from `x`; nil for the label's own.
  ///   - isContinued: whether it goes on in a line of text that was begun.
  mutating func drawLine(
    _ text: String, _ direction: WritingDirection? = nil, width: Double, of label: LabelNode, x: Double,
    alignment: TextAlignment? = nil, baseline: Double, color: RGBA, decoration: TextDecoration = TextDecoration(),
    isContinued: Bool = false
  ) {
    guard !text.isEmpty else { return }
    if text.utf8.contains(UInt8(ascii: "\t")) {
      return drawTabbedLine(
        text, direction ?? WritingDirection(of: text), width: width, of: label, x: x, baseline: baseline, color: color,
        decoration)
    }
    let own = WritingDirection(of: text)
    let line = TextLine(
      text: text, direction: direction ?? own, font: label.font, alignment: alignment ?? label.alignment,
      width: width,
      letterSpacing: own == .rightToLeft && text.hasRightToLeftLetters
        ? 0 : letterSpacing(for: text, width: width, font: label.font),
      weight: ownFont?.cssWeight(label.font) ?? label.font.weight.cssWeight,
      families: families(of: label.font), decoration: decoration, isContinued: isContinued)
    ownFont?.use(text, font: label.font)
    if let shadow = label.shadow {
      body.line(line, x: x + shadow.offset.x, baseline: baseline + shadow.offset.y, color: palette[shadow.color])
    }
    body.line(line, x: x, baseline: baseline, color: color)
  }

  /// Draws what is between the tabs of a line: SVG makes a blank of a tab, and would spread what it is wider between all letters
  /// (archimatetool/archi#975).
  private mutating func drawTabbedLine(
    _ text: String, _ direction: WritingDirection, width: Double, of label: LabelNode, x: Double, baseline: Double,
    color: RGBA, _ decoration: TextDecoration
  ) {
    let spacing = (width - drawnWidth(of: text, font: label.font)) / Double(text.characterCount)
    func partWidth(_ part: String) -> Double {
      drawnWidth(of: part, font: label.font) + spacing * Double(part.characterCount)
    }
    let start = label.alignment.start(from: x, width: width)
    var place = 0.0
    for part in text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) {
      let own = partWidth(part)
      drawLine(
        part, direction, width: own, of: label,
        x: start + (direction == .leftToRight ? place : width - place - own), alignment: .left, baseline: baseline,
        color: color, decoration: decoration)
      place += own + partWidth("\t")
    }
  }

  private mutating func families(of font: ResolvedFont) -> TextLine.Families? {
    if let variant = font.variant, variant.isOfOtherWidths {
      return TextLine.Families(
        embedded: ownFont?.embeddedFamily(of: font), named: variant.family,
        others: variant.design?.familyList ?? typeface.familyList)
    }
    return ownFont?.otherFamily(of: font.weight).map { TextLine.Families(named: $0, others: typeface.familyList) }
  }

  /// The spacing to add after each character, in points, so that a viewer with the typeface's first font, or with the
  /// measured font, draws a line exactly as wide as it was measured. Letters that join, such as Arabic ones, must not be
  /// spaced.
  private func letterSpacing(for text: String, width: Double, font: ResolvedFont) -> Double {
    let own = ownFont?.drawnWidth(of: text, font: font)
    // What a viewer takes for a font that is not measured has widths of its own.
    if own == nil, font.variant?.isOfOtherWidths == true { return 0 }
    let spacing = (width - (own ?? typeface.width(of: text, font: font))) / Double(max(text.characterCount, 1))
    // Spacing below the precision of written numbers is ignored.
    return spacing.magnitude < 0.00005 ? 0 : spacing
  }

  private func drawnWidth(of text: String, font: ResolvedFont) -> Double {
    ownFont?.drawnWidth(of: text, font: font) ?? typeface.width(of: text, font: font)
  }
}

extension LabelNode {
  /// Each line with the overrides of direction that an earlier one opens.
  fileprivate var withOpenOverrides: LabelNode {
    guard !lines.isEmpty, OpenOverrides.areIn(text) else { return self }
    var label = self
    var (ofLines, ofRuns) = (OpenOverrides(), OpenOverrides())
    for index in lines.indices { label.lines[index].text = ofLines.continuing(lines[index].text) }
    for index in runs.indices { label.runs[index].text = ofRuns.continuing(runs[index].text) }
    return label
  }

  /// The direction of a text with one paragraph, which its first letter determines for all lines: the ellipsis after the English
  /// end of a Hebrew text is at the left. Nil if there are several paragraphs; then each line has its own direction.
  fileprivate var paragraphDirection: WritingDirection? {
    guard !lines.isEmpty else { return nil }
    let hasSeveral = text.unicodeScalars.contains { ("\n"..."\r").contains($0) || $0 == "\u{2028}" || $0 == "\u{2029}" }
    return hasSeveral ? nil : WritingDirection(of: text)
  }
}

extension SVGWriter {
  fileprivate mutating func line(_ line: TextLine, x: Double, baseline: Double, color: RGBA) {
    guard color.alpha > 0 else { return }
    // Some browsers copy texts without a space between two of them, unless there is one in the picture.
    if !line.isContinued { newLine() }
    begin("text")
    attribute("x", x)
    attribute("y", baseline)
    if let anchor = line.alignment.anchor { attribute("text-anchor", literal: anchor) }
    attribute("font-size", line.font.size)
    if line.weight != 400 { attribute("font-weight", line.weight) }
    if line.font.variant?.isItalic == true { attribute("font-style", literal: "italic") }
    if line.font.variant?.hasMonospacedDigits == true { attribute("font-variant", literal: "tabular-nums") }
    if let families = line.families {
      fontFamilies(embedded: families.embedded, named: families.named, others: families.others)
    }
    if line.decoration.isUnderlined { attribute("text-decoration", literal: "underline") }
    if line.letterSpacing != 0 { attribute("letter-spacing", line.letterSpacing) }
    // Whatever font a viewer has, a line stays as wide as in the layout.
    if line.width > 0 {
      attribute("textLength", line.width)
      // Letters that join must not be spaced.
      if line.text.joins { attribute("lengthAdjust", literal: "spacingAndGlyphs") }
    }
    fill(color)
    if line.text.needsPreservedSpace { attribute("xml:space", literal: "preserve") }
    switch line.direction {
    case .leftToRight: text(line.text)
    case .rightToLeft: text(WritingDirection.isolatedRightToLeft(line.text))
    }
    end()
    // Not 'line-through', which librsvg takes out of the letters that it crosses.
    guard line.decoration.isStruckThrough else { return }
    let size = line.font.size
    rect(
      LayoutRect(
        x: line.alignment.start(from: x, width: line.width), y: baseline - size * Self.strikePosition,
        width: line.width,
        height: size * Self.strikeThickness), fill: color)
  }

  /// The top and the height of the line through a text of size 1: across the middle of small letters, as thick as regular ones.
  private static let (strikePosition, strikeThickness) = (0.3, 0.07)
}

extension TextAlignment {
  /// SVG's name for the anchor; nil for the default, the start.
  fileprivate var anchor: StaticString? {
    switch self {
    case .natural, .left: nil
    case .center: "middle"
    case .right: "end"
    }
  }

  /// The left edge of a line with an anchor at `x`.
  func start(from x: Double, width: Double) -> Double {
    switch self {
    case .natural, .left: x
    case .center: x - width / 2
    case .right: x - width
    }
  }

  /// The anchor of a line, in the space of the label's frame.
  fileprivate func position(in frame: LayoutRect) -> Double {
    switch self {
    case .natural, .left: frame.x
    case .center: frame.midX
    case .right: frame.maxX
    }
  }
}

extension FontVariant {
  /// Whether it is in a different font with different widths.
  fileprivate var isOfOtherWidths: Bool { family != nil || design != nil }
}

extension FontVariant.Design {
  /// Apple's own fonts, if a viewer has them, and similar ones.
  fileprivate var familyList: StaticString {
    switch self {
    case .rounded: "ui-rounded, 'SF Pro Rounded', 'Nunito Sans', Nunito, 'Arial Rounded MT Bold', Inter, sans-serif"
    case .serif: "ui-serif, 'New York', Georgia, 'Source Serif 4', 'Liberation Serif', serif"
    case .monospaced: "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
    }
  }
}
