import TableDiagnostics
import TableIR

/// Backgrounds by position must be set for every position: `single` is the one that is often forgotten (article 002).
struct MissingPosition: LintRule {
  static let code = DiagnosticCode("L0103", rule: "missing-position", "a position without a background")

  func check(_ table: Table, _ findings: inout Findings) {
    check(table.backgrounds, over: nil, at: SpecPlace(nil, ["backgrounds"]), owner: "table", &findings)
    for section in table.sections {
      check(
        section.backgrounds, over: table.backgrounds, at: SpecPlace(section.location, ["backgrounds"]),
        owner: section.id, &findings)
      // By index, because a row that is passed along is copied.
      for index in section.rows.indices where section.rows[index].backgrounds != nil {
        let row = section.rows[index]
        let around = section.backgrounds.map { table.backgrounds.under($0) } ?? table.backgrounds
        check(
          row.backgrounds, over: around, at: SpecPlace(row.location, ["backgrounds"]), owner: row.id, &findings)
      }
    }
  }

  private func check(
    _ own: PositionBackgrounds?, over around: PositionBackgrounds?, at place: SpecPlace, owner: String,
    _ findings: inout Findings
  ) {
    guard let own else { return }
    let whole = around.map { $0.under(own) } ?? own
    report(\.normal, "", own, whole, at: place, owner: owner, &findings)
    report(\.selected, "selected ", own, whole, at: place, owner: owner, &findings)
  }

  private func report(
    _ fill: KeyPath<Background, ShapedFill?>, _ state: String, _ own: PositionBackgrounds, _ whole: PositionBackgrounds,
    at place: SpecPlace, owner: String, _ findings: inout Findings
  ) {
    let declared = RowPosition.allCases.filter { own[$0]?[keyPath: fill] != nil }
    let missing = RowPosition.allCases.filter { whole[$0]?[keyPath: fill] == nil }
    // One position alone is an accent.
    guard declared.count > 1, !missing.isEmpty else { return }
    var finding = Finding(
      Self.code, [place], owner: owner,
      "\(state)backgrounds are set for \(Self.list(declared)) but not for \(Self.list(missing))")
    finding.pointsAtKey = true
    finding.rank = state.isEmpty ? 0 : 1
    finding.help =
      missing == [.single]
      ? "'single' is the only row of a section: it is neither top nor bottom"
      : "rows without one look like UIKit's, unlike the others"
    findings.add(finding)
  }

  private static func list(_ positions: [RowPosition]) -> String {
    let words = positions.map { "'\($0.rawValue)'" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension PositionBackgrounds {
  /// Other backgrounds over these, each state separately, as the layout looks them up.
  fileprivate func under(_ other: PositionBackgrounds) -> PositionBackgrounds {
    func both(_ position: RowPosition) -> Background {
      Background(
        normal: other[position]?.normal ?? self[position]?.normal,
        selected: other[position]?.selected ?? self[position]?.selected)
    }
    return PositionBackgrounds(
      top: both(.top), middle: both(.middle), bottom: both(.bottom), single: both(.single))
  }
}
