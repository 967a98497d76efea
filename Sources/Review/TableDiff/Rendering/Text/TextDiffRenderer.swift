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
  /// The number of cells after which lines of changes go on below; nil for no limit, as in a file.
  public var width: Int?

  /// Creates a text diff renderer.
  public init(colour: Bool, listsSame: Bool = false, width: Int? = nil) {
    self.colour = colour
    self.listsSame = listsSame
    self.width = width
  }

  private var page: TextPage { TextPage(colour: colour, width: width) }

  /// A sentence by itself.
  private func paragraph(_ text: String, from start: Int = 0, style: TerminalStyle? = nil) -> String {
    var line = page.line(from: start, below: start + 2)
    line.add(text, style: style)
    return line.text + "\n"
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
      paragraph(words) + (report.coverage.map { paragraph("compared: \($0.words)") } ?? "")
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
      let tally = [SpecTally(report).words, report.counts.wordsOfSeen, causes.words()].compactMap(\.self).joined(
        separator: "; ")
      write("\n\(verified ?? paragraph(tally))")
      writeCauses(causes, to: write)
    }
    for index in reported {
      let spec = report.specs[index]
      guard spec.isChanged, isOnly || !spec.isWhole else { continue }
      // What its changes have in common with other specs is reported already.
      guard isOnly || causes.othersCount(of: index) > 0 || spec.acceptedCount > 0 else { continue }
      if !isOnly || verified != nil { write("\n") }
      let edits = isOnly ? causes.words() : nil
      write(details(spec, others: causes.others(of: index), causes: shared, edits: edits))
    }
    if let words = report.undeterminedWords { write("\n\(paragraph(words, style: .aside))") }
    if let words = report.policyWords(safeText) { write("\n\(paragraph(words))") }
  }

  private func writeCauses(_ causes: CauseGrouping, to write: (String) -> Void) {
    var start = "\n  \(TerminalStyle.message.apply(to: "causes", colour: colour))\n"
    for group in causes.groups {
      write(start + CauseLines(group).text(on: page))
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
    let parts = countParts(spec)
    return parts.isEmpty ? nil : parts.map { paint($0.words, $0.changeClass) }.joined(separator: ", ")
  }

  private func countParts(_ spec: SpecDiff) -> [(words: String, changeClass: ChangeClass)] {
    let (counts, accepted) = (spec.counts, spec.acceptedCount)
    return counts.parts + (accepted > 0 ? [("\(accepted) accepted", .none)] : [])
  }

  // MARK: One spec

  private func details(_ spec: SpecDiff, others: [ReportedChange], causes: String, edits: String?) -> String {
    var text = TerminalStyle.message.apply(to: title(of: spec), colour: colour) + "\n"
    text += countLine(of: spec, edits: edits)
    text += causes
    let counted = ChangeGroup.groups(others)
    let rows = counted.map { ChangeLine($0, in: spec) }
    let columns = ChangeLine.Columns(rows, from: 4, on: page)
    for changeClass in ChangeClass.allCases {
      let lines = zip(counted, rows).filter { $0.0.changeClass == changeClass }
      guard !lines.isEmpty else { continue }
      text += "\n  \(paint(changeClass.rawValue, changeClass))\n"
      for (_, line) in lines { text += line.text(columns, on: page) }
    }
    return text + accepted(spec)
  }

  /// If more than this many lines have one reason, they are counted.
  private static let mostAccepted = 3

  /// What was accepted, by reasons.
  private func accepted(_ spec: SpecDiff) -> String {
    let changes = spec.accepted
    guard !changes.isEmpty else { return "" }
    var reasons: [String] = []
    var byReason: [String: [ReportedChange]] = [:]
    for change in changes {
      let reason = change.acceptance?.reason ?? ""
      if byReason[reason] == nil { reasons.append(reason) }
      byReason[reason, default: []].append(change)
    }
    var text = "\n  \(paint("accepted", .none))\n"
    for reason in reasons {
      let members = byReason[reason] ?? []
      let groups = ChangeGroup.groups(members)
      let end = " (\(safeText(reason)))"
      guard groups.count <= Self.mostAccepted else {
        text += paragraph("\(counted(members.count, "change"))\(end)", from: 4)
        continue
      }
      for group in groups {
        text += paragraph("\(safeText(group.subject)): \(safeText(group.message))\(end)", from: 4)
      }
    }
    return text
  }

  private func title(of spec: SpecDiff) -> String {
    switch (spec.oldPath, spec.newPath) {
    case (let old?, let new?) where old != new: "\(safeText(old)) → \(safeText(new))"
    case (let old, let new): safeText(new ?? old ?? spec.name)
    }
  }

  /// `2 breaking, 3 layout in 6 environments: 1 cause and 2 other changes`.
  private func countLine(of spec: SpecDiff, edits: String?) -> String {
    let parts = countParts(spec)
    guard !parts.isEmpty else { return "" }
    let count = spec.environmentNames.count
    let end = edits == nil ? "" : ":"
    var line = page.line(from: 2, below: 4)
    for (index, part) in parts.enumerated() {
      let mark = index < parts.count - 1 ? "," : count > 1 ? "" : end
      line.add(part.words, after: index > 0 ? 1 : 0, style: TerminalStyle(part.changeClass), mark: mark)
    }
    if count > 1 { line.add("in \(count) environments", after: 1, mark: end) }
    if let edits { line.add(edits, after: 1) }
    return line.text + "\n"
  }

  private func paint(_ text: String, _ changeClass: ChangeClass) -> String {
    TerminalStyle(changeClass).apply(to: text, colour: colour)
  }
}

extension SpecDiff {
  /// Whether it is on one side only, so that the overview covers it.
  var isWhole: Bool { status == .added || status == .removed }
}
