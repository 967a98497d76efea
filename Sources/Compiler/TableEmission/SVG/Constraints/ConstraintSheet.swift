import TableIR
import TableLayout

/// The constraints of one row, header or footer as they are drawn, in points, in the table's content space.
struct ConstraintSheet {
  /// A number at a place with space for it.
  struct PlacedNote {
    let text: String
    let frame: LayoutRect
    let node: ConstraintNode
    /// Whether it represents a constraint without a line.
    let isBadge: Bool
  }

  private(set) var figures: [ConstraintFigure] = []
  private(set) var notes: [PlacedNote] = []
  private var scene: ConstraintScene

  /// - Parameter origin: the origin of the constraints' space.
  init(_ constraints: [ConstraintNode], at origin: LayoutPoint, in scene: ConstraintScene) {
    self.scene = scene
    // An alignment has one possible place, a distance several beside each other, a length several sides of its view.
    for rank in 0...2 {
      for node in constraints where node.rank == rank { add(node, at: origin) }
    }
    addNotes()
  }

  private mutating func add(_ node: ConstraintNode, at origin: LayoutPoint) {
    let figure = ConstraintFigure(node, at: origin, in: scene)
    scene.add(figure.lines, ticks: figure.ticks)
    figures.append(figure)
  }

  /// Numbers of short lines have the fewest places, and go first.
  private mutating func addNotes() {
    let all = figures.flatMap { figure in figure.notes.map { ($0, figure.node) } }
    let ranked = all.enumerated().sorted { ($0.element.0.rank, $0.offset) < ($1.element.0.rank, $1.offset) }
    for (_, (note, node)) in ranked {
      guard let frame = scene.place(for: note, size: ConstraintNote.size(of: note.text)) else { continue }
      scene.add(note: frame)
      notes.append(PlacedNote(text: note.text, frame: frame, node: node, isBadge: note.isBadge))
    }
  }

  // MARK: Drawing

  func write(to writer: inout SVGWriter, _ style: ConstraintStyle) {
    // The halo of all lines comes first, so that it covers none of them.
    if let path = path(figures.flatMap { $0.lines + $0.ticks }) {
      writer.begin("path")
      writer.line(style.halo, width: ConstraintStyle.haloWidth)
      writer.attribute("d", path: path)
      writer.end()
    }
    writeGuides(to: &writer, style)
    writer.begin("g")
    writer.line(style.line, width: ConstraintStyle.lineWidth)
    for figure in figures { write(figure, to: &writer, style) }
    writer.end()
    for note in notes { ConstraintNote.write(note, to: &writer, style) }
  }

  /// Many constraints refer to the same side of a guide, which is drawn once.
  private func writeGuides(to writer: inout SVGWriter, _ style: ConstraintStyle) {
    var seen: Set<ConstraintLine> = []
    guard let path = path(figures.flatMap(\.guides).filter { seen.insert($0).inserted }) else { return }
    writer.begin("path")
    writer.line(style.guide, width: ConstraintStyle.guideWidth)
    writer.attribute("stroke-dasharray", numbers: 2, 2)
    writer.attribute("d", path: path)
    writer.end()
  }

  private func write(_ figure: ConstraintFigure, to writer: inout SVGWriter, _ style: ConstraintStyle) {
    let isOptional = figure.node.isOptional
    let lines = path(isOptional ? figure.lines : figure.lines + figure.ticks)
    let ticks = isOptional ? path(figure.ticks) : nil
    guard lines != nil || ticks != nil else { return }
    writer.begin("g")
    if figure.node.isBroken { writer.stroke(style.broken, width: ConstraintStyle.lineWidth) }
    // The tooltip.
    writer.begin("title")
    writer.text(figure.node.text)
    writer.end()
    if let lines {
      writer.begin("path")
      if isOptional { writer.attribute("stroke-dasharray", numbers: 2, 1.5) }
      writer.attribute("d", path: lines)
      writer.end()
    }
    if let ticks {
      writer.begin("path")
      writer.attribute("d", path: ticks)
      writer.end()
    }
    writer.end()
  }

  /// The visible part of some lines; nil if there is none.
  private func path(_ lines: [ConstraintLine]) -> PathData? {
    let lines = lines.compactMap { $0.clipped(to: scene.bounds) }
    guard !lines.isEmpty else { return nil }
    var path = PathData()
    for line in lines {
      path.move(line.startPoint.x, line.startPoint.y)
      path.line(line.endPoint.x, line.endPoint.y)
    }
    return path
  }
}

extension ConstraintNode {
  /// Those with the fewest places first.
  fileprivate var rank: Int {
    switch kind {
    case .distance: isAlignment ? 0 : 1
    case .length, .ratio: 2
    }
  }
}

extension ConstraintNode {
  /// Whether it is optional.
  var isOptional: Bool { priority < 1_000 }
}

extension ConstraintFigure.Note {
  fileprivate var isBadge: Bool {
    if case .inside = place { true } else { false }
  }

  /// The least first.
  fileprivate var rank: Double {
    switch place {
    case .beside(let line): line.length
    case .inside: .infinity
    }
  }
}
