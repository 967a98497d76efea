import TableDiagnostics
import TableIR

/// Views of one row, header or footer have distinct ids.
struct DuplicateViewID: LintRule {
  static let code = DiagnosticCode("L0401", rule: "duplicate-view-id", "two views with the same id")

  func check(_ table: Table, _ findings: inout Findings) {
    check(table.header, owner: "table.header", &findings)
    for section in table.sections {
      check(section.header, owner: "\(section.id).header", &findings)
      // By index, because a row that is passed along is copied.
      for row in section.rows.indices where !section.rows[row].views.isEmpty || section.rows[row].stack != nil {
        check(section.rows[row].ownViews, owner: section.rows[row].id, &findings)
      }
      check(section.footer, owner: "\(section.id).footer", &findings)
    }
    check(table.footer, owner: "table.footer", &findings)
  }

  private func check(_ view: HeaderFooter?, owner: String, _ findings: inout Findings) {
    if let view { check(view.ownViews, owner: owner, &findings) }
  }

  private func check(_ views: [View], owner: String, _ findings: inout Findings) {
    var places: [String: SpecPlace] = [:]
    func look(at views: [View]) {
      for view in views {
        if let id = view.id {
          let place = SpecPlace(view.location, ["id"])
          if let first = places[id], first != place {
            findings.add(
              Self.code, [place], owner: owner, "the id \(id.quotedForMessage) is already used by another view",
              notes: [Finding.PlacedNote(message: "first used here", place: first)])
          } else {
            places[id] = place
          }
        }
        look(at: view.children)
      }
    }
    look(at: views)
  }
}
