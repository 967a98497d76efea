import TableIR
import TableLayout

/// The surroundings of the constraints drawn in one row, header or footer, in points, in the table's content space.
///
/// Each figure avoids the contents and the figures drawn so far, as far as there is space.
struct ConstraintScene {
  /// The visible part of the row: numbers stay inside it.
  let room: LayoutRect
  /// Nothing is drawn beyond it.
  let bounds: LayoutRect
  /// Texts, images and controls.
  let contents: [LayoutRect]
  private(set) var lines: [ConstraintLine] = []
  private(set) var ticks: [ConstraintLine] = []
  private(set) var notes: [LayoutRect] = []

  init(room: LayoutRect, bounds: LayoutRect, contents: [LayoutRect]) {
    self.room = room
    self.bounds = bounds
    self.contents = contents
  }

  mutating func add(_ lines: [ConstraintLine], ticks: [ConstraintLine] = []) {
    self.lines += lines
    self.ticks += ticks
  }

  mutating func add(note: LayoutRect) { notes.append(note) }

  /// How much a line would obscure other lines and contents.
  func cost(of line: ConstraintLine) -> Double {
    guard line.clipped(to: bounds) == line else { return 1_000 }
    let others = lines.reduce(0.0) { $0 + (line.covers($1) ? 20 : line.crosses($1) ? 4 : 0) }
    return others + contents.reduce(0.0) { $0 + line.length(in: $1) * 0.1 }
  }

  /// How much a note would hide; nil if it would cover another note or is outside the row.
  func cost(of note: LayoutRect) -> Double? {
    guard room.contains(note), !notes.contains(where: { $0.intersection(note) != nil }) else { return nil }
    let hidden = contents.reduce(0) { cost, content in
      cost + (content.intersection(note).map { $0.width * $0.height } ?? 0) * 0.3
    }
    return (lines + ticks).reduce(hidden) { $0 + $1.length(in: note) * 1.5 }
  }
}

extension ConstraintScene {
  /// A scene with views and their contents, in a space with its origin at a point.
  init(room: LayoutRect, bounds: LayoutRect, over views: [ViewNode], at origin: LayoutPoint) {
    self.init(room: room, bounds: bounds, contents: views.flatMap { $0.shownContents(at: origin) })
  }
}

extension ViewNode {
  /// The frames in which it shows contents, not just a colour.
  fileprivate func shownContents(at origin: LayoutPoint) -> [LayoutRect] {
    guard !look.isInvisible else { return [] }
    let frame = frame.offsetBy(x: origin.x, y: origin.y)
    switch content {
    case .label(let label): return label.lineFrames(at: origin)
    case .image, .control: return [frame]
    case .stack(let views), .container(let views):
      return views.flatMap { $0.shownContents(at: LayoutPoint(x: frame.x, y: frame.y)) }
    case .plain: return []
    }
  }
}

extension LabelNode {
  /// The approximate frames of its lines.
  fileprivate func lineFrames(at origin: LayoutPoint) -> [LayoutRect] {
    guard !text.isEmpty else { return [] }
    let frame = frame.offsetBy(x: origin.x, y: origin.y)
    let top = frame.midY - leading * Double(drawnLines.count) / 2
    return drawnLines.enumerated().map { index, line in
      let width = min(line.width, frame.width)
      let x =
        switch alignment {
        case .natural, .left: frame.x
        case .center: frame.midX - width / 2
        case .right: frame.maxX - width
        }
      return LayoutRect(x: x, y: top + leading * Double(index), width: width, height: leading)
    }
  }
}
