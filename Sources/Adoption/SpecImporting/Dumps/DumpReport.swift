import TableIR
import TableLayout
import TableSupport
import ViewDumps

/// What the spec of a dump does not say, or says otherwise.
struct DumpReport {
  private(set) var losses: [ImportLoss] = []

  init(_ fitting: DumpFitting, of dump: Dump) {
    let table = fitting.table
    addDamage(of: dump, table)
    for row in table.rows { for part in row.contents + [row.accessory].compactMap({ $0 }) { addText(of: part) } }
    for part in table.outliers { add("frame", of: part, "it is farther out than a spec's frames can be", true) }
    guard let tree = fitting.trial.layOut(fitting.draft, table) else { return }
    for ((section, printed), draft) in zip(zip(tree.table.sections, table.sections), fitting.draft.sections) {
      for ((cell, row), draft) in zip(zip(section.rows, printed.rows), draft.rows) {
        compare(row, cell, draft.form.contents)
      }
    }
  }

  /// Lists the views that cannot be shown: they were printed without a frame, or not to the end.
  private mutating func addDamage(of dump: Dump, _ table: DumpTable) {
    func loss(_ property: String, of view: DumpView, _ reason: String) -> ImportLoss {
      ImportLoss(
        element: view.baseClass ?? view.className, property: property, reason: reason, changesFrames: true,
        line: view.line)
    }
    for view in dump.views where view.frame == nil {
      losses.append(loss("frame", of: view, "it is cut off, or not finite, so the view is not shown"))
    }
    if let stray = dump.strayView, let first = dump.views.first {
      let line = dump.views[stray].line
      losses.append(
        loss(
          "superview", of: first,
          "the dump begins within a view: line \(line) is less deep, and what is above is missing"))
    }
    guard let last = dump.views.last else { return }
    if dump.endsInView {
      losses.append(loss("subviews", of: last, "the dump ends within this view, and what follows it is missing"))
    } else if DumpRole(last) == .cell, last.children.isEmpty, table.rows.contains(where: { $0.contentView != nil }) {
      // UIKit gives every cell a content view.
      losses.append(
        loss("subviews", of: last, "the dump ends before what is in this cell, and what follows it is missing"))
    }
  }

  private mutating func addText(of part: DumpTable.Part) {
    guard let text = part.text, DumpText.cutStart(text) != nil else { return }
    add("text", of: part, "the dump has only its first characters", false)
  }

  /// Lists the frames that no form of the row explains.
  private mutating func compare(_ row: DumpTable.Row, _ cell: CellNode, _ contents: DumpRowForm.Contents) {
    let frames = [
      ("contentView", row.contentView, LayoutRect?.some(cell.contentView)),
      ("accessoryView", row.accessory?.frame, cell.accessoryView?.frame),
    ]
    for (name, printed, laidOut) in frames {
      guard let printed, laidOut.map({ !printed.isNear($0) }) ?? true else { continue }
      losses.append(
        ImportLoss(
          element: row.className ?? "UITableViewCell", property: "\(name).frame = \(printed.words)",
          reason: laidOut.map { "the spec's is \($0.words)" } ?? "the spec has none", changesFrames: true,
          line: row.line))
    }
  }

  private mutating func add(_ property: String, of part: DumpTable.Part, _ reason: String, _ changesFrames: Bool) {
    losses.append(
      ImportLoss(
        element: part.className ?? part.kind ?? "view", property: property, reason: reason,
        changesFrames: changesFrames, line: part.line))
  }
}

extension LayoutRect {
  /// As UIKit prints a frame.
  fileprivate var words: String {
    let (x, y) = (String(decimal: x), String(decimal: y))
    return "(\(x) \(y); \(String(decimal: width)) \(String(decimal: height)))"
  }
}
