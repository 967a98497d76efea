import LayoutFormat
import TableDiagnostics

extension DiffReport {
  /// The changes as diagnostics on the lines that made them, for tools that show diagnostics: one for all changes with the same
  /// cause in several rows or specs, and one for each other change.
  public var items: [ReportItem] {
    let causes = causes
    return causes.groups.map { $0.item(of: self, suite: nil) } + itemsOfSpecs(causes)
  }

  /// The same, but the changes of each spec by themselves, for tools that count specs.
  public var itemsBySpec: [ReportItem] {
    specs.enumerated().flatMap { index, spec -> [ReportItem] in
      let only = DiffReport(specs: [spec]).causes
      return only.groups.map { $0.item(of: self, suite: spec.name) } + spec.items(only.others[0])
    }
  }

  private func itemsOfSpecs(_ causes: CauseGrouping) -> [ReportItem] {
    zip(specs, causes.others).flatMap { spec, changes in spec.items(changes) }
  }
}

extension CauseGroup {
  /// The number of places that are named one by one.
  private static let mostNotes = 20

  fileprivate func item(of report: DiffReport, suite: String?) -> ReportItem {
    let consequences = consequences
    let worst = consequences[0]
    let isOneSpec = specCount == 1
    let all = members.count > worst.members.count ? "; \(members.count) changes in all" : ""
    let message =
      "\(cause.words): \(extentWords); \(worst.subject(inOneSpec: isOneSpec)): \(worst.message)\(all)"
    var notes: [Note] = []
    let listed = consequences.flatMap(\.members)
    for member in listed.prefix(Self.mostNotes) {
      let change = member.reported.change
      let place = isOneSpec ? change.place.path : "\(member.name) \(change.place.path)"
      notes.append(Note(message: "\(place): \(ChangeWords(change).message)", range: member.reported.ownSource))
    }
    if listed.count > Self.mostNotes {
      notes.append(Note(message: "and \(counted(listed.count - Self.mostNotes, "more change"))", range: cause.place))
    }
    var print = Fingerprint()
    for part in [cause.kind.rawValue, cause.owner, cause.message, suite] { print.add(part) }
    var diagnostic = Diagnostic(code: worst.first.change.code, message: message, range: cause.place, notes: notes)
    diagnostic.subject = worst.first.change.place.path
    return ReportItem(
      diagnostic,
      fingerprint: print.hexadecimal(12), suite: suite)
  }
}

extension ReportedChange {
  /// The line to annotate: of the new version, or of the spec that an app is compared with.
  fileprivate var placeOfItem: SourceRange? { change.perspective == .app ? change.oldSource : change.newSource }
}

extension SpecDiff {
  /// Changes one by one, and those that are accepted.
  fileprivate func items(_ changes: [ReportedChange]) -> [ReportItem] {
    (changes + accepted).map { item($0) }
  }

  private func item(_ reported: ReportedChange) -> ReportItem {
    let change = reported.change
    let words = ChangeWords(change)
    let isOfApp = change.perspective == .app
    let file = SourceRange(file: isOfApp ? oldPath ?? name : newPath ?? oldPath ?? name)
    var message = "\(change.place.path): \(words.message)"
    if let followers = words.followers { message += ", \(followers)" }
    var notes: [Note] = []
    let range = reported.cause?.place ?? reported.placeOfItem ?? file
    if let cause = reported.cause, let own = change.newSource, !cause.place.isOnLine(of: own) {
      message += " (\(cause.words))"
      notes.append(Note(message: "is here", range: own))
    }
    if isOfApp {
      if let app = change.newSource { notes.append(Note(message: "in the app's views", range: app)) }
    } else if let old = change.oldSource, old != change.newSource {
      notes.append(Note(message: "was here", range: old))
    }
    if let words = environmentWords(reported) { notes.append(Note(message: words)) }
    let acceptance = reported.acceptance
    if let acceptance, !acceptance.isValid {
      notes.append(Note(message: "accepted until \(acceptance.expires ?? "now"): \(acceptance.reason)"))
    }
    var diagnostic = Diagnostic(code: change.code, message: message, range: range, notes: notes)
    diagnostic.subject = change.place.path
    return ReportItem(
      diagnostic,
      fingerprint: reported.fingerprint, suite: name,
      justification: reported.isAccepted ? acceptance?.reason : nil)
  }
}

extension SourceRange {
  /// Whether both start on the same line of a file.
  fileprivate func isOnLine(of other: SourceRange) -> Bool { file == other.file && start.line == other.start.line }
}
