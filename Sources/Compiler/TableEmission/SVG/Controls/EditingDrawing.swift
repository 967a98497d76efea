import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws a disc with a minus, with a plus, or a circle to choose its row by, in the cell's space.
  mutating func drawEditingControl(_ control: EditingControlNode, isSelected: Bool) {
    switch control.style {
    case .delete: drawDisc(control.frame, palette[.systemRed], isInsert: false)
    case .insert: drawDisc(control.frame, palette[.systemGreen], isInsert: true)
    case .multipleSelection: drawChoice(control.frame, isSelected: isSelected)
    }
  }

  /// The disc in its control: 22 across of 26, 20.33 of 24 (see `MetricsProfile.EditingControls`).
  private func discRadius(_ frame: LayoutRect) -> Double { min(frame.width, frame.height) * 11 / 26 }

  /// A ring, or a disc in the tint colour with a checkmark.
  private mutating func drawChoice(_ frame: LayoutRect, isSelected: Bool) {
    let radius = discRadius(frame)
    guard isSelected else {
      let thickness = radius * 0.14
      body.beginCircle(x: frame.midX, y: frame.midY, radius: radius - thickness / 2)
      body.line(palette[.tertiaryLabel], width: thickness)
      return body.end()
    }
    body.circle(x: frame.midX, y: frame.midY, radius: radius, fill: palette.tint)
    var mark = PathData()
    mark.move(frame.midX - radius * 0.41, frame.midY + radius * 0.05)
    mark.line(frame.midX - radius * 0.12, frame.midY + radius * 0.38)
    mark.line(frame.midX + radius * 0.4, frame.midY - radius * 0.38)
    body.begin("path")
    body.attribute("d", path: mark)
    body.roundedLine(palette[.white], width: radius * 0.17)
    body.end()
  }

  private mutating func drawDisc(_ frame: LayoutRect, _ color: RGBA, isInsert: Bool) {
    let radius = discRadius(frame)
    body.circle(x: frame.midX, y: frame.midY, radius: radius, fill: color)
    let (half, thickness) = (radius * 0.5, radius * 0.18)
    body.rect(
      LayoutRect(x: frame.midX - half, y: frame.midY - thickness / 2, width: 2 * half, height: thickness),
      radius: thickness / 2, fill: palette[.white])
    guard isInsert else { return }
    body.rect(
      LayoutRect(x: frame.midX - thickness / 2, y: frame.midY - half, width: thickness, height: 2 * half),
      radius: thickness / 2, fill: palette[.white])
  }

  /// Draws the three lines of a reorder control, in the cell's space: tertiaryLabel, as the iOS 26.1 simulator shows, and the grey of
  /// an indicator before (ios10-edit-reorder-delete-images-320).
  mutating func drawReorderControl(_ control: ReorderControlNode) {
    let mark = control.mark.offsetBy(x: control.frame.x, y: control.frame.y)
    // `line.3.horizontal` keeps 2 points off its box at the sides; the image before it was 22 wide with lines of 1.5.
    let (inset, thickness) = era.hasSymbols ? (2.0, mark.height * 0.13) : (0, 1.5)
    for line in 0..<3 {
      let y = mark.y + Double(line) * (mark.height - thickness) / 2
      body.rect(
        LayoutRect(x: mark.x + inset, y: y, width: mark.width - 2 * inset, height: thickness),
        radius: era.hasSymbols ? thickness / 2 : 0, fill: palette.disclosureIndicator)
    }
  }
}
