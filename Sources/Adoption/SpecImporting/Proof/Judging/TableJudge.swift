import TableIR
import TableLayout
import TableSupport

/// Judges one table.
struct TableJudge {
  let saved: SavedTable
  let source: InterfaceTable
  let table: Table
  let era: CanvasEra
  let rows: [String: SavedTable.Row]
  /// The table's own width, in points.
  let width: Double
  /// The likeliest first.
  let canvases: [TableCanvas]
  /// The table with the saved heights of its rows.
  let pinned: Table
  /// The rows whose height nothing sets.
  let automaticRows: Set<String>
  /// Those of the app's own fonts.
  let faces: FontFaces?
  let work: WorkMeter

  init(
    _ saved: SavedTable, of source: InterfaceTable, table: Table, era: CanvasEra, system: InterfaceSystem,
    faces: FontFaces? = nil, work: WorkMeter
  ) {
    (self.saved, self.source, self.table, self.era, self.work) = (saved, source, table, era, work)
    self.faces = faces
    automaticRows = table.automaticRows
    rows = Dictionary(saved.rows.map { ($0.id, $0) }) { first, _ in first }
    width = source.element.rect("frame")?.width ?? saved.rows.first?.frame.width ?? source.screen.size.width
    canvases = Self.canvases(
      in: era, typeface: CanvasEra.typefaceVersion(system), saved: saved, source: source)
    pinned = table.pinned(to: rows, edges: table.style == .grouped ? era.profile.groups.edgeHeight : 0)
  }

  private static func canvases(
    in era: CanvasEra, typeface: Int, saved: SavedTable, source: InterfaceTable
  ) -> [TableCanvas] {
    TableCanvas.all(in: era, typeface: typeface, screen: source.screen, visibleScale: visibleScale(saved)).map {
      var canvas = $0
      canvas.isOfCell = source.kind == .cells
      return canvas
    }
  }

  /// The canvases of the other eras, each with its own letters, which may have left a frame.
  var olderCanvases: [TableCanvas] {
    var others: [CanvasEra] = []
    for other in CanvasEra.older where !other.isLike(era) && !others.contains(where: other.isLike) {
      others.append(other)
    }
    return others.flatMap { other in
      Self.canvases(in: other, typeface: other.profile.versions.upperBound, saved: saved, source: source)
    }
  }

  /// The pixels a point that the frames show.
  private static func visibleScale(_ saved: SavedTable) -> Double {
    let frames = saved.rows.flatMap { [$0.frame] + $0.parts.map(\.frame) }
    let values = frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let fractions = values.map { $0 - $0.rounded(.down) }
    if fractions.contains(where: { abs($0 - 1.0 / 3) < 0.01 || abs($0 - 2.0 / 3) < 0.01 }) { return 3 }
    return fractions.contains { abs($0 - 0.5) < 0.01 } ? 2 : 1
  }

  func judge(into proof: inout TableProof) {
    let canvas = judgePlaces(into: &proof)
    judgeHeights(on: canvas, into: &proof)
    judgeContents(on: canvas, into: &proof)
    judgeAccessories(into: &proof)
    judgeSupplementaries(on: canvas, into: &proof)
  }

  func layOut(
    _ table: Table, on canvas: TableCanvas, cell: CellWidth? = nil, work: WorkMeter? = nil
  ) -> TableNode {
    canvas.layOut(table, tableWidth: width, cell: cell ?? commonCell, faces: faces, work: work ?? self.work)
  }

  /// Where most cells stand.
  private var commonCell: CellWidth {
    var counts: [CellWidth: Int] = [:]
    for row in saved.rows { counts[row.cellWidth, default: 0] += 1 }
    return counts.max { ($0.value, $1.key.width) < ($1.value, $0.key.width) }?.key ?? CellWidth(x: 0, width: width)
  }
}

extension SavedTable.Row {
  var cellWidth: CellWidth { CellWidth(x: frame.x, width: frame.width) }
}

extension TableJudge {
  /// Judges headers and footers with views of their own.
  func judgeSupplementaries(on canvas: TableCanvas, into proof: inout TableProof) {
    guard !saved.supplementaries.isEmpty else { return }
    let cell = CellWidth(x: 0, width: width)
    let frames = LaidOutFrames(layOut(table, on: canvas, cell: cell))
    for supplementary in saved.supplementaries {
      for part in supplementary.parts {
        if let ours = frames[part.origin.part] {
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
