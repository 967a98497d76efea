import SpecEditing
import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import TableSupport

extension Question {
  /// What the attributes are that the constraints at an offset are between, with the frames of their views, and whether they hold.
  func constraintText(at offset: Int, _ editor: SpecEditor) -> String? {
    guard let layout, let source = layout.spec.study.parsed?.source,
      let mark = laidOut(layout, editor).constraint(at: layout.mapping.old(offset))
    else { return nil }
    func isMarked(_ place: SpecPlace) -> Bool { layout.isAt(place, mark) }
    let layouter = source.layouter(layout.figure.entry, recordsConstraints: true)
    let table = layouter.table(source.table)
    let part = table.part(of: layout.figure.tree) { $0.declaredConstraints.contains { isMarked($0.place) } }
    guard let part else { return nil }
    let work = source.session.work
    let tree = layouter.layOut(part, work: work)
    guard !work.isSpent else { return nil }
    for (holder, constraints) in tree.table.constraints {
      let marked = constraints.filter { isMarked($0.place) }
      guard !marked.isEmpty else { continue }
      let broken = tree.brokenConstraints
      return marked.prefix(Self.mostConstraints).map { node in
        Self.text(of: node, in: holder, isBroken: node.isBroken || broken.contains(node.place))
      }.joined(separator: "\n\n")
    }
    return nil
  }

  /// Of a visual format, which has several.
  private static let mostConstraints = 6

  private static func text(of node: ConstraintNode, in holder: String, isBroken: Bool) -> String {
    var lines = ["`\(safeText(node.text, limit: 200))` in \(holder)"]
    for anchor in node.anchors {
      let frame = anchor.frame
      lines.append(
        "`\(safeText(anchor.text, limit: 200))`: \(String(decimal: anchor.value)), of \(String(decimal: frame.width)) × "
          + "\(String(decimal: frame.height)) points at \(String(decimal: frame.x)), \(String(decimal: frame.y))")
    }
    if isBroken { lines.append("It is broken, because others contradict it: L0501.") }
    return lines.joined(separator: "  \n")
  }
}

extension LayoutPlaces {
  /// Whether a constraint is where an editor has found one.
  fileprivate func isAt(_ place: SpecPlace, _ mark: ConstraintMark) -> Bool {
    guard let location = place.location, location.file == index,
      place.path.starts(with: mark.keys.map { .key($0) }), mark.keys.isEmpty == place.path.isEmpty
    else { return false }
    return laidOut.offset(line: Int(location.line), column: Int(location.column)) == mark.start
  }
}

extension Table {
  /// The table with the first row, or with the headers and footers alone, that contains certain views; nil if nothing does.
  fileprivate func part(of tree: LayoutTree, _ isMeant: (Subviews) -> Bool) -> Table? {
    for section in sections {
      for row in section.rows where isMeant(Subviews(row.ownViews, constraints: row.constraints)) {
        return Question.reduced(self, to: row.id, tree)
      }
    }
    let supplementary = [header, footer] + sections.flatMap { [$0.header, $0.footer] }
    guard supplementary.contains(where: { $0.map { isMeant($0.subviews) } ?? false }) else { return nil }
    var part = self
    for index in part.sections.indices { part.sections[index].rows = [] }
    return part
  }
}

extension HeaderFooter {
  fileprivate var subviews: Subviews {
    if case .views(let subviews) = content { subviews } else { Subviews(ownViews) }
  }
}

extension TableNode {
  /// The constraints of everything that can have some, with its name and the space that their numbers are in.
  fileprivate var constraints: [(holder: String, constraints: [ConstraintNode])] {
    var all = [("header", header), ("footer", footer)].map {
      ("the table's \($0), in its points", $1?.constraints ?? [])
    }
    for section in sections {
      let name = safeText(section.id, limit: 100)
      all += [("header", section.header), ("footer", section.footer)].map {
        ("the \($0) of the section `\(name)`, in its points", $1?.constraints ?? [])
      }
      all += section.rows.map {
        ("the row `\(safeText($0.id, limit: 100))`, in points of its contentView", $0.constraints)
      }
    }
    return all
  }
}

extension LayoutTree {
  /// Where the constraints are that UIKit would break.
  fileprivate var brokenConstraints: Set<SpecPlace> {
    Set(
      constraintProblems.compactMap { problem in
        switch problem.kind {
        case .unsatisfiable(_, .constraint(let broken)?, _), .stretched(_, let broken, _): broken.place
        case .unsatisfiable, .ambiguous, .collapsed, .heightless, .squeezed: nil
        }
      })
  }
}
