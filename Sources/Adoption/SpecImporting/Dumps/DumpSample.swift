import TableIR
import TableLayout

/// A few rows of a dump, one of each kind, which tell the table's system and style.
struct DumpSample {
  let table: DumpTable
  private static let mostRows = 24

  init(_ table: DumpTable) {
    var sample = table
    var seen: Set<Kind> = []
    var count = 0
    for section in sample.sections.indices {
      sample.sections[section].rows.removeAll { row in
        guard count < Self.mostRows, seen.insert(Kind(row)).inserted else { return true }
        count += 1
        return false
      }
    }
    sample.sections.removeAll { $0.rows.isEmpty }
    self.table = sample
  }

  /// What distinguishes the rows of a table, apart from their texts.
  private struct Kind: Hashable {
    var frames: [LayoutRect?]
    var isStyled: Bool
    var className: String?

    init(_ row: DumpTable.Row) {
      frames = [
        LayoutRect(x: row.frame.x, y: 0, width: row.frame.width, height: row.frame.height), row.contentView,
        row.accessory?.frame, row.textLabel?.frame, row.imageView?.frame,
      ]
      isStyled = row.textLabel != nil
      className = row.className
    }
  }

  /// How many frames agree if every row has the accessory and the style that fit it best; nil if the limit of the work is reached.
  func score(_ draft: DumpDraft, trial: DumpTrial) -> DumpAgreement? {
    var draft = draft
    let rows = table.rows
    var best = rows.map { _ in (form: DumpRowForm(), score: DumpAgreement(agreed: 0, total: 1)) }
    var total = DumpAgreement()
    func tryOut(_ form: (Int) -> DumpRowForm) -> Bool {
      var number = 0
      for section in draft.sections.indices {
        for row in draft.sections[section].rows.indices {
          draft.sections[section].rows[row].form = form(number)
          number += 1
        }
      }
      guard let tree = trial.layOut(draft, table) else { return false }
      total = DumpAgreement()
      var (printed, laidOut) = (
        table.header?.frame.maxY ?? 0, table.header == nil ? 0 : tree.table.header?.frame.maxY ?? 0
      )
      for (section, node) in zip(table.sections, tree.table.sections) {
        total.add(LayoutRect(top: section.top - printed), LayoutRect(top: node.visibleTop(of: section) - laidOut))
        (printed, laidOut) = (section.bottom, node.visibleBottom(of: section))
        if let view = section.header, let header = node.header { total = total + DumpAgreement(view, header) }
        if let view = section.footer, let footer = node.footer { total = total + DumpAgreement(view, footer) }
      }
      for (number, cell) in tree.table.sections.flatMap(\.rows).enumerated() {
        let form = form(number)
        var score = DumpAgreement(rows[number], cell, contents: form.contents)
        score.add(rows[number].separator, cell.separator?.frame)
        score.add(rows[number].frame.lines, cell.frame.lines)
        if best[number].score < score { best[number] = (form, score) }
      }
      return true
    }
    let accessories = rows.map { DumpRowForm.accessories(for: $0.accessory) }
    for place in 0..<(accessories.map(\.count).max() ?? 0) {
      let isDone = tryOut { number in
        DumpRowForm(accessory: accessories[number][min(place, accessories[number].count - 1)])
      }
      guard isDone else { return nil }
    }
    let chosen = best.map(\.form.accessory)
    // What a style explains says more of the system than views at their frames.
    for index in best.indices where rows[index].isStyled {
      best[index].score = DumpAgreement(agreed: 0, total: 1)
    }
    for style in DumpRowForm.styles(of: table.host) {
      let isDone = tryOut { number in
        rows[number].isStyled
          ? DumpRowForm(contents: .style(style), accessory: chosen[number]) : DumpRowForm(accessory: chosen[number])
      }
      guard isDone else { return nil }
    }
    return best.reduce(total) { $0 + $1.score }
  }
}

extension DumpTable.Row {
  /// Whether it may have one of UIKit's styles.
  var isStyled: Bool { textLabel?.text != nil && others.isEmpty }
}

extension LayoutRect {
  /// The space above a section.
  fileprivate init(top: Double) { self.init(x: 0, y: top, width: 0, height: 0) }

  /// Where a row begins and how wide it is.
  fileprivate var lines: LayoutRect { LayoutRect(x: x, y: 0, width: width, height: 0) }
}
