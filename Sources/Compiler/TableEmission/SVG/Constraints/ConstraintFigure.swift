import TableIR
import TableLayout

/// The drawing of a constraint, as on Interface Builder's canvas, in points, in the table's content space.
struct ConstraintFigure {
  let node: ConstraintNode
  /// Lines along the constrained distance; dashed if the constraint is optional.
  private(set) var lines: [ConstraintLine] = []
  /// Lines across their ends.
  private(set) var ticks: [ConstraintLine] = []
  /// The edges of guides that it refers to.
  private(set) var guides: [ConstraintLine] = []
  private(set) var notes: [Note] = []

  /// A number, and its place.
  struct Note {
    enum Place {
      case beside(ConstraintLine)
      case inside(LayoutRect)
    }

    let text: String
    let place: Place
  }

  /// The length from the middle of a line to the end of a tick.
  static let tick = 2.5
  /// The length by which an alignment's line extends beyond the views.
  private static let overshoot = 4.0
  /// The distance of a length's line from the edge of its view.
  private static let besideEdge = 4.0

  /// - Parameters:
  ///   - node: in a space with its origin at `origin`.
  ///   - scene: the scene that it avoids covering.
  init(_ node: ConstraintNode, at origin: LayoutPoint, in scene: ConstraintScene) {
    self.node = node
    switch node.kind {
    case .distance(let from, let to): addDistance(from.offset(by: origin, node.axis), to.offset(by: origin, node.axis))
    case .length(let length, let other):
      let line = Self.line(of: length.offset(by: origin), in: scene)
      add(line, node.words)
      guard let other else { return }
      var scene = scene
      if let line { scene.add([line]) }
      add(Self.line(of: other.offset(by: origin), in: scene), node.isEquality ? node.words : nil)
    case .ratio(let frame):
      guard let words = node.words else { return }
      notes.append(Note(text: words, place: .inside(frame.offsetBy(x: origin.x, y: origin.y))))
    }

    func addDistance(_ from: ConstraintNode.Edge, _ to: ConstraintNode.Edge) {
      guides = [from, to].compactMap { $0.guideLine(node.axis) }
      let words = node.words
      if node.isAlignment {
        let line = alignment(from, to)
        lines.append(line)
        if let words { notes.append(Note(text: words, place: .beside(line))) }
      } else {
        let line = distance(from, to, in: scene)
        add(line, words)
        // Extend to a line that is beside the view.
        ticks += [from, to].compactMap { $0.extensionLine(to: line, node.axis) }
      }
    }
  }

  private mutating func add(_ line: ConstraintLine?, _ words: String?) {
    guard let line else { return }
    lines.append(line)
    ticks += line.ticks(Self.tick)
    if let words { notes.append(Note(text: words, place: .beside(line))) }
  }

  // MARK: Distances

  /// A line through both views, or along the one that is inside the other.
  private func alignment(_ from: ConstraintNode.Edge, _ to: ConstraintNode.Edge) -> ConstraintLine {
    let (one, other) = (from.extent(beside: to, node.axis), to.extent(beside: from, node.axis))
    let isAlongEdge = (from.isOfHolder || to.isOfHolder) && from.line == .edge && to.line == .edge
    let beyond = isAlongEdge ? 0 : Self.overshoot
    return ConstraintLine(
      node.axis.other, from: min(one.lowerBound, other.lowerBound) - beyond,
      to: max(one.upperBound, other.upperBound) + beyond, at: (from.position + to.position) / 2)
  }

  /// A line from one edge to the other, across both views or beside the second.
  private func distance(
    _ from: ConstraintNode.Edge, _ to: ConstraintNode.Edge, in scene: ConstraintScene
  ) -> ConstraintLine {
    let (one, other) = (from.extent(beside: to, node.axis), to.extent(beside: from, node.axis))
    let low = max(one.lowerBound, other.lowerBound)
    let high = min(one.upperBound, other.upperBound)
    let range = high > low ? low...high : other
    let lines = [0.5, 0.25, 0.75, 0.125, 0.875].map { part in
      ConstraintLine(
        node.axis, from: from.position, to: to.position,
        at: range.lowerBound + (range.upperBound - range.lowerBound) * part)
    }
    return lines.cheapest { scene.cost(of: $0) } ?? lines[0]
  }

  // MARK: Lengths

  /// A line beside the view's far or near edge, or inside them; nil if there is no length.
  private static func line(of length: ConstraintNode.Length, in scene: ConstraintScene) -> ConstraintLine? {
    let (along, across) = (length.frame.range(length.axis), length.frame.range(length.axis.other))
    guard along.upperBound - along.lowerBound > 0 else { return nil }
    let (near, far) = (across.lowerBound, across.upperBound)
    let room = scene.room.range(length.axis.other)
    let lines = [far + besideEdge, near - besideEdge, far - besideEdge, near + besideEdge, (near + far) / 2].map {
      ConstraintLine(length.axis, from: along.lowerBound, to: along.upperBound, at: $0)
    }
    return lines.cheapest { scene.cost(of: $0) + (room.contains($0.position) ? 0 : 100) }
  }
}

extension [ConstraintLine] {
  /// The first of the cheapest lines; each costs slightly more than the one before it.
  fileprivate func cheapest(_ cost: (ConstraintLine) -> Double) -> ConstraintLine? {
    enumerated().map { ($1, cost($1) + Double($0)) }.min { $0.1 < $1.1 }?.0
  }
}
