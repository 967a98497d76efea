import TableIR
import TableLayout

extension TableJudge {
  /// Judges headers and footers with views of their own.
  func judgeSupplementaries(on canvas: TableCanvas, into proof: inout TableProof) {
    guard !saved.supplementaries.isEmpty else { return }
    let cell = CellWidth(x: 0, width: width)
    let frames = LaidOutFrames(layOut(table, on: canvas, cell: cell))
    for supplementary in saved.supplementaries {
      for part in supplementary.parts {
        if part.kind != .header, let rule = supplementary.rule {
          proof.set(1, aside: rule)
        } else if let ours = frames[part.origin.part] {
          proof.frames.append(ProofFrame(part, ours: ours))
        } else {
          proof.set(1, aside: .notLaidOut)
        }
      }
    }
  }

  /// Judges the sizes of accessoryViews. The canvas does not lay them out, so they are laid out as a device does.
  func judgeAccessories(into proof: inout TableProof) {
    let parts = saved.rows.flatMap(\.accessories)
    guard !parts.isEmpty else { return }
    let frames = LaidOutFrames(layOut(table, on: canvases[0]))
    for part in parts {
      guard let ours = frames[part.origin.part] else {
        proof.set(1, aside: .notLaidOut)
        continue
      }
      proof.frames.append(ProofFrame(part, ours: ours))
    }
  }
}
