import TableIR

/// Resolves fonts and sets text in labels: the layout rules' one door to text measurement.
struct Typesetter: Sendable {
  let grid: PixelGrid
  let measure = SystemFontMeasure()

  /// What a label looks like where its spec says nothing.
  struct Style {
    var size: Double
    var weight: FontWeight = .regular
    var color: Color
    var alignment: TextAlignment = .left
    /// The most lines, 0 for as many as needed.
    var lines: Int = 1
  }

  func font(_ font: Font, in style: Style) -> ResolvedFont {
    guard let textStyle = font.textStyle else {
      return ResolvedFont(size: font.size ?? style.size, weight: font.weight ?? style.weight)
    }
    let standard = TypeSizes.large(textStyle)
    return ResolvedFont(size: font.size ?? standard.size, weight: font.weight ?? standard.weight)
  }

  /// The height of so many lines, up to the next pixel.
  func height(lines: Int, font: ResolvedFont) -> Double {
    grid.ceil(measure.lineHeight(font) * Double(max(lines, 1)))
  }

  /// The width that fits the text on one line, up to the next pixel.
  func fittingWidth(_ text: String, font: ResolvedFont) -> Double {
    grid.ceil(measure.width(of: text, font: font))
  }

  /// Text set in lines, before anyone knows where its label stands.
  struct Setting {
    var text: Text
    var style: Style
    var font: ResolvedFont
    var laidOut: LaidOutText

    var lineCount: Int { max(laidOut.lines.count, 1) }
  }

  func set(_ text: Text, style: Style, maxWidth: Double) -> Setting {
    let font = font(text.font, in: style)
    let laidOut = TextLayout.layOut(
      text.string, font: font, maxWidth: maxWidth, maxLines: text.lines ?? style.lines, measure: measure,
      scale: grid.scale)
    return Setting(text: text, style: style, font: font, laidOut: laidOut)
  }

  /// The size that fits the text as set, up to the next pixel.
  func size(_ setting: Setting) -> Size {
    Size(width: grid.ceil(setting.laidOut.width), height: height(lines: setting.lineCount, font: setting.font))
  }

  /// The label for text as set, at a frame in its superview's space.
  func label(_ setting: Setting, frame: Rect) -> LabelNode {
    let text = setting.text
    let laidOut = setting.laidOut
    var alignment = text.alignment ?? setting.style.alignment
    if alignment == .natural { alignment = .left }
    return LabelNode(
      frame: grid.snap(frame), text: text.string, lines: drawnLines(setting), textWidth: laidOut.width,
      isTruncated: laidOut.truncated, font: setting.font, color: text.color ?? setting.style.color,
      highlightedColor: text.highlightedColor, alignment: alignment, shadow: text.shadow)
  }

  /// The lines where they differ from the text itself: most labels have one line and need none.
  private func drawnLines(_ setting: Setting) -> [LabelNode.Line] {
    let lines = setting.laidOut.lines
    if lines.count == 1 && !setting.laidOut.truncated { return [] }
    if lines.isEmpty { return setting.laidOut.truncated ? [LabelNode.Line(text: "", width: 0)] : [] }
    return lines.map { LabelNode.Line(text: $0, width: measure.width(of: $0, font: setting.font)) }
  }
}
