import TableConstraints
import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableSupport

extension Question {
  /// The frames of the views that a constraint is between, and whether it holds.
  func constraintText(at offset: Int) -> String? {
    guard let layout, let table = layout.spec.study.parsed?.source?.table else { return nil }
    let old = layout.mapping.old(offset)
    let rows = Dictionary(
      layout.figure.tree.table.sections.flatMap(\.rows).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for row in table.sections.lazy.flatMap(\.rows) {
      guard let constraint = layout.constraint(at: old, in: row.subviews.constraints), let node = rows[row.id] else {
        continue
      }
      return text(of: constraint, in: node, layout)
    }
    return nil
  }

  private func text(of constraint: LayoutConstraint, in row: CellNode, _ layout: LayoutPlaces) -> String {
    var lines = ["`\(safeText("\(constraint)", limit: 200))` in the row `\(safeText(row.id, limit: 100))`"]
    for anchor in [constraint.expression.first, constraint.expression.second].compactMap(\.self) {
      let name = anchor.view.text
      let isRow = [LayoutConstraint.rootName, LayoutConstraint.holderName].contains(name)
      guard let frame = isRow ? row.contentView : Self.frame(name, in: row.subviews) else { continue }
      let line = "\(safeText(name, limit: 100)): \(Self.words(frame))"
      if !lines.contains(line) { lines.append(line) }
    }
    let isBroken = layout.figure.tree.constraintProblems.contains { problem in
      switch problem.kind {
      case .unsatisfiable(_, .constraint(let broken)?, _), .stretched(_, let broken, _): broken == constraint
      case .unsatisfiable, .ambiguous, .collapsed, .heightless: false
      }
    }
    if isBroken { lines.append("It is broken, because others contradict it: L0501.") }
    return lines.joined(separator: "  \n")
  }

  private static func words(_ frame: LayoutRect) -> String {
    "\(String(decimal: frame.width)) × \(String(decimal: frame.height)) points at \(String(decimal: frame.x)), \(String(decimal: frame.y))"
  }

  /// The frame of a view by its id, in its superview's space.
  private static func frame(_ id: String, in views: [ViewNode]) -> LayoutRect? {
    for view in views {
      if view.id == id { return view.frame }
      if let frame = frame(id, in: view.subviews) { return frame }
    }
    return nil
  }
}

extension LayoutPlaces {
  /// The constraint of a list that is written at an offset of the laid-out text.
  fileprivate func constraint(at offset: Int, in constraints: [LayoutConstraint]) -> LayoutConstraint? {
    let written = constraints.lazy.filter { $0.location.file == index && $0.keys.isEmpty }
      .map { (constraint: $0, start: laidOut.offset(line: Int($0.location.line), column: Int($0.location.column))) }
    guard let found = written.filter({ $0.start <= offset }).max(by: { $0.start < $1.start }),
      // It ends with its line, or with a comma of its list.
      !laidOut.bytes[found.start..<min(offset, laidOut.bytes.count)].contains(where: {
        $0 == 0x0A || $0 == UInt8(ascii: ",")
      })
    else { return nil }
    return found.constraint
  }
}
