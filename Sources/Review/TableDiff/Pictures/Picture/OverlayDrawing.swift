import TableEmission
import TableIR

/// Draws the marks of a band over its new picture.
struct OverlayDrawing {
  let size: LayoutSize
  let colors: PictureColors
  /// The frames of the labels so far, so that none covers another.
  private var taken: [LayoutRect] = []

  private static let fontSize = 8.5

  init(size: LayoutSize, colors: PictureColors) {
    self.size = size
    self.colors = colors
  }

  mutating func draw(_ marks: [OverlayMark], to writer: inout SVGWriter) {
    for mark in marks {
      switch mark {
      case .moved(let old, let new, _):
        // If they share an edge, the dashes leave both visible.
        outline(new, colors.new, to: &writer)
        outline(old, colors.old, isDashed: true, to: &writer)
        arrow(from: old, to: new, to: &writer)
      case .added(let rect): outline(rect, colors.added, to: &writer)
      case .removed(let rect): outline(rect, colors.old, isDashed: true, to: &writer)
      case .changed(let rect): outline(rect, colors.new, width: 0.75, to: &writer)
      case .absentRow(let y, _, let mark):
        let line = LayoutRect(x: 0, y: min(max(y - 1, 0), max(size.height - 2, 0)), width: size.width, height: 2)
        writer.rect(line, fill: mark.color(colors))
      }
    }
    // Labels come last, over all lines.
    var absent: [(y: Double, mark: RowMark, names: [String])] = []
    for mark in marks {
      switch mark {
      case .moved(_, let new, let text?): label(text, at: new, colors.new, to: &writer)
      case .added(let rect): label("+", at: rect, colors.added, to: &writer)
      case .removed(let rect): label("−", at: rect, colors.old, to: &writer)
      case .absentRow(let y, let name, let mark):
        if let last = absent.last, last.y == y, last.mark == mark {
          absent[absent.count - 1].names.append(name)
        } else {
          absent.append((y, mark, [name]))
        }
      case .moved, .changed: break
      }
    }
    for (y, mark, names) in absent {
      let text = "\(mark.sign) \(names[0])" + (names.count > 1 ? " and \(names.count - 1) more" : "")
      let fitted = PictureText.fitted(text, size: Self.fontSize, weight: .semibold, width: size.width * 0.7)
      let end = LayoutRect(x: size.width - 8, y: y, width: 0, height: 0)
      label(fitted, at: end, mark.color(colors), to: &writer)
    }
  }

  /// The line is inside the frame; a solid line has a halo.
  private func outline(
    _ rect: LayoutRect, _ color: RGBA, width: Double = 1.5, isDashed: Bool = false, to writer: inout SVGWriter
  ) {
    let inner = LayoutRect(
      x: rect.x + width / 2, y: rect.y + width / 2, width: max(rect.width - width, 0.5),
      height: max(rect.height - width, 0.5))
    if !isDashed {
      writer.begin("rect")
      writer.frame(inner)
      writer.line(colors.halo, width: width + 1.5)
      writer.end()
    }
    writer.begin("rect")
    writer.frame(inner)
    writer.line(color, width: width)
    if isDashed { writer.attribute("stroke-dasharray", numbers: 4, 2.5) }
    writer.end()
  }

  /// From the middle of the old frame to the edge of the new one, if there is space for it.
  private func arrow(from old: LayoutRect, to new: LayoutRect, to writer: inout SVGWriter) {
    let (dx, dy) = (new.midX - old.midX, new.midY - old.midY)
    // The share of the way that is inside the new frame.
    let across = dx == 0 ? Double.infinity : new.width / 2 / dx.magnitude
    let down = dy == 0 ? Double.infinity : new.height / 2 / dy.magnitude
    let inside = min(across, down)
    let whole = (dx * dx + dy * dy).squareRoot()
    guard inside < 1, whole * (1 - inside) >= 10 else { return }
    let end = LayoutPoint(x: new.midX - dx * inside, y: new.midY - dy * inside)
    let (ux, uy) = (dx / whole, dy / whole)
    var path = PathData()
    path.move(old.midX, old.midY)
    path.line(end.x, end.y)
    path.move(end.x - 5 * ux + 3 * uy, end.y - 5 * uy - 3 * ux)
    path.line(end.x, end.y)
    path.line(end.x - 5 * ux - 3 * uy, end.y - 5 * uy + 3 * ux)
    for (color, width) in [(colors.halo, 3.0), (colors.new, 1.25)] {
      writer.begin("path")
      writer.attribute("d", path: path)
      writer.roundedLine(color, width: width)
      writer.end()
    }
  }

  /// Writes a label beside a frame if there is space; otherwise the list has it.
  private mutating func label(_ text: String, at rect: LayoutRect, _ color: RGBA, to writer: inout SVGWriter) {
    let width = PictureText.width(text, size: Self.fontSize, weight: .semibold) + 6
    let height = 12.0
    let places = [
      LayoutPoint(x: rect.maxX - width, y: rect.y - height - 1), LayoutPoint(x: rect.maxX - width, y: rect.maxY + 1),
      LayoutPoint(x: rect.x, y: rect.y - height - 1), LayoutPoint(x: rect.x, y: rect.maxY + 1),
      LayoutPoint(x: rect.maxX + 2, y: rect.midY - height / 2),
      LayoutPoint(x: rect.x - width - 2, y: rect.midY - height / 2),
      LayoutPoint(x: rect.maxX - width - 2, y: rect.y + 2), LayoutPoint(x: rect.x + 2, y: rect.maxY - height - 2),
      LayoutPoint(x: rect.midX - width / 2, y: rect.midY - height / 2),
    ]
    let frames = places.map { LayoutRect(x: $0.x, y: $0.y, width: width, height: height) }
    guard let frame = frames.first(where: { isFree($0) }) else { return }
    taken.append(frame)
    writer.rect(frame, radius: 3, fill: colors.halo.opaque)
    writer.pictureText(
      text, x: frame.x + 3, y: frame.y + 9, size: Self.fontSize, weight: 600, color)
  }

  private func isFree(_ frame: LayoutRect) -> Bool {
    guard frame.x >= 0, frame.y >= 0, frame.maxX <= size.width, frame.maxY <= size.height else { return false }
    return !taken.contains { frame.x < $0.maxX && frame.maxX > $0.x && frame.meets($0) }
  }
}

extension RGBA {
  fileprivate var opaque: RGBA { RGBA(red, green, blue, alpha: 236) }
}
