import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws a disc with a minus, or with a plus, in the cell's space.
  mutating func drawEditingControl(_ control: EditingControlNode) {
    let (frame, isInsert) = (control.frame, control.style == .insert)
    // `minus.circle.fill` at 17 points is 22 across, in a control of 26.
    let radius = min(frame.width, frame.height) * 11 / 26
    let color = isInsert ? palette[.systemGreen] : palette[.systemRed]
    body.circle(x: frame.midX, y: frame.midY, radius: radius, fill: color)
    let (half, thickness) = (radius * 0.5, radius * 0.18)
    body.rect(
      Rect(x: frame.midX - half, y: frame.midY - thickness / 2, width: 2 * half, height: thickness),
      radius: thickness / 2, fill: palette[.white])
    guard isInsert else { return }
    body.rect(
      Rect(x: frame.midX - thickness / 2, y: frame.midY - half, width: thickness, height: 2 * half),
      radius: thickness / 2, fill: palette[.white])
  }

  /// Draws the three lines of a reorder control, in the cell's space: tertiaryLabel, as the iOS 26.1 simulator shows.
  mutating func drawReorderControl(_ control: ReorderControlNode) {
    let mark = control.mark.offsetBy(x: control.frame.x, y: control.frame.y)
    // `line.3.horizontal` keeps 2 points off its box at the sides.
    let (inset, thickness) = (2.0, mark.height * 0.13)
    for line in 0..<3 {
      let y = mark.y + Double(line) * (mark.height - thickness) / 2
      body.rect(
        Rect(x: mark.x + inset, y: y, width: mark.width - 2 * inset, height: thickness), radius: thickness / 2,
        fill: palette[.tertiaryLabel])
    }
  }
}
