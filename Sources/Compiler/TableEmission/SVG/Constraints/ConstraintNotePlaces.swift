import TableIR

extension ConstraintFigure.Note.Place {
  /// The possible places of a note, the best first.
  func rects(_ size: LayoutSize) -> [LayoutRect] {
    switch self {
    case .beside(let line) where line.axis == .horizontal: beside(horizontal: line, size)
    case .beside(let line): beside(vertical: line, size)
    case .inside(let frame): inside(frame, size)
    }
  }

  /// The minimum distance from a note on a line to the line's ends, in points.
  private static var ends: Double { 3 }
  /// The distance from a line's end to a note beyond it.
  private static var beyond: Double { 2 }

  /// The distance from a line to a note beside it: ticks are in the way if the line is shorter than the note.
  private static func gap(_ line: ConstraintLine, _ length: Double) -> Double {
    line.length > length + 1 ? 1 : ConstraintFigure.tick + 0.75
  }

  private func beside(horizontal line: ConstraintLine, _ size: LayoutSize) -> [LayoutRect] {
    let gap = Self.gap(line, size.width)
    let (above, on, below) = (
      line.position - gap - size.height, line.position - size.height / 2, line.position + gap
    )
    var places: [(x: Double, y: Double)] = []
    for middle in Self.middles(of: line, size.width) {
      if line.length >= size.width + 2 * Self.ends { places.append((middle, on)) }
      places += [(middle, above), (middle, below)]
    }
    places += [(line.end + Self.beyond, on), (line.start - Self.beyond - size.width, on)]
    return places.map { LayoutRect(x: $0.x, y: $0.y, width: size.width, height: size.height) }
  }

  private func beside(vertical line: ConstraintLine, _ size: LayoutSize) -> [LayoutRect] {
    let gap = Self.gap(line, size.height)
    let (before, on, after) = (
      line.position - gap - size.width, line.position - size.width / 2, line.position + gap
    )
    var places: [(x: Double, y: Double)] = []
    for middle in Self.middles(of: line, size.height) {
      if line.length >= size.height + 2 * Self.ends { places.append((on, middle)) }
      places += [(after, middle), (before, middle)]
    }
    places += [(on, line.end + Self.beyond), (on, line.start - Self.beyond - size.height)]
    return places.map { LayoutRect(x: $0.x, y: $0.y, width: size.width, height: size.height) }
  }

  /// The starts of a note along a line.
  private static func middles(of line: ConstraintLine, _ length: Double) -> [Double] {
    [0.5, 0.25, 0.75, 0.1, 0.9].map { line.start + line.length * $0 - length / 2 }
  }

  /// The corners of a view and its middle, otherwise places beside it.
  private func inside(_ frame: LayoutRect, _ size: LayoutSize) -> [LayoutRect] {
    let inset = 2.0
    let (left, right) = (frame.x + inset, frame.maxX - size.width - inset)
    let (top, bottom) = (frame.y + inset, frame.maxY - size.height - inset)
    let (midX, midY) = (frame.midX - size.width / 2, frame.midY - size.height / 2)
    let (before, after) = (frame.x - size.width - inset, frame.maxX + inset)
    let (above, below) = (frame.y - size.height - inset, frame.maxY + inset)
    return [
      (midX, bottom), (midX, top), (midX, midY), (right, bottom), (left, bottom), (right, top), (left, top),
      (midX, below), (midX, above), (after, midY), (before, midY),
    ].map { LayoutRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }
}

extension ConstraintScene {
  /// The best place where a note hides no other; nil if there is no space.
  func place(for note: ConstraintFigure.Note, size: LayoutSize) -> LayoutRect? {
    let own: ConstraintLine? = if case .beside(let line) = note.place { line } else { nil }
    var best: (rect: LayoutRect, cost: Double)?
    for (index, rect) in note.place.rects(size).enumerated() {
      guard let hidden = cost(of: rect) else { continue }
      // It may cover its own line.
      let cost = hidden - (own?.length(in: rect) ?? 0) * 1.5 + Double(index) * 0.8
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    return best?.rect
  }
}
