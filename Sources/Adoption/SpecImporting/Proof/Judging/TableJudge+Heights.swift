import TableIR
import TableLayout

extension TableJudge {
  /// Judges the heights that the spec gives to rows.
  func judgeHeights(on canvas: TableCanvas, into proof: inout TableProof) {
    let shown = table.shownOnCanvas(rows)
    for (cell, group) in Dictionary(grouping: saved.rows, by: \.cellWidth) where !work.isSpent {
      let frames = LaidOutFrames(layOut(shown, on: canvas, cell: cell))
      var left: [(row: SavedTable.Row, frame: ProofFrame)] = []
      for row in group {
        guard let ours = frames[.row(row.id)]?.height else { continue }
        let frame = ProofFrame(
          kind: .rowHeight, element: row.cell.id ?? "", place: row.id, ours: [ours], saved: [row.frame.height])
        if source.kind == .cells {
          proof.frames.append(frame.standing(.aside(.loneCell)))
        } else if !automaticRows.contains(row.id) {
          proof.frames.append(frame)
        } else if !era.growsRows || isNotSelfSized(row) {
          proof.frames.append(frame.standing(.aside(.notSelfSized)))
        } else if let rule = unfilled(row) ?? row.doubt {
          proof.frames.append(frame.standing(.aside(rule)))
        } else if frame.agrees {
          proof.frames.append(frame)
        } else {
          left.append((row, frame))
        }
      }
      let stale = staleHeights(of: left.map(\.row), in: shown, cell: cell)
      proof.frames += left.map { stale.contains($0.row.id) ? $0.frame.standing(.aside(.staleHeight)) : $0.frame }
    }
  }

  private func staleHeights(of rows: [SavedTable.Row], in table: Table, cell: CellWidth) -> Set<String> {
    guard !rows.isEmpty else { return [] }
    let table = table.keeping(Set(rows.map(\.id)))
    var stale: Set<String> = []
    for canvas in olderCanvases where canvas.era.growsRows {
      let frames = LaidOutFrames(layOut(table, on: canvas, cell: cell))
      for row in rows {
        guard let ours = frames[.row(row.id)]?.height else { continue }
        if abs(ours - row.frame.height) <= ProofFrame.exact { stale.insert(row.id) }
      }
    }
    return stale
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
  var automaticRows: Set<String> {
    var automatic: Set<String> = []
    for section in sections {
      for row in section.rows {
        if let height = row.height ?? section.rowHeight ?? rowHeight, case .points = height { continue }
        automatic.insert(row.id)
      }
    }
    return automatic
  }
}
