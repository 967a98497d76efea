import TableIR
import TableLayout

extension TableJudge {
  /// Judges the heights that the spec gives to rows.
  func judgeHeights(on canvas: TableCanvas, into proof: inout TableProof) {
    var older: [LaidOutFrames]?
    for (cell, group) in Dictionary(grouping: saved.rows, by: \.cellWidth) {
      let frames = LaidOutFrames(layOut(table.shownOnCanvas(rows), on: canvas, cell: cell))
      for row in group {
        guard let ours = frames[.row(row.id)]?.height else { continue }
        let frame = ProofFrame(
          kind: .rowHeight, element: row.cell.id ?? "", place: row.id, ours: [ours], saved: [row.frame.height])
        let isAutomatic = self.table.isAutomatic(row.id)
        if frame.agrees {
          proof.frames.append(frame)
        } else if isAutomatic, !era.growsRows || isNotSelfSized(row) {
          proof.set(1, aside: .notSelfSized)
        } else if isAutomatic, let rule = rule(of: row) {
          proof.set(1, aside: rule)
        } else {
          if older == nil {
            older = olderCanvases.filter(\.era.growsRows).map {
              LaidOutFrames(layOut(table.shownOnCanvas(rows), on: $0, cell: cell))
            }
          }
          let isStale = (older ?? []).contains {
            $0[.row(row.id)].map { abs($0.height - row.frame.height) <= ProofFrame.exact } ?? false
          }
          if isAutomatic && isStale { proof.set(1, aside: .staleHeight) } else { proof.frames.append(frame) }
        }
      }
    }
  }

  /// The height of a new row before its first layout, and in every document older than Xcode 11; or of one without content, in any era.
  private func isNotSelfSized(_ row: SavedTable.Row) -> Bool {
    let hairline = 1 / source.screen.scale
    return row.frame.height == 44
      || CanvasEra.all.contains { era in
        let least = era.profile.rows.minimumAutomaticHeight
        return (least - hairline - ProofFrame.exact...least + ProofFrame.exact).contains(row.frame.height)
      }
  }
}

extension Table {
  fileprivate func isAutomatic(_ id: String) -> Bool {
    for section in sections {
      for row in section.rows where row.id == id {
        if let height = row.height ?? section.rowHeight ?? rowHeight, case .points = height { return false }
        return true
      }
    }
    return false
  }
}
