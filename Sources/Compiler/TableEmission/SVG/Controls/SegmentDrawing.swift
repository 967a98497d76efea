import TableIR
import TableLayout

extension SVGCanvas {
  /// Draws the background of a segmented control, below its titles. Each title's frame is its segment.
  mutating func drawSegments(of control: SegmentedControl, _ titles: [LabelNode], in frame: LayoutRect) {
    if era.hasSymbols { drawTrack(of: control, titles, in: frame) } else { drawFrame(of: control, titles, in: frame) }
  }

  /// Since iOS 13 a grey track, with a raised plate below the selected title and lines between the others.
  private mutating func drawTrack(of control: SegmentedControl, _ titles: [LabelNode], in frame: LayoutRect) {
    let (radius, inset) = (era.hasCapsuleThumbs ? frame.height / 2 : 8.9, 2.0)
    body.rect(frame, radius: radius, fill: palette[.tertiarySystemFill])
    for index in titles.indices.dropFirst() {
      if [index - 1, index].contains(control.selectedSegmentIndex) { continue }
      let before = titles[index - 1].frame
      let after = titles[index].frame
      let x = frame.x + (isRightToLeft ? after.maxX + before.x : before.maxX + after.x) / 2
      let height = max(frame.height - 16, 0)
      body.rect(
        LayoutRect(x: x - 0.5, y: frame.midY - height / 2, width: 1, height: height), radius: 0.5,
        fill: palette[.separator])
    }
    guard let index = control.selectedSegmentIndex, titles.indices.contains(index) else { return }
    let segment = titles[index].frame.offsetBy(x: frame.x, y: frame.y)
    // In iOS 26 it keeps 2 points from its segment all around: (230, 2, 111, 30) in (228, 0, 115, 34).
    let beside = era.hasCapsuleThumbs ? inset : 0
    let left = max(segment.x + beside, frame.x + inset)
    let plate = LayoutRect(
      x: left, y: frame.y + inset, width: max(min(segment.maxX - beside, frame.maxX - inset) - left, 0),
      height: max(frame.height - 2 * inset, 0))
    for step in [2.0, 1] {
      body.rect(plate.grown(by: step / 2).offsetBy(x: 0, y: 1), radius: radius, fill: RGBA(hex: 0, opacity: 0.04))
    }
    body.rect(plate, radius: radius - inset, fill: control.tintColor.map { palette[$0] } ?? palette.selectedSegment)
  }

  /// From iOS 7 to 12 an outline in the tint's colour, which fills the selected segment.
  private mutating func drawFrame(of control: SegmentedControl, _ titles: [LabelNode], in frame: LayoutRect) {
    let tint = control.tintColor.map { palette[$0] } ?? palette.tint
    let shape = CornerShape(size: frame.size, radius: min(4, frame.height / 2))
    if let index = control.selectedSegmentIndex, titles.indices.contains(index) {
      let clip = definitions.id(of: .clip(shape))
      body.begin("g")
      body.translate(x: frame.x, y: frame.y)
      body.attribute("clip-path", url: clip)
      body.rect(titles[index].frame, fill: tint)
      body.end()
    }
    for index in titles.indices.dropFirst() {
      let (left, right) = isRightToLeft ? (index, index - 1) : (index - 1, index)
      let gap = (titles[left].frame.maxX, titles[right].frame.x)
      body.rect(LayoutRect(x: frame.x + gap.0, y: frame.y, width: gap.1 - gap.0, height: frame.height), fill: tint)
    }
    drawOutline(of: frame, color: tint)
  }
}
