import TableIR
import TableLayout

extension TableJudge {
  /// Judges where the sections and rows of a table stand, and finds out the canvas by that. Prototypes stand nowhere.
  func judgePlaces(into proof: inout TableProof) -> TableCanvas {
    guard source.kind == .fixed else { return canvases[0] }
    let candidates = canvases.flatMap(\.barred)
    let table = pinned
    var best: (canvas: TableCanvas, frames: [ProofFrame])?
    for canvas in candidates {
      let frames = places(of: layOut(table, on: canvas), bar: canvas.bar)
      if best.map({ frames.matches > $0.frames.matches }) ?? true { best = (canvas, frames) }
    }
    guard let best else { return canvases[0] }
    if best.canvas.scale != canvases[0].scale { proof.set(1, aside: .otherScale) }
    if best.canvas.bar != 0 || best.canvas.hasLargeTitle { proof.set(1, aside: .bar) }
    if !best.frames.allSatisfy(\.agrees), isUnstacked {
      proof.frames += best.frames.map { $0.standing(.aside(.unstacked)) }
    } else if !best.frames.allSatisfy(\.agrees), isStale(table) {
      proof.frames += best.frames.map { $0.standing(.aside(.stale)) }
    } else {
      proof.frames += best.frames
    }
    return best.canvas
  }

  /// Whether rows overlap, or all rows of a grouped table with several sections follow each other from its top.
  private var isUnstacked: Bool {
    let frames = saved.rows.map(\.frame)
    let gaps = zip(frames, frames.dropFirst()).map { $1.y - $0.maxY }
    if gaps.contains(where: { $0 < -1.01 }) { return true }
    return table.style != .plain && frames.first?.y == 0 && !gaps.contains { $0 > 1.01 }
  }

  private func isStale(_ table: Table) -> Bool {
    olderCanvases.flatMap(\.barred).contains { canvas in
      places(of: layOut(table, on: canvas), bar: canvas.bar).filter { $0.kind == .sectionOffset }.allSatisfy(\.isExact)
    }
  }

  /// The space above each section, and every row.
  private func places(of node: TableNode, bar: Double) -> [ProofFrame] {
    var frames: [ProofFrame] = []
    /// Where the rows of the section before end.
    var end = (ours: 0.0, saved: bar)
    for section in node.sections {
      let pairs = section.rows.compactMap { row in rows[row.id].map { (row, $0) } }
      guard let (first, savedFirst) = pairs.first, let (last, savedLast) = pairs.last else { continue }
      frames.append(
        ProofFrame(
          kind: .sectionOffset, element: savedFirst.cell.id ?? "", place: section.id,
          ours: [first.frame.y - end.ours], saved: [savedFirst.frame.y - end.saved]))
      var y = savedFirst.frame.y - bar
      for (row, saved) in pairs {
        frames.append(
          ProofFrame(
            kind: .row, element: saved.cell.id ?? "", place: row.id,
            ours: [row.frame.y, row.frame.height], saved: [y, saved.frame.height]))
        y += saved.frame.height
      }
      end = (last.frame.maxY, savedLast.frame.maxY)
    }
    return frames
  }
}

extension [ProofFrame] {
  /// How many agree, the exact ones before the others.
  fileprivate var matches: Int { count(where: \.agrees) * 10_000 + count(where: \.isExact) }
}
