import TableIR
import TableLayout

/// Finds the spec whose layout has the frames of a dump.
///
/// What a dump does not contain, such as the table's style and the accessories, is tried: the layout of each possibility is compared with
/// the frames that were printed. What nothing explains is written with its frames.
struct DumpFitting {
  let table: DumpTable
  let trial: DumpTrial
  private(set) var draft: DumpDraft

  /// - Parameter ios: the version that is preferred if the views are as likely to be of several.
  init(_ table: DumpTable, trial: DumpTrial, preferring ios: Int) {
    self.table = table
    self.trial = trial
    let versions = Self.versions(of: table, preferring: ios)
    draft = DumpDraft(table, ios: versions.first ?? ios)
    chooseSystem(among: versions)
    chooseAccessories()
    chooseStyles()
    placeViews()
    chooseHeights()
    DumpSectionFitting(table: table, trial: trial).fit(&draft)
  }

  // MARK: The system

  /// One version of each profile that the dump may be from, the preferred one first, then the latest.
  private static func versions(of table: DumpTable, preferring ios: Int) -> [Int] {
    MetricsProfile.all.compactMap { profile in
      let known = table.hints.likelyVersions.filter { profile.versions.contains($0) }
      return known.contains(ios) ? ios : known.max()
    }.sorted { ($0 == ios ? 0 : 1, -$0) < ($1 == ios ? 0 : 1, -$1) }
  }

  /// The version and the style in which most frames of a few rows agree.
  private mutating func chooseSystem(among versions: [Int]) {
    let sample = DumpSample(table)
    var best: (score: DumpAgreement, draft: DumpDraft)?
    for version in versions {
      for style in TableStyle.allCases {
        var draft = DumpDraft(sample.table, ios: version)
        draft.style = style
        guard let score = sample.score(draft, trial: trial) else { return }
        if best.map({ $0.score < score }) ?? true { best = (score, draft) }
      }
    }
    guard let best else { return }
    (draft.ios, draft.style) = (best.draft.ios, best.draft.style)
  }

  // MARK: Rows

  /// Lays all rows out in each of several forms, and keeps the best for each row.
  private mutating func choose(
    _ count: Int, _ form: (DumpTable.Row, DumpRowForm, Int) -> DumpRowForm?,
    score: (DumpTable.Row, CellNode, DumpRowForm) -> DumpAgreement
  ) {
    var best = draft.sections.map { $0.rows.map { _ in (form: DumpRowForm?.none, score: DumpAgreement()) } }
    for number in 0..<count {
      var candidate = draft
      for (section, rows) in table.sections.enumerated() {
        for (row, printed) in rows.rows.enumerated() {
          if let form = form(printed, draft.sections[section].rows[row].form, number) {
            candidate.sections[section].rows[row].form = form
          }
        }
      }
      guard let tree = trial.layOut(candidate, table) else { return }
      for (section, node) in tree.table.sections.enumerated() {
        for (row, cell) in node.rows.enumerated() {
          let form = candidate.sections[section].rows[row].form
          let agreement = score(table.sections[section].rows[row], cell, form)
          if best[section][row].form == nil || best[section][row].score < agreement {
            best[section][row] = (form, agreement)
          }
        }
      }
    }
    for section in draft.sections.indices {
      for row in draft.sections[section].rows.indices {
        if let form = best[section][row].form { draft.sections[section].rows[row].form = form }
      }
    }
  }

  private mutating func chooseAccessories() {
    let most = table.rows.map { DumpRowForm.accessories(for: $0.accessory).count }.max() ?? 0
    choose(most) { row, form, number in
      let accessories = DumpRowForm.accessories(for: row.accessory)
      return DumpRowForm(contents: form.contents, accessory: accessories[min(number, accessories.count - 1)])
    } score: { row, cell, form in
      DumpAgreement(row, cell, contents: form.contents)
    }
  }

  private mutating func chooseStyles() {
    guard table.rows.contains(where: { $0.textLabel != nil && $0.others.isEmpty }) else { return }
    let styles = DumpRowForm.styles(of: table.host)
    choose(styles.count) { row, form, number in
      guard row.textLabel?.text != nil, row.others.isEmpty else { return form }
      return DumpRowForm(contents: .style(styles[number]), accessory: form.accessory)
    } score: { row, cell, form in
      DumpAgreement(row, cell, contents: form.contents)
    }
  }

  /// Writes the views of each row that no style explains at their frames.
  private mutating func placeViews() {
    guard let tree = trial.layOut(draft, table) else { return }
    for (section, node) in tree.table.sections.enumerated() {
      for (row, cell) in node.rows.enumerated() {
        let contents = draft.sections[section].rows[row].form.contents
        guard case .style = contents,
          !DumpAgreement(table.sections[section].rows[row], cell, contents: contents).isWhole
        else { continue }
        draft.sections[section].rows[row].form.contents = .views
      }
    }
    let cells = tree.table.sections.flatMap(\.rows)
    let hasContents = table.rows.contains { $0.contentView != nil }
    if hasContents, !table.rows.contains(where: { $0.separator != nil }), cells.contains(where: { $0.separator != nil })
    {
      draft.hasSeparators = false
    }
  }

  /// Leaves out the heights that rows have by themselves.
  private mutating func chooseHeights() {
    var automatic = draft
    for section in automatic.sections.indices {
      for row in automatic.sections[section].rows.indices { automatic.sections[section].rows[row].hasHeight = false }
    }
    guard let tree = trial.layOut(automatic, table) else { return }
    var counts: [Double: Int] = [:]
    for (section, node) in tree.table.sections.enumerated() {
      for (row, cell) in node.rows.enumerated() {
        let printed = table.sections[section].rows[row]
        // A row of custom views has the height of its table.
        let isAutomatic =
          draft.sections[section].rows[row].form.contents != .views && cell.frame.height.isNear(printed.frame.height)
          && DumpAgreement(printed, cell, contents: draft.sections[section].rows[row].form.contents).isWhole
        draft.sections[section].rows[row].hasHeight = !isAutomatic
        if !isAutomatic { counts[max(printed.frame.height, 0), default: 0] += 1 }
      }
    }
    let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let usual, usual.value * 2 > table.rows.count { draft.rowHeight = usual.key }
  }
}
