import TableDiagnostics

/// Renders a report for a terminal: counts first, then the changes by class, one line each.
///
///     settings   1 breaking, 2 layout
///       breaking
///         general/promo   the row is gone: 'Promo'          D0102  old/settings.yaml:12
///       layout
///         general/wifi    height 44 → 60 (+16), with label  D0205  new/settings.yaml:14
///
/// A cause that several rows or specs share is reported once, before the other changes (``CauseLines``).
///
/// Nothing in a spec reaches the terminal as a control character.
public struct TextDiffRenderer: Sendable {
  /// Whether to write ANSI colours.
  public var colour: Bool
  /// Whether specs that are the same are listed too.
  public var listsSame: Bool

  public init(colour: Bool, listsSame: Bool = false) {
    self.colour = colour
    self.listsSame = listsSame
  }

  /// The report; empty if there are no changes, as with `diff`, unless unchanged specs are listed or an app was verified.
  public func render(_ report: DiffReport) -> String {
    var text = ""
    write(report) { text += $0 }
    return text
  }

  /// Writes the same piece by piece, so that it is never in memory as a whole.
  package func write(_ report: DiffReport, to write: (String) -> Void) {
    let reported = report.specs.indices.filter { listsSame || report.specs[$0].isChanged }
    let verified = report.verificationWords.map { words in
      "\(words)\n" + (report.coverage.map { "compared: \($0.words)\n" } ?? "")
    }
    guard !reported.isEmpty else { return write(verified ?? "") }
    let causes = report.causes
    let isOnly = report.specs.count == 1
    var shared = ""
    if isOnly {
      write(verified ?? "")
      writeCauses(causes) { shared += $0 }
    } else {
      write(overview(report, reported, causes))
      let tally = [SpecTally(report).words, causes.words()].compactMap(\.self).joined(separator: "; ")
      write("\n\(verified ?? "\(tally)\n")")
      writeCauses(causes, to: write)
    }
    for index in reported {
      let spec = report.specs[index]
      guard spec.isChanged, isOnly || !spec.isWhole else { continue }
      // What its changes have in common with other specs is reported already.
      guard isOnly || causes.othersCount(of: index) > 0 || spec.acceptedCount > 0 else { continue }
      if !isOnly || verified != nil { write("\n") }
      let edits = isOnly ? causes.words().map { ": \($0)" } ?? "" : ""
      write(details(spec, others: causes.others(of: index), causes: shared, edits: edits))
    }
    if let words = report.undeterminedWords { write("\n\(TerminalStyle.aside.apply(to: words, colour: colour))\n") }
  }

  private func writeCauses(_ causes: CauseGrouping, to write: (String) -> Void) {
    var start = "\n  \(TerminalStyle.message.apply(to: "causes", colour: colour))\n"
    for group in causes.groups {
      write(start + CauseLines(group).text(colour: colour))
      start = "\n"
    }
  }

  /// If more specs than this have changes, those that only shared causes changed are counted.
  private static let mostListed = 40

  private func overview(_ report: DiffReport, _ reported: [Int], _ causes: CauseGrouping) -> String {
    guard !listsSame, reported.count > Self.mostListed else { return overview(reported.map { report.specs[$0] }) }
    let own = reported.filter { index in
      let spec = report.specs[index]
      return causes.othersCount(of: index) > 0 || spec.acceptedCount > 0
    }
    var text = overview(own.map { report.specs[$0] })
    let rest = reported.count - own.count
    if rest > 0 { text += "\(own.isEmpty ? "" : "and ")\(counted(rest, "spec")) with shared causes only\n" }
    return text
  }

  /// A line for each spec.
  private func overview(_ specs: [SpecDiff]) -> String {
    let names = specs.map { safeText($0.name) }
    let width = min(names.map(DisplayText.width).max() ?? 0, 48)
    return zip(specs, names).map { spec, name in
      "\(DisplayText.padded(name, to: width))  \(summary(spec))\n"
    }.joined()
  }

  private func summary(_ spec: SpecDiff) -> String {
    switch spec.status {
    // Its old version has errors.
    case .added where spec.oldPath != nil: return "had errors, and is compared with nothing"
    case .added: return "is new"
    case .removed: return paint("is gone", .breaking)
    case .renamed(let old):
      // Its new name is a change, too.
      return "was \(safeText(old))" + (spec.counts.total > 1 ? spec.counts.words.map { ", \($0)" } ?? "" : "")
    case .kept: return counts(spec) ?? "the same"
    }
  }

  private func counts(_ spec: SpecDiff) -> String? {
    let (counts, accepted) = (spec.counts, spec.acceptedCount)
    let words = ChangeClass.allCases.compactMap { changeClass in
      let count = counts[changeClass]
      return count > 0 ? paint("\(count) \(changeClass.rawValue)", changeClass) : nil
    }
    let all = words + (accepted > 0 ? [paint("\(accepted) accepted", .none)] : [])
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  // MARK: One spec

  private func details(_ spec: SpecDiff, others: [ReportedChange], causes: String, edits: String) -> String {
    var text = TerminalStyle.message.apply(to: title(of: spec), colour: colour) + "\n"
    if let counts = counts(spec) { text += "  \(counts)\(environments(of: spec))\(edits)\n" }
    text += causes
    let counted = ChangeGroup.groups(others)
    let rows = counted.map { ChangeLine($0, in: spec) }
    let columns = ChangeLine.Columns(rows)
    for changeClass in ChangeClass.allCases {
      let lines = zip(counted, rows).filter { $0.0.changeClass == changeClass }
      guard !lines.isEmpty else { continue }
      text += "\n  \(paint(changeClass.rawValue, changeClass))\n"
      for (_, line) in lines { text += line.text(columns, colour: colour) }
    }
    let accepted = ChangeGroup.groups(spec.accepted)
    guard !accepted.isEmpty else { return text }
    text += "\n  \(paint("accepted", .none))\n"
    for group in accepted {
      let reason = group.first.acceptance.map { safeText($0.reason) } ?? ""
      text += "    \(safeText(group.subject)): \(safeText(ChangeSentence(group.first.change).message)) (\(reason))\n"
    }
    return text
  }

  private func title(of spec: SpecDiff) -> String {
    switch (spec.oldPath, spec.newPath) {
    case (let old?, let new?) where old != new: "\(safeText(old)) → \(safeText(new))"
    case (let old, let new): safeText(new ?? old ?? spec.name)
    }
  }

  private func environments(of spec: SpecDiff) -> String {
    spec.environmentNames.count > 1 ? " in \(spec.environmentNames.count) environments" : ""
  }

  private func paint(_ text: String, _ changeClass: ChangeClass) -> String {
    TerminalStyle(changeClass).apply(to: text, colour: colour)
  }
}

extension SpecDiff {
  /// Whether it is on one side only, so that the overview covers it.
  var isWhole: Bool { status == .added || status == .removed }
}
