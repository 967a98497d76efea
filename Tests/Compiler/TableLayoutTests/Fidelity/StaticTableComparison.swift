import SpecImporting
import TableIR
import TableLayout

/// One static table beside our own: the space above each section's rows, and every row.
struct StaticTableComparison {
  struct Pair {
    var name: String
    var numbers: NumberPair
  }

  /// The space above the rows of each section, in points.
  var offsets: [Pair] = []
  /// The y and the height of each row, in points.
  var cells: [Pair] = []
  /// Whether a long title was given more than one line.
  var hasFurtherLines = false

  var isExact: Bool { offsets.allSatisfy(\.numbers.isExact) }
  /// How many are reproduced, the exact ones before those within half a point.
  var matches: Int {
    let pairs = offsets + cells
    return pairs.count(where: \.numbers.isWithin) * 10_000 + pairs.count(where: \.numbers.isExact)
  }
  var isWithin: Bool { offsets.allSatisfy(\.numbers.isWithin) && cells.allSatisfy(\.numbers.isWithin) }

  init?(_ table: StaticTable, in era: CanvasEra, on canvas: StaticTable.Canvas) {
    guard var node = table.laidOut(in: era, on: canvas, lines: table.singleLines) else { return nil }
    let lines = Self.lines(of: table, beside: node, bar: canvas.bar)
    if lines != table.singleLines, let other = table.laidOut(in: era, on: canvas, lines: lines) {
      node = other
      hasFurtherLines = true
    }
    compare(table, with: node, bar: canvas.bar)
  }

  private mutating func compare(_ table: StaticTable, with node: TableNode, bar: Double) {
    var bottom = 0.0
    for (index, (theirs, ours)) in zip(table.sections, node.sections).enumerated() {
      guard let first = ours.rows.first else { continue }
      let gap = index == 0 ? theirs.firstY - bar : theirs.gapBefore ?? theirs.firstY - bottom
      let before = index == 0 ? 0 : node.sections[index - 1].rows.last?.frame.maxY ?? 0
      offsets.append(Pair(name: "section \(index)", numbers: NumberPair(ours: [first.frame.y - before], theirs: [gap])))
      var y = theirs.firstY - bar
      for (row, height) in theirs.blocks.enumerated() where row < ours.rows.count {
        let frame = ours.rows[row].frame
        cells.append(
          Pair(name: "row \(index)/\(row)", numbers: NumberPair(ours: [frame.y, frame.height], theirs: [y, height])))
        y += height
      }
      bottom = theirs.bottom
    }
  }

  /// How many lines the long titles have: as many as fill the space between two sections.
  private static func lines(of table: StaticTable, beside node: TableNode, bar: Double) -> StaticTable.Lines {
    var lines = table.singleLines
    for (index, section) in table.sections.enumerated() where index < node.sections.count {
      let previous = index == 0 ? nil : table.sections[index - 1]
      let top = node.sections[index].rows.first?.frame.y ?? 0
      let ours = index == 0 ? top : top - (node.sections[index - 1].rows.last?.frame.maxY ?? 0)
      guard let theirs = index == 0 ? section.firstY - bar : section.gapBefore, theirs > ours + 1 else { continue }
      let isLongFooter = previous.map { $0.footer == "titled" && $0.footerLen >= StaticTable.longTitle } ?? false
      let isLongHeader = section.header == "titled" && section.headerLen >= StaticTable.longTitle
      // 16 points a line at Large, 14 at extraSmall.
      let height = node.sections[index].header?.textLabel.map { $0.leading.rounded() } ?? 16
      let count = 1 + Int(((theirs - ours) / height).rounded())
      guard count <= 12 else { continue }
      if isLongFooter {
        lines.footers[index - 1] = count
      } else if isLongHeader {
        lines.headers[index] = count
      }
    }
    return lines
  }
}
