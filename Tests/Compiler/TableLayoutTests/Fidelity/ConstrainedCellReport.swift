import SpecImporting
import TableIR

/// How many of the views that Interface Builder laid out by constraints are where it put them, and as large.
struct ConstrainedCellReport {
  struct Counts {
    var views = 0
    var positions = 0
    var sizes = 0

    var positionShare: Double { views == 0 ? 1 : Double(positions) / Double(views) }
    var sizeShare: Double { views == 0 ? 1 : Double(sizes) / Double(views) }

    mutating func add(_ other: Counts) {
      views += other.views
      positions += other.positions
      sizes += other.sizes
    }
  }

  private(set) var all = Counts()
  private(set) var eras: [String: Counts] = [:]
  private(set) var kinds: [String: Counts] = [:]
  private(set) var rules: [String: Int] = [:]
  /// Cells that margins, pixels or lines other than the device's reproduce to the last view.
  private(set) var otherCanvases = 0
  private(set) var misses: [String] = []

  init(_ cells: [ConstrainedCell]) {
    for cell in cells {
      if let rule = cell.rule {
        rules[rule, default: 0] += 1
      } else {
        judge(cell)
      }
    }
  }

  private mutating func judge(_ cell: ConstrainedCell) {
    var judged: [Judged] = []
    for canvas in ConstrainedCell.Canvas.all {
      let found = compared(cell, on: canvas)
      if judged.isEmpty { judged = found }
      guard found.allSatisfy({ $0.isPlaced && $0.isSized }) else { continue }
      if canvas.isAnother { otherCanvases += 1 }
      judged = found
      break
    }
    for view in judged {
      let counts = Counts(views: 1, positions: view.isPlaced ? 1 : 0, sizes: view.isSized ? 1 : 0)
      all.add(counts)
      eras[cell.era.name, default: Counts()].add(counts)
      kinds[view.kind, default: Counts()].add(counts)
      if let miss = view.miss { misses.append("\(cell.id) \(cell.toolsVersion) \(miss)") }
    }
  }

  private struct Judged {
    var kind: String
    var isPlaced: Bool
    var isSized: Bool
    var miss: String?
  }

  private func compared(_ cell: ConstrainedCell, on canvas: ConstrainedCell.Canvas) -> [Judged] {
    guard let frames = cell.laidOut(on: canvas) else { return [] }
    return cell.content.all.dropFirst().filter { $0.hidden == nil }.compactMap { view in
      guard let ours = frames[view.id] else { return nil }
      func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= Tally.tolerance }
      // A segmented control is a placeholder of its alignment rectangle.
      let height = ours.height + (view.kind == "segmentedControl" ? 1 : 0)
      let isPlaced = isNear(ours.x, view.frame[0]) && isNear(ours.y, view.frame[1])
      let isSized = isNear(ours.width, view.frame[2]) && isNear(height, view.frame[3])
      return Judged(
        kind: view.kind, isPlaced: isPlaced, isSized: isSized,
        miss: isPlaced && isSized ? nil : "\(view.kind) \(view.id): \(ours.numbers) not \(view.frame)")
    }
  }

  // MARK: The tables

  var markdown: String {
    var text = "| iOS or kind | views | positions | sizes |\n|---|---:|---:|---:|\n"
    text += Self.row("**all**", all)
    for era in CanvasEra.all.map(\.name) { if let counts = eras[era] { text += Self.row(era, counts) } }
    for (kind, counts) in kinds.sorted(by: { ($1.value.views, $0.key) < ($0.value.views, $1.key) }) {
      text += Self.row(kind, counts)
    }
    text += "\n| cells that a rule sets aside | cells |\n|---|---:|\n"
    for (rule, count) in rules.sorted(by: { $0.key < $1.key }) { text += "| \(rule) | \(count) |\n" }
    return text
      + "\n\(otherCanvases) cells are judged with margins of 8, 15, 16 or 20, at 1x, or without a line below the contentView, where one of these reproduces every view.\n"
  }

  private static func row(_ name: String, _ counts: Counts) -> String {
    func percent(_ share: Double) -> String { "\((share * 1000).rounded(.down) / 10) %" }
    return "| \(name) | \(counts.views) | \(counts.positions) (\(percent(counts.positionShare))) "
      + "| \(counts.sizes) (\(percent(counts.sizeShare))) |\n"
  }
}
