import TableIR
import TableLayout

extension SVGCanvas {
  /// Outlines what VoiceOver stops at, each with its number in the order that it is read in and its words as a title.
  mutating func drawElements(of tree: LayoutTree) {
    drawInPictureFonts { canvas in
      for (index, element) in tree.accessibilityElements(cutAfter: canvas.limit).enumerated()
      where canvas.shows(element.frame) {
        canvas.draw(element, number: index + 1)
      }
    }
  }

  private mutating func draw(_ element: AccessibilityElement, number: Int) {
    let color = ElementStyle.colors[number % ElementStyle.colors.count]
    body.begin("g")
    body.attribute("data-element", escaping: String(number))
    body.newLine()
    body.begin("title")
    body.text(element.spoken)
    body.end()
    body.newLine()
    body.begin("rect")
    body.frame(element.frame)
    body.fill(RGBA(color.red, color.green, color.blue, alpha: 26))
    body.stroke(color, width: ElementStyle.lineWidth)
    body.end()
    let text = String(number)
    let width = FrameNote.width(of: text) + 2 * ElementStyle.padding
    let x = element.frame.x
    body.rect(
      LayoutRect(x: x, y: element.frame.y, width: width, height: FrameNote.height), radius: 1.5, fill: color)
    FrameNote.write(
      text, color: RGBA(hex: 0xFFFFFF), to: &body, x: x + ElementStyle.padding, y: element.frame.y)
    body.end()
    body.newLine()
  }
}

/// How elements are drawn.
private enum ElementStyle {
  static let lineWidth = 1.0
  static let padding = 3.0
  /// In turn, so that neighbours differ; each is dark enough for white digits.
  static let colors = [0x0A58CA, 0x0B7A3B, 0xC2410C, 0x7C3AED, 0x0E7490, 0xB3261E].map { RGBA(hex: $0) }
}
