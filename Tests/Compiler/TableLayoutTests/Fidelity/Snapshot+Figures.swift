import TableIR
import TableLayout

extension Snapshot.Figure {
  init(_ what: String, _ observed: Double, _ computed: @escaping @Sendable (TableNode) -> Double?) {
    self.init(what: what, observed: observed, computed: computed)
  }
}

extension [Snapshot.Figure] {
  /// The height of a row, counted from 0 through all sections.
  static func height(_ row: Int, _ observed: Double) -> Self {
    [.init("row \(row)'s height", observed) { $0.rows[row].frame.height }]
  }

  /// The line at a row's bottom, in the row's space.
  static func line(_ row: Int, x: Double, y: Double, maxX: Double) -> Self {
    [
      .init("line \(row)'s x", x) { $0.rows[row].separator?.frame.x },
      .init("line \(row)'s y", y) { $0.rows[row].separator?.frame.y },
      .init("line \(row)'s end", maxX) { $0.rows[row].separator?.frame.maxX },
    ]
  }

  /// The disc of an editing control, in the row's space.
  static func disc(_ row: Int, x: Double, maxX: Double, y: Double, maxY: Double) -> Self {
    [
      .init("disc \(row)'s x", x) { $0.rows[row].disc?.x },
      .init("disc \(row)'s end", maxX) { $0.rows[row].disc?.maxX },
      .init("disc \(row)'s y", y) { $0.rows[row].disc?.y },
      .init("disc \(row)'s bottom", maxY) { $0.rows[row].disc?.maxY },
    ]
  }

  /// The lines of a reorder control, in the row's space.
  static func bars(_ row: Int, x: Double, maxX: Double) -> Self {
    [
      .init("bars \(row)'s x", x) { $0.rows[row].reorderControl.map { $0.frame.x + $0.mark.x } },
      .init("bars \(row)'s end", maxX) { $0.rows[row].reorderControl.map { $0.frame.x + $0.mark.maxX } },
    ]
  }

  /// Where the ink of a row's text begins, in the row's space.
  static func text(_ row: Int, ink: Double) -> Self {
    [.init(what: "text \(row)'s x", observed: ink, isTextInk: true) { $0.rows[row].textX }]
  }

  /// The frame of a row's accessory, from side to side.
  static func accessory(_ row: Int, x: Double, maxX: Double) -> Self {
    [
      .init("accessory \(row)'s x", x) { $0.rows[row].accessoryView?.frame.x },
      .init("accessory \(row)'s end", maxX) { $0.rows[row].accessoryView?.frame.maxX },
    ]
  }

  /// Where the ink of a disclosure indicator ends: the symbol keeps 1.5 points off its box.
  static func indicator(_ row: Int, inkEnd: Double) -> Self {
    [.init("indicator \(row)'s end", inkEnd) { $0.rows[row].accessoryView.map { $0.frame.maxX - 1.5 } }]
  }

  /// The height of a section's header or footer.
  static func header(_ section: Int, _ observed: Double) -> Self {
    [.init("header \(section)'s height", observed) { $0.sections[section].header?.frame.height }]
  }

  /// From the last row of a section to the first of the next.
  static func gap(after section: Int, _ observed: Double) -> Self {
    [
      .init("the gap after section \(section)", observed) {
        guard let end = $0.sections[section].rows.last?.frame.maxY else { return nil }
        return $0.sections[section + 1].rows.first.map { $0.frame.y - end }
      }
    ]
  }

  /// The distance of two titles of the section index, over as many steps.
  static func index(from first: String, to last: String, steps: Int, pitch: Double) -> Self {
    [
      .init("the index's pitch", pitch) { table in
        func middle(_ title: String) -> Double? {
          table.sectionIndex?.titles.first { $0.text == title }?.frame.midY
        }
        guard let first = middle(first), let last = middle(last) else { return nil }
        return (last - first) / Double(steps)
      }
    ]
  }

  /// The middle of the index's titles, from the table's leading side.
  static func index(midX: Double) -> Self {
    [.init("the index's middle", midX) { $0.sectionIndex.flatMap { $0.frame.x + ($0.titles.first?.frame.midX ?? 0) } }]
  }
}
